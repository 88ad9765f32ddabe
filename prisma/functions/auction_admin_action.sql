-- An admin's action on an auction: the change and its ledger entry. It applies to what the admin saw: an extension is refused when
-- the end is no longer p_end, and an early end when the last ledger entry is no longer p_seq (both are optional). Outcomes: 'done', or the
-- reason why not ('not_found', 'not_running', 'not_started', 'over', 'already', 'no_bid', 'not_scheduled', 'running', 'past', 'paid', 'sold',
-- 'end_moved', 'changed', 'unknown').
CREATE OR REPLACE FUNCTION auction_admin_action(
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
  IF p_kind IN ('freeze', 'unfreeze', 'extend', 'void', 'message', 'end') AND a.status <> 'scheduled' THEN RETURN 'not_running'; END IF;
  -- Nothing changes between the end and the closing, unless the auction was frozen before its end.
  IF p_kind IN ('freeze', 'extend', 'void', 'cancel', 'message', 'end') AND a.status = 'scheduled' AND a.frozen_at IS NULL AND v_now >= a.ends_at THEN RETURN 'over'; END IF;

  IF p_kind = 'freeze' THEN
    IF a.frozen_at IS NOT NULL THEN RETURN 'already'; END IF;
    a.frozen_at := v_now; a.frozen_reason := p_reason;
  ELSIF p_kind = 'unfreeze' THEN
    IF a.frozen_at IS NULL THEN RETURN 'already'; END IF;
    -- The time for which the auction was frozen is added to its end.
    IF a.frozen_at > a.starts_at THEN a.ends_at := a.ends_at + (v_now - a.frozen_at);
    ELSIF v_now > a.starts_at THEN a.ends_at := a.ends_at + (v_now - a.starts_at); END IF;
    a.frozen_at := NULL; a.frozen_reason := NULL;
    v_detail := auction_time(a.ends_at);
  ELSIF p_kind = 'extend' THEN
    IF p_end IS NOT NULL AND p_end <> a.ends_at THEN RETURN 'end_moved'; END IF;
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
  ELSIF p_kind = 'message' THEN
    IF a.message = p_reason THEN RETURN 'already'; END IF;
    a.message := p_reason;
    a.message_at := CASE WHEN p_reason <> '' THEN v_now END;
  ELSIF p_kind = 'end' THEN
    IF v_now < a.starts_at THEN RETURN 'not_started'; END IF;
    IF p_seq IS NOT NULL AND p_seq <> a.seq THEN RETURN 'changed'; END IF;
    a.ends_at := v_now; a.frozen_at := NULL; a.frozen_reason := NULL;
  ELSIF p_kind = 'cancel' THEN
    IF a.status NOT IN ('draft', 'scheduled') THEN RETURN 'over'; END IF;
    a.status := 'cancelled'; a.frozen_at := NULL; a.frozen_reason := NULL;
  ELSIF p_kind = 'reset' THEN
    IF a.status = 'draft' THEN RETURN 'not_scheduled'; END IF;
    IF a.status = 'scheduled' AND v_now >= a.starts_at AND a.closed_at IS NULL THEN RETURN 'running'; END IF;
    IF p_end <= v_now THEN RETURN 'past'; END IF;
    IF EXISTS (SELECT 1 FROM auction_offers o WHERE o.auction_id = a.id AND o.status = 'paid') THEN RETURN 'paid'; END IF;
    -- The winner, or the next bidder, may be paying at this moment.
    IF EXISTS (SELECT 1 FROM auction_offers o WHERE o.auction_id = a.id AND o.status = 'open') THEN RETURN 'sold'; END IF;
    UPDATE bids SET voided_at = v_now WHERE auction_id = a.id AND voided_at IS NULL;
    DELETE FROM maximum_bids WHERE auction_id = a.id;
    UPDATE auction_watches SET opening_mailed_at = NULL, last_hour_mailed_at = NULL WHERE auction_id = a.id;
    a.status := 'scheduled'; a.starts_at := p_start; a.ends_at := p_end; a.announced_ends_at := p_end;
    a.current_bid_kobo := a.opening_kobo; a.bid_count := 0; a.extensions := 0; a.top_bidder_id := NULL; a.top_alias := NULL;
    a.round := a.round + 1;
    a.closed_at := NULL; a.winner_id := NULL; a.final_bid_kobo := NULL; a.frozen_at := NULL; a.frozen_reason := NULL;
    a.message := ''; a.message_at := NULL;
    v_detail := auction_time(p_start) || ' ' || auction_time(p_end) || ' ' || p_reason;
  ELSE
    RETURN 'unknown';
  END IF;

  a.seq := a.seq + 1;
  a.head_hash := auction_append_entry(a.id, a.seq, v_now, p_kind, v_alias, v_amount, v_detail, a.head_hash);
  UPDATE auctions SET status = a.status, starts_at = a.starts_at, ends_at = a.ends_at, announced_ends_at = a.announced_ends_at,
    current_bid_kobo = a.current_bid_kobo, bid_count = a.bid_count, round = a.round, extensions = a.extensions, top_bidder_id = a.top_bidder_id,
    top_alias = a.top_alias, closed_at = a.closed_at, winner_id = a.winner_id, final_bid_kobo = a.final_bid_kobo,
    frozen_at = a.frozen_at, frozen_reason = a.frozen_reason, message = a.message, message_at = a.message_at, seq = a.seq,
    head_hash = a.head_hash, updated_at = v_now
    WHERE id = a.id;
  -- The sale closes in the same transaction, so that no bid comes between.
  IF p_kind = 'end' THEN PERFORM auction_close(a.id); END IF;
  RETURN 'done';
END $$;
