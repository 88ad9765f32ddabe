-- Closed sales, one a day, each with twenty bids of five people. Only the comparison of sizes adds them.
CREATE TEMP TABLE load_auctions ON COMMIT DROP AS
SELECT n AS ordinal, pg_temp.load_id('auc', 'auction', n) AS id, date_trunc('day', at) - make_interval(days => n) + interval '17 hours' AS starts_at
FROM load_parameters, generate_series(1, auctions) n;
CREATE TEMP TABLE load_bids ON COMMIT DROP AS
SELECT a.ordinal, a.id AS auction_id, seq, p.id AS user_id, 'Bidder ' || (1 + seq % 5) AS alias, 200000 + seq * 10000 AS amount_kobo, a.starts_at + make_interval(mins => seq) AS placed_at
FROM load_auctions a CROSS JOIN generate_series(1, 20) seq JOIN load_users p ON p.ordinal = 1 + (a.ordinal * 5 + seq % 5) % (SELECT users FROM load_parameters);

INSERT INTO auctions (id, slug, title, status, starts_at, ends_at, announced_ends_at, current_bid_kobo, bid_count, top_bidder_id, top_alias, closed_at, winner_id, final_bid_kobo, created_at, updated_at)
SELECT a.id, 'load-' || a.ordinal, 'Lot No. ' || a.ordinal, 'closed', a.starts_at, a.starts_at + interval '1 hour', a.starts_at + interval '1 hour', b.amount_kobo, 20, b.user_id, b.alias,
       a.starts_at + interval '1 hour', b.user_id, b.amount_kobo, a.starts_at - interval '7 days', a.starts_at + interval '1 hour'
FROM load_auctions a JOIN load_bids b ON b.ordinal = a.ordinal AND b.seq = 20;
INSERT INTO bidder_aliases (auction_id, user_id, alias, created_at) SELECT auction_id, user_id, alias, min(placed_at) FROM load_bids GROUP BY 1, 2, 3;
INSERT INTO bids (id, auction_id, seq, user_id, alias, amount_kobo, placed_at)
SELECT pg_temp.load_id('bid', 'bid', ordinal * 100 + seq), auction_id, seq, user_id, alias, amount_kobo, placed_at FROM load_bids;

-- Each entry of a ledger hashes the one before.
DO $$
DECLARE
  b record;
  v_hash text;
BEGIN
  FOR b IN SELECT * FROM load_bids ORDER BY ordinal, seq LOOP
    v_hash := auction_append_entry(b.auction_id, b.seq, b.placed_at, 'bid', b.alias, b.amount_kobo, '', CASE WHEN b.seq > 1 THEN v_hash ELSE '' END);
    IF b.seq = 20 THEN
      v_hash := auction_append_entry(b.auction_id, 21, b.placed_at + interval '40 minutes', 'close', b.alias, b.amount_kobo, '', v_hash);
      UPDATE auctions SET seq = 21, head_hash = v_hash WHERE id = b.auction_id;
    END IF;
  END LOOP;
END $$;
