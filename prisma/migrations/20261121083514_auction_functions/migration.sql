-- A bid, a closing and an intervention are one round trip each: they lock the row of the sale, read the clock after the lock,
-- judge, and write. Answers are jsonb with an `outcome`; sums are kobo.

-- What a sum has to rise by: the band it stands in, or the one increment.
CREATE FUNCTION auction_increment(p_bands jsonb, p_increment bigint, p_price bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT COALESCE(
    (SELECT (b->>'incrementKobo')::bigint FROM jsonb_array_elements(p_bands) b
     WHERE (b->>'fromKobo')::bigint <= p_price ORDER BY (b->>'fromKobo')::bigint DESC LIMIT 1),
    p_increment)
$$;

CREATE FUNCTION auction_time(p_at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Where the sale stands, as everyone who is refused or served is told.
CREATE FUNCTION auction_stand(a auctions, p_now timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('seq', a.seq, 'currentBidKobo', a.current_bid_kobo,
    'minimumBidKobo', a.current_bid_kobo + auction_increment(a.increment_bands, a.increment_kobo, a.current_bid_kobo),
    'start', auction_time(a.starts_at), 'end', auction_time(a.ends_at), 'serverTime', auction_time(p_now),
    'frozenReason', a.frozen_reason)
$$;

-- Adds a line to the ledger and returns its hash: sha256 over eight fields, one a line, in UTF-8. lib/auction/rules.ts makes the same bytes.
CREATE FUNCTION auction_write_line(
  p_auction_id text, p_seq int, p_at timestamptz, p_kind "LedgerKind", p_alias text, p_amount_kobo bigint, p_detail text, p_prev text
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_detail text := btrim(regexp_replace(COALESCE(p_detail, ''), '\s+', ' ', 'g'));
  v_hash text;
BEGIN
  v_hash := encode(sha256(convert_to(
    p_auction_id || E'\n' || p_seq || E'\n' || auction_time(p_at) || E'\n' || p_kind || E'\n' || COALESCE(p_alias, '') || E'\n'
    || COALESCE((p_amount_kobo / 100)::text, '') || E'\n' || v_detail || E'\n' || p_prev, 'UTF8')), 'hex');
  INSERT INTO auction_ledger (auction_id, seq, server_time, kind, alias, amount_kobo, detail, prev_hash, hash)
    VALUES (p_auction_id, p_seq, p_at, p_kind, p_alias, p_amount_kobo, v_detail, p_prev, v_hash);
  RETURN v_hash;
END $$;

CREATE FUNCTION auction_new_id(p_prefix text) RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT p_prefix || '_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20)
$$;

-- One bid, with what it sets off: the answer of a maximum bid, an extension, the ledger's lines, the letters. Outcomes: 'accepted';
-- 'too_low', 'tied' (somebody had named that sum before; the price is there now), 'maximum_too_low'; 'not_yet', 'frozen', 'over',
-- 'cancelled', 'not_found'; 'barred', 'runs_sale'; 'key_reused'. The same key is answered as it was the first time.
CREATE FUNCTION auction_place_bid(
  p_auction_id text, p_user_id text, p_is_admin boolean, p_amount_kobo bigint, p_maximum_kobo bigint, p_key text
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  a auctions%ROWTYPE;
  known bid_requests%ROWTYPE;
  v_now timestamptz;
  v_price bigint;
  v_most bigint := GREATEST(p_amount_kobo, COALESCE(p_maximum_kobo, p_amount_kobo));
  v_held bigint;
  v_top text;
  v_top_alias text;
  v_alias text;
  v_users text[] := '{}';
  v_sums bigint[] := '{}';
  v_typed int := 0;
  v_mine int := 0;
  v_hash text;
  v_id text;
  v_bid jsonb;
  v_answer jsonb;
BEGIN
  SELECT * INTO a FROM auctions WHERE id = p_auction_id FOR UPDATE;
  IF NOT FOUND OR a.status = 'draft' THEN RETURN jsonb_build_object('outcome', 'not_found'); END IF;
  v_now := date_trunc('milliseconds', clock_timestamp());
  v_price := a.current_bid_kobo;

  IF p_key IS NOT NULL THEN
    SELECT * INTO known FROM bid_requests WHERE auction_id = a.id AND user_id = p_user_id AND request_key = p_key;
    IF FOUND THEN
      IF known.amount_kobo <> p_amount_kobo OR known.maximum_kobo IS DISTINCT FROM p_maximum_kobo THEN
        RETURN auction_stand(a, v_now) || '{"outcome":"key_reused"}';
      END IF;
      RETURN known.answer;
    END IF;
  END IF;

  v_answer := auction_stand(a, v_now);
  IF a.status = 'cancelled' THEN RETURN v_answer || '{"outcome":"cancelled"}'; END IF;
  IF a.status = 'closed' THEN RETURN v_answer || '{"outcome":"over"}'; END IF;
  IF a.frozen_at IS NOT NULL THEN RETURN v_answer || '{"outcome":"frozen"}'; END IF;
  IF v_now < a.starts_at THEN RETURN v_answer || '{"outcome":"not_yet"}'; END IF;
  IF v_now >= a.ends_at THEN RETURN v_answer || '{"outcome":"over"}'; END IF;
  IF EXISTS (SELECT 1 FROM bidder_bars b WHERE b.user_id = p_user_id AND b.lifted_at IS NULL) THEN
    RETURN v_answer || '{"outcome":"barred"}';
  END IF;
  -- Whoever made the sale, or has laid hands on it, runs it.
  IF a.created_by_id = p_user_id OR (p_is_admin AND EXISTS (SELECT 1 FROM audit_log l WHERE l.subject = a.id AND l.actor_id = p_user_id)) THEN
    RETURN v_answer || '{"outcome":"runs_sale"}';
  END IF;
  IF p_amount_kobo < (v_answer->>'minimumBidKobo')::bigint THEN RETURN v_answer || '{"outcome":"too_low"}'; END IF;

  IF a.top_bidder_id IS NOT NULL THEN
    SELECT m.maximum_kobo INTO v_held FROM maximum_bids m
      WHERE m.auction_id = a.id AND m.user_id = a.top_bidder_id AND m.maximum_kobo > v_price;
  END IF;

  -- Who leads and names a higher maximum is not made to outbid themselves: only the secret sum rises.
  IF a.top_bidder_id = p_user_id AND p_maximum_kobo IS NOT NULL THEN
    IF p_maximum_kobo <= COALESCE(v_held, v_price) THEN RETURN v_answer || '{"outcome":"maximum_too_low"}'; END IF;
    INSERT INTO maximum_bids (id, auction_id, user_id, maximum_kobo, set_at)
      VALUES (auction_new_id('bid'), a.id, p_user_id, p_maximum_kobo, v_now)
      ON CONFLICT (auction_id, user_id) DO UPDATE SET maximum_kobo = EXCLUDED.maximum_kobo, set_at = EXCLUDED.set_at;
    SELECT jsonb_build_object('seq', b.seq, 'alias', b.alias, 'amountKobo', b.amount_kobo, 'at', auction_time(b.placed_at), 'hash', l.hash)
      INTO v_bid FROM bids b JOIN auction_ledger l ON l.auction_id = b.auction_id AND l.seq = b.seq
      WHERE b.auction_id = a.id AND b.user_id = p_user_id AND b.voided_at IS NULL ORDER BY b.seq DESC LIMIT 1;
    v_answer := v_answer || jsonb_build_object('outcome', 'accepted', 'bid', v_bid, 'written', 0);
    IF p_key IS NOT NULL THEN
      INSERT INTO bid_requests (auction_id, user_id, request_key, amount_kobo, maximum_kobo, answer)
        VALUES (a.id, p_user_id, p_key, p_amount_kobo, p_maximum_kobo, v_answer);
    END IF;
    RETURN v_answer;
  END IF;

  -- Which bids stand, in rising order. The one who leads may have named more than the price: the earlier sum wins a tie.
  IF v_held IS NULL OR a.top_bidder_id = p_user_id OR p_amount_kobo > v_held THEN
    v_users := ARRAY[p_user_id]; v_sums := ARRAY[p_amount_kobo]; v_typed := 1;
  ELSE
    IF p_amount_kobo < v_held THEN v_users := ARRAY[p_user_id]; v_sums := ARRAY[p_amount_kobo]; v_typed := 1; END IF;
    IF v_most > v_held THEN
      v_users := v_users || a.top_bidder_id || p_user_id;
      v_sums := v_sums || v_held || LEAST(v_most, v_held + auction_increment(a.increment_bands, a.increment_kobo, v_held));
    ELSE
      IF v_most < v_held AND v_most > p_amount_kobo THEN v_users := v_users || p_user_id; v_sums := v_sums || v_most; END IF;
      v_users := v_users || a.top_bidder_id;
      v_sums := v_sums || LEAST(v_held, v_most + auction_increment(a.increment_bands, a.increment_kobo, v_most));
    END IF;
  END IF;

  SELECT b.alias INTO v_alias FROM bidder_aliases b WHERE b.auction_id = a.id AND b.user_id = p_user_id;
  IF v_alias IS NULL AND p_user_id = ANY (v_users) THEN
    v_alias := 'Paddle ' || (SELECT count(*) + 1 FROM bidder_aliases b WHERE b.auction_id = a.id);
    INSERT INTO bidder_aliases (auction_id, user_id, alias) VALUES (a.id, p_user_id, v_alias);
  END IF;

  v_top := a.top_bidder_id;
  v_top_alias := a.top_alias;
  v_hash := a.head_hash;
  FOR i IN 1 .. cardinality(v_users) LOOP
    a.seq := a.seq + 1;
    a.bid_count := a.bid_count + 1;
    a.current_bid_kobo := v_sums[i];
    a.top_bidder_id := v_users[i];
    a.top_alias := CASE WHEN v_users[i] = p_user_id THEN v_alias ELSE v_top_alias END;
    v_hash := auction_write_line(a.id, a.seq, v_now, 'bid', a.top_alias, v_sums[i], '', v_hash);
    v_id := auction_new_id('bid');
    INSERT INTO bids (id, auction_id, seq, user_id, alias, amount_kobo, is_proxy, request_key, placed_at)
      VALUES (v_id, a.id, a.seq, v_users[i], a.top_alias, v_sums[i], i <> v_typed,
              CASE WHEN v_users[i] = p_user_id AND v_mine = 0 THEN p_key END, v_now);
    IF v_users[i] = p_user_id THEN
      v_mine := a.seq;
      v_bid := jsonb_build_object('seq', a.seq, 'alias', a.top_alias, 'amountKobo', v_sums[i], 'at', auction_time(v_now), 'hash', v_hash);
    END IF;
  END LOOP;

  IF a.extension_window_seconds > 0 AND a.extension_seconds > 0 AND a.extensions < a.extension_cap
     AND a.ends_at - v_now <= make_interval(secs => a.extension_window_seconds) THEN
    a.ends_at := a.ends_at + make_interval(secs => a.extension_seconds);
    a.extensions := a.extensions + 1;
    a.seq := a.seq + 1;
    v_hash := auction_write_line(a.id, a.seq, v_now, 'extension', NULL, NULL, auction_time(a.ends_at), v_hash);
  END IF;

  -- A maximum that is used up is forgotten; what is left of the leader's stays a secret.
  IF v_held IS NOT NULL AND v_top <> p_user_id AND a.top_bidder_id <> v_top THEN
    DELETE FROM maximum_bids m WHERE m.auction_id = a.id AND m.user_id = v_top;
  END IF;
  IF a.top_bidder_id = p_user_id AND v_most > a.current_bid_kobo THEN
    INSERT INTO maximum_bids (id, auction_id, user_id, maximum_kobo, set_at)
      VALUES (auction_new_id('bid'), a.id, p_user_id, v_most, v_now)
      ON CONFLICT (auction_id, user_id) DO UPDATE SET maximum_kobo = EXCLUDED.maximum_kobo, set_at = EXCLUDED.set_at;
  END IF;

  UPDATE auctions SET seq = a.seq, head_hash = v_hash, current_bid_kobo = a.current_bid_kobo, bid_count = a.bid_count,
    top_bidder_id = a.top_bidder_id, top_alias = a.top_alias, ends_at = a.ends_at, extensions = a.extensions, updated_at = v_now
    WHERE id = a.id;

  v_answer := auction_stand(a, v_now) || jsonb_build_object('written', cardinality(v_users));
  -- A sum that somebody had named before: their bid stands there now, and this one was never a bid.
  IF v_mine = 0 THEN RETURN v_answer || '{"outcome":"tied"}'; END IF;
  v_answer := v_answer || jsonb_build_object('outcome', 'accepted', 'bid', v_bid);
  IF p_key IS NOT NULL THEN
    INSERT INTO bid_requests (auction_id, user_id, request_key, amount_kobo, maximum_kobo, answer)
      VALUES (a.id, p_user_id, p_key, p_amount_kobo, p_maximum_kobo, v_answer);
  END IF;
  -- One row here becomes the letters later: the receipt, and that somebody was outbid. They may wait until the rush is over.
  INSERT INTO outbox_messages (id, topic, key, payload, next_attempt_at)
    VALUES (auction_new_id('out'), 'auction.bid-placed', 'bid-placed/' || a.id || '/' || v_mine,
            jsonb_build_object('auctionId', a.id, 'userId', p_user_id, 'seq', v_mine,
                               'outbidUserId', CASE WHEN v_top IS DISTINCT FROM a.top_bidder_id THEN v_top END),
            v_now + interval '2 seconds');
  RETURN v_answer;
END $$;

-- Closes a sale whose time is over, once, whoever asks. Outcomes: 'closed', 'not_due', 'already'.
CREATE FUNCTION auction_close(p_auction_id text) RETURNS text LANGUAGE plpgsql AS $$
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
  a.head_hash := auction_write_line(a.id, a.seq, v_now, 'close', CASE WHEN v_sold THEN a.top_alias END,
    CASE WHEN v_sold THEN a.current_bid_kobo END,
    CASE WHEN v_sold THEN 'sold' WHEN a.top_bidder_id IS NULL THEN 'no bids' ELSE 'reserve not met' END, a.head_hash);
  UPDATE auctions SET status = 'closed', closed_at = v_now, seq = a.seq, head_hash = a.head_hash, updated_at = v_now,
    winner_id = CASE WHEN v_sold THEN a.top_bidder_id END, final_bid_kobo = CASE WHEN v_sold THEN a.current_bid_kobo END
    WHERE id = a.id;
  IF v_sold THEN
    SELECT * INTO STRICT v_bid FROM bids b WHERE b.auction_id = a.id AND b.voided_at IS NULL ORDER BY b.seq DESC LIMIT 1;
    INSERT INTO auction_offers (id, auction_id, user_id, bid_id, kind, amount_kobo, open_key, expires_at, created_at)
      VALUES (auction_new_id('off'), a.id, v_bid.user_id, v_bid.id, 'winner', v_bid.amount_kobo, a.id, v_now + interval '3 days', v_now);
  END IF;
  INSERT INTO outbox_messages (id, topic, key, payload)
    VALUES (auction_new_id('out'), 'auction.closed', 'auction-closed/' || a.id || '/' || a.seq,
            jsonb_build_object('auctionId', a.id, 'seq', a.seq));
  RETURN 'closed';
END $$;

-- What an admin does to a sale that is on the calendar: each a line. Outcomes: 'done', or why not.
CREATE FUNCTION auction_intervene(
  p_auction_id text, p_kind "LedgerKind", p_reason text, p_seconds int, p_seq int, p_start timestamptz, p_end timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  a auctions%ROWTYPE;
  v_now timestamptz;
  v_bid bids%ROWTYPE;
  v_top bids%ROWTYPE;
  v_alias text;
  v_amount bigint;
  v_detail text := p_reason;
BEGIN
  SELECT * INTO a FROM auctions WHERE id = p_auction_id FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  v_now := date_trunc('milliseconds', clock_timestamp());
  IF p_kind IN ('freeze', 'unfreeze', 'extend', 'void') AND a.status <> 'scheduled' THEN RETURN 'not_running'; END IF;
  -- Between the end and the closing nothing is changed any more, unless the sale was frozen before its end.
  IF p_kind IN ('freeze', 'extend', 'void', 'cancel') AND a.status = 'scheduled' AND a.frozen_at IS NULL AND v_now >= a.ends_at THEN RETURN 'over'; END IF;

  IF p_kind = 'freeze' THEN
    IF a.frozen_at IS NOT NULL THEN RETURN 'already'; END IF;
    a.frozen_at := v_now; a.frozen_reason := p_reason;
  ELSIF p_kind = 'unfreeze' THEN
    IF a.frozen_at IS NULL THEN RETURN 'already'; END IF;
    -- Nobody loses time to a pause.
    IF a.frozen_at > a.starts_at THEN a.ends_at := a.ends_at + (v_now - a.frozen_at);
    ELSIF v_now > a.starts_at THEN a.ends_at := a.ends_at + (v_now - a.starts_at); END IF;
    a.frozen_at := NULL; a.frozen_reason := NULL;
    v_detail := auction_time(a.ends_at);
  ELSIF p_kind = 'extend' THEN
    a.ends_at := a.ends_at + make_interval(secs => p_seconds);
    v_detail := auction_time(a.ends_at) || ' ' || p_reason;
  ELSIF p_kind = 'void' THEN
    SELECT * INTO v_bid FROM bids b WHERE b.auction_id = a.id AND b.seq = p_seq AND b.voided_at IS NULL;
    IF NOT FOUND THEN RETURN 'no_bid'; END IF;
    UPDATE bids SET voided_at = v_now WHERE id = v_bid.id;
    DELETE FROM maximum_bids m WHERE m.auction_id = a.id AND m.user_id = v_bid.user_id;
    SELECT * INTO v_top FROM bids b WHERE b.auction_id = a.id AND b.voided_at IS NULL ORDER BY b.amount_kobo DESC, b.seq LIMIT 1;
    a.current_bid_kobo := COALESCE(v_top.amount_kobo, a.opening_kobo);
    a.top_bidder_id := v_top.user_id; a.top_alias := v_top.alias;
    a.bid_count := a.bid_count - 1;
    v_alias := v_bid.alias; v_amount := v_bid.amount_kobo;
    v_detail := p_seq || ' ' || p_reason;
  ELSIF p_kind = 'cancel' THEN
    IF a.status NOT IN ('draft', 'scheduled') THEN RETURN 'over'; END IF;
    a.status := 'cancelled'; a.frozen_at := NULL; a.frozen_reason := NULL;
  ELSIF p_kind = 'reset' THEN
    IF a.status = 'draft' THEN RETURN 'not_scheduled'; END IF;
    IF a.status = 'scheduled' AND v_now >= a.starts_at AND a.closed_at IS NULL THEN RETURN 'running'; END IF;
    IF p_end <= v_now THEN RETURN 'past'; END IF;
    IF EXISTS (SELECT 1 FROM auction_offers o WHERE o.auction_id = a.id AND o.status = 'paid') THEN RETURN 'paid'; END IF;
    UPDATE auction_offers SET status = 'withdrawn', open_key = NULL, settled_at = v_now WHERE auction_id = a.id AND status = 'open';
    UPDATE bids SET voided_at = v_now WHERE auction_id = a.id AND voided_at IS NULL;
    DELETE FROM maximum_bids WHERE auction_id = a.id;
    UPDATE auction_watches SET opening_mailed_at = NULL, last_hour_mailed_at = NULL WHERE auction_id = a.id;
    a.status := 'scheduled'; a.starts_at := p_start; a.ends_at := p_end; a.announced_ends_at := p_end;
    a.current_bid_kobo := a.opening_kobo; a.bid_count := 0; a.extensions := 0; a.top_bidder_id := NULL; a.top_alias := NULL;
    a.closed_at := NULL; a.winner_id := NULL; a.final_bid_kobo := NULL; a.frozen_at := NULL; a.frozen_reason := NULL;
    v_detail := auction_time(p_start) || ' ' || auction_time(p_end) || ' ' || p_reason;
  ELSE
    RETURN 'unknown';
  END IF;

  a.seq := a.seq + 1;
  a.head_hash := auction_write_line(a.id, a.seq, v_now, p_kind, v_alias, v_amount, v_detail, a.head_hash);
  UPDATE auctions SET status = a.status, starts_at = a.starts_at, ends_at = a.ends_at, announced_ends_at = a.announced_ends_at,
    current_bid_kobo = a.current_bid_kobo, bid_count = a.bid_count, extensions = a.extensions, top_bidder_id = a.top_bidder_id,
    top_alias = a.top_alias, closed_at = a.closed_at, winner_id = a.winner_id, final_bid_kobo = a.final_bid_kobo,
    frozen_at = a.frozen_at, frozen_reason = a.frozen_reason, seq = a.seq, head_hash = a.head_hash, updated_at = v_now
    WHERE id = a.id;
  RETURN 'done';
END $$;
