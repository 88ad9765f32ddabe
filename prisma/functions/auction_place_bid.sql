-- Places one bid in one round trip: locks the auction's row, reads the clock after the lock, decides, and writes the bid, the
-- counter bids of maximum bids, an extension, the ledger entries and the job for the emails. Amounts are in kobo. A repeated
-- idempotency key returns the same response. The bid is for the round p_round: one that waited for the lock while an admin reset
-- the auction is refused. Without p_round it is for the round at this time.
-- Outcomes: 'accepted'; 'too_low', 'tied' (another bidder had set that maximum earlier; the price is now that amount),
-- 'maximum_too_low'; 'not_yet', 'frozen', 'over', 'reset', 'cancelled', 'not_found'; 'banned', 'runs_sale'; 'key_reused'.
CREATE OR REPLACE FUNCTION auction_place_bid(
  p_auction_id text, p_user_id text, p_is_admin boolean, p_amount_kobo bigint, p_maximum_kobo bigint, p_key text, p_round int DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  a auctions%ROWTYPE;
  previous bid_requests%ROWTYPE;
  v_now timestamptz;
  v_price bigint;
  v_maximum bigint := GREATEST(p_amount_kobo, COALESCE(p_maximum_kobo, p_amount_kobo));
  v_leader_maximum bigint;
  v_top text;
  v_top_alias text;
  v_alias text;
  v_users text[] := '{}';
  v_amounts bigint[] := '{}';
  v_typed_index int := 0;
  v_own_seq int := 0;
  v_hash text;
  v_id text;
  v_bid jsonb;
  v_response jsonb;
BEGIN
  SELECT * INTO a FROM auctions WHERE id = p_auction_id FOR UPDATE;
  IF NOT FOUND OR a.status = 'draft' THEN RETURN jsonb_build_object('outcome', 'not_found'); END IF;
  v_now := date_trunc('milliseconds', clock_timestamp());
  v_price := a.current_bid_kobo;

  IF p_key IS NOT NULL THEN
    SELECT * INTO previous FROM bid_requests WHERE auction_id = a.id AND user_id = p_user_id AND idempotency_key = p_key;
    IF FOUND THEN
      IF previous.amount_kobo <> p_amount_kobo OR previous.maximum_kobo IS DISTINCT FROM p_maximum_kobo THEN
        RETURN auction_state(a, v_now) || '{"outcome":"key_reused"}';
      END IF;
      RETURN previous.response;
    END IF;
  END IF;

  v_response := auction_state(a, v_now);
  IF a.round <> p_round THEN RETURN v_response || '{"outcome":"reset"}'; END IF;
  IF a.status = 'cancelled' THEN RETURN v_response || '{"outcome":"cancelled"}'; END IF;
  IF a.status = 'closed' THEN RETURN v_response || '{"outcome":"over"}'; END IF;
  IF a.frozen_at IS NOT NULL THEN RETURN v_response || '{"outcome":"frozen"}'; END IF;
  IF v_now < a.starts_at THEN RETURN v_response || '{"outcome":"not_yet"}'; END IF;
  IF v_now >= a.ends_at THEN RETURN v_response || '{"outcome":"over"}'; END IF;
  IF EXISTS (SELECT 1 FROM bidder_bans b WHERE b.user_id = p_user_id AND b.lifted_at IS NULL) THEN
    RETURN v_response || '{"outcome":"banned"}';
  END IF;
  -- Nobody bids in an auction that they created or administered.
  IF a.created_by_id = p_user_id OR (p_is_admin AND EXISTS (SELECT 1 FROM audit_log l WHERE l.subject = a.id AND l.actor_id = p_user_id)) THEN
    RETURN v_response || '{"outcome":"runs_sale"}';
  END IF;
  IF p_amount_kobo < (v_response->>'minimumBidKobo')::bigint THEN RETURN v_response || '{"outcome":"too_low"}'; END IF;

  IF a.top_bidder_id IS NOT NULL THEN
    SELECT m.maximum_kobo INTO v_leader_maximum FROM maximum_bids m
      WHERE m.auction_id = a.id AND m.user_id = a.top_bidder_id AND m.maximum_kobo > v_price;
  END IF;

  -- The leading bidder who sets a higher maximum does not outbid themselves: only the hidden maximum rises.
  IF a.top_bidder_id = p_user_id AND p_maximum_kobo IS NOT NULL THEN
    IF p_maximum_kobo <= COALESCE(v_leader_maximum, v_price) THEN RETURN v_response || '{"outcome":"maximum_too_low"}'; END IF;
    INSERT INTO maximum_bids (id, auction_id, user_id, maximum_kobo, set_at)
      VALUES (auction_new_id('bid'), a.id, p_user_id, p_maximum_kobo, v_now)
      ON CONFLICT (auction_id, user_id) DO UPDATE SET maximum_kobo = EXCLUDED.maximum_kobo, set_at = EXCLUDED.set_at;
    SELECT jsonb_build_object('seq', b.seq, 'alias', b.alias, 'amountKobo', b.amount_kobo, 'at', auction_time(b.placed_at), 'hash', l.hash)
      INTO v_bid FROM bids b JOIN auction_ledger l ON l.auction_id = b.auction_id AND l.seq = b.seq
      WHERE b.auction_id = a.id AND b.user_id = p_user_id AND b.voided_at IS NULL ORDER BY b.seq DESC LIMIT 1;
    v_response := v_response || jsonb_build_object('outcome', 'accepted', 'bid', v_bid, 'written', 0);
    IF p_key IS NOT NULL THEN
      INSERT INTO bid_requests (auction_id, user_id, idempotency_key, amount_kobo, maximum_kobo, response)
        VALUES (a.id, p_user_id, p_key, p_amount_kobo, p_maximum_kobo, v_response);
    END IF;
    RETURN v_response;
  END IF;

  -- The bids to write, in rising order. The leader may have a maximum above the price; of two equal amounts the earlier wins.
  IF v_leader_maximum IS NULL OR a.top_bidder_id = p_user_id OR p_amount_kobo > v_leader_maximum THEN
    v_users := ARRAY[p_user_id]; v_amounts := ARRAY[p_amount_kobo]; v_typed_index := 1;
  ELSE
    IF p_amount_kobo < v_leader_maximum THEN v_users := ARRAY[p_user_id]; v_amounts := ARRAY[p_amount_kobo]; v_typed_index := 1; END IF;
    IF v_maximum > v_leader_maximum THEN
      v_users := v_users || a.top_bidder_id || p_user_id;
      v_amounts := v_amounts || v_leader_maximum || LEAST(v_maximum, v_leader_maximum + auction_increment(a.increment_bands, a.increment_kobo, v_leader_maximum));
    ELSE
      IF v_maximum < v_leader_maximum AND v_maximum > p_amount_kobo THEN v_users := v_users || p_user_id; v_amounts := v_amounts || v_maximum; END IF;
      v_users := v_users || a.top_bidder_id;
      v_amounts := v_amounts || LEAST(v_leader_maximum, v_maximum + auction_increment(a.increment_bands, a.increment_kobo, v_maximum));
    END IF;
  END IF;

  IF p_user_id = ANY (v_users) THEN v_alias := auction_take_alias(a.id, p_user_id); END IF;

  v_top := a.top_bidder_id;
  v_top_alias := a.top_alias;
  v_hash := a.head_hash;
  FOR i IN 1 .. cardinality(v_users) LOOP
    a.seq := a.seq + 1;
    a.bid_count := a.bid_count + 1;
    a.current_bid_kobo := v_amounts[i];
    a.top_bidder_id := v_users[i];
    a.top_alias := CASE WHEN v_users[i] = p_user_id THEN v_alias ELSE v_top_alias END;
    v_hash := auction_append_entry(a.id, a.seq, v_now, 'bid', a.top_alias, v_amounts[i], '', v_hash);
    v_id := auction_new_id('bid');
    INSERT INTO bids (id, auction_id, seq, user_id, alias, amount_kobo, is_proxy, idempotency_key, placed_at)
      VALUES (v_id, a.id, a.seq, v_users[i], a.top_alias, v_amounts[i], i <> v_typed_index,
              CASE WHEN v_users[i] = p_user_id AND v_own_seq = 0 THEN p_key END, v_now);
    IF v_users[i] = p_user_id THEN
      v_own_seq := a.seq;
      v_bid := jsonb_build_object('seq', a.seq, 'alias', a.top_alias, 'amountKobo', v_amounts[i], 'at', auction_time(v_now), 'hash', v_hash);
    END IF;
  END LOOP;

  IF a.extension_window_seconds > 0 AND a.extension_seconds > 0 AND a.extensions < a.extension_cap
     AND a.ends_at - v_now <= make_interval(secs => a.extension_window_seconds) THEN
    a.ends_at := a.ends_at + make_interval(secs => a.extension_seconds);
    a.extensions := a.extensions + 1;
    a.seq := a.seq + 1;
    -- Who moved the end, with which bid, to when, and how often it has moved.
    v_hash := auction_append_entry(a.id, a.seq, v_now, 'extension', COALESCE(v_alias, a.top_alias),
      COALESCE((v_bid->>'amountKobo')::bigint, a.current_bid_kobo),
      auction_time(a.ends_at) || ' extension ' || a.extensions || ' of ' || a.extension_cap, v_hash);
  END IF;

  -- A maximum that was exceeded is deleted; the leader's own remains hidden.
  IF v_leader_maximum IS NOT NULL AND v_top <> p_user_id AND a.top_bidder_id <> v_top THEN
    DELETE FROM maximum_bids m WHERE m.auction_id = a.id AND m.user_id = v_top;
  END IF;
  IF a.top_bidder_id = p_user_id AND v_maximum > a.current_bid_kobo THEN
    INSERT INTO maximum_bids (id, auction_id, user_id, maximum_kobo, set_at)
      VALUES (auction_new_id('bid'), a.id, p_user_id, v_maximum, v_now)
      ON CONFLICT (auction_id, user_id) DO UPDATE SET maximum_kobo = EXCLUDED.maximum_kobo, set_at = EXCLUDED.set_at;
  END IF;

  UPDATE auctions SET seq = a.seq, head_hash = v_hash, current_bid_kobo = a.current_bid_kobo, bid_count = a.bid_count,
    top_bidder_id = a.top_bidder_id, top_alias = a.top_alias, ends_at = a.ends_at, extensions = a.extensions, updated_at = v_now
    WHERE id = a.id;

  v_response := auction_state(a, v_now) || jsonb_build_object('written', cardinality(v_users));
  -- The leader's earlier maximum took the amount, so this call wrote no bid of its own.
  IF v_own_seq = 0 THEN RETURN v_response || '{"outcome":"tied"}'; END IF;
  v_response := v_response || jsonb_build_object('outcome', 'accepted', 'bid', v_bid);
  IF p_key IS NOT NULL THEN
    INSERT INTO bid_requests (auction_id, user_id, idempotency_key, amount_kobo, maximum_kobo, response)
      VALUES (a.id, p_user_id, p_key, p_amount_kobo, p_maximum_kobo, v_response);
  END IF;
  -- One job sends both emails later, the receipt and the outbid notice, to keep this transaction short.
  INSERT INTO outbox_messages (id, topic, key, payload, next_attempt_at)
    VALUES (auction_new_id('out'), 'auction.bid-placed', 'bid-placed/' || a.id || '/' || v_own_seq,
            jsonb_build_object('auctionId', a.id, 'userId', p_user_id, 'seq', v_own_seq,
                               'outbidUserId', CASE WHEN v_top IS DISTINCT FROM a.top_bidder_id THEN v_top END),
            v_now + interval '2 seconds');
  RETURN v_response;
END $$;
