-- Closes an auction whose end has passed, exactly once, even if called concurrently. Creates the winner's offer, the last ledger entry
-- and the job.
-- Outcomes: 'closed', 'not_due', 'already'.
CREATE OR REPLACE FUNCTION auction_close(p_auction_id text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  a auctions%ROWTYPE;
  v_now timestamptz;
  v_bid bids%ROWTYPE;
  v_sold boolean;
BEGIN
  SELECT * INTO a FROM auctions WHERE id = p_auction_id FOR UPDATE;
  IF NOT FOUND OR a.status <> 'scheduled' THEN RETURN 'already'; END IF;
  v_now := date_trunc('milliseconds', clock_timestamp());
  IF a.frozen_at IS NOT NULL OR v_now < a.ends_at THEN RETURN 'not_due'; END IF;
  v_sold := a.top_bidder_id IS NOT NULL AND a.current_bid_kobo >= COALESCE(a.reserve_kobo, 0);
  a.seq := a.seq + 1;
  a.head_hash := auction_append_entry(a.id, a.seq, v_now, 'close', CASE WHEN v_sold THEN a.top_alias END,
    CASE WHEN v_sold THEN a.current_bid_kobo END,
    CASE WHEN v_sold THEN 'sold' WHEN a.top_bidder_id IS NULL THEN 'no bids' ELSE 'reserve not met' END, a.head_hash);
  UPDATE auctions SET status = 'closed', closed_at = v_now, seq = a.seq, head_hash = a.head_hash, updated_at = v_now,
    winner_id = CASE WHEN v_sold THEN a.top_bidder_id END, final_bid_kobo = CASE WHEN v_sold THEN a.current_bid_kobo END
    WHERE id = a.id;
  IF v_sold THEN
    SELECT * INTO STRICT v_bid FROM bids b WHERE b.auction_id = a.id AND b.voided_at IS NULL ORDER BY b.seq DESC LIMIT 1;
    INSERT INTO auction_offers (id, auction_id, user_id, bid_id, kind, amount_kobo, shipping_kobo, open_key, expires_at, created_at)
      VALUES (auction_new_id('off'), a.id, v_bid.user_id, v_bid.id, 'winner', v_bid.amount_kobo, a.shipping_kobo, a.id, v_now + interval '3 days', v_now);
  END IF;
  INSERT INTO outbox_messages (id, topic, key, payload)
    VALUES (auction_new_id('out'), 'auction.closed', 'auction-closed/' || a.id || '/' || a.seq,
            jsonb_build_object('auctionId', a.id, 'seq', a.seq));
  RETURN 'closed';
END $$;
