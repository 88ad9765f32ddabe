-- The current state of an auction, part of every response to a bid.
CREATE OR REPLACE FUNCTION auction_state(a auctions, p_now timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('seq', a.seq, 'currentBidKobo', a.current_bid_kobo,
    'minimumBidKobo', a.current_bid_kobo + auction_increment(a.increment_bands, a.increment_kobo, a.current_bid_kobo),
    'start', auction_time(a.starts_at), 'end', auction_time(a.ends_at), 'serverTime', auction_time(p_now),
    'frozenReason', a.frozen_reason)
$$;
