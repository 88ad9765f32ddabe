-- Gives up seats, an offer, a hold or a place on the waiting list; free seats are offered to the next people. With `p_rsvp_id` one seat of the
-- person, own or a companion's; without it what the person's own row is (seat, hold, offer, place on the list), with the companions who have
-- the same. A hold is given up as one. Guests who have checked in keep their seats. Outcomes: 'cancelled' (also without a seat) with the
-- `refunds` that are due as [{ rsvp, charge, kobo }], 'checked_in', 'over', 'not_found'. A hold loses its charge, so that a payment that
-- arrives later is refunded.
CREATE OR REPLACE FUNCTION event_give_up_seats(p_event_id text, p_user_id text, p_rsvp_id text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  v_now timestamptz;
  v_status "RsvpStatus";
  v_checked_in int;
  v_freed int;
  v_refunds jsonb;
BEGIN
  SELECT * INTO e FROM events WHERE id = p_event_id AND deleted_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"outcome":"not_found"}'; END IF;
  v_now := clock_timestamp();
  IF COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN '{"outcome":"over"}'; END IF;
  PERFORM event_release_expired(e.id);
  SELECT x.status INTO v_status FROM event_rsvps x WHERE x.event_id = e.id AND x.status <> 'cancelled'
    AND CASE WHEN p_rsvp_id IS NULL THEN x.user_id = p_user_id ELSE x.id = p_rsvp_id AND p_user_id IN (x.user_id, x.holder_id) END;
  IF p_rsvp_id IS NOT NULL AND v_status IS NULL THEN RETURN '{"outcome":"cancelled","refunds":[]}'; END IF;
  -- Somebody who has passed the own seat on still has those of the companions.
  v_status := COALESCE(v_status, 'seat');
  WITH own AS (
    SELECT x.* FROM event_rsvps x WHERE x.event_id = e.id AND p_user_id IN (x.user_id, x.holder_id) AND x.status = v_status
      AND (p_rsvp_id IS NULL OR v_status = 'held' OR x.id = p_rsvp_id)
    -- A check-in does not lock the event.
    ORDER BY x.id FOR UPDATE
  ), given_up AS (
    UPDATE event_rsvps x SET status = 'cancelled', seated_at = NULL, checked_in_at = NULL, checked_in_by_id = NULL, guest_name = NULL,
        check_in_idempotency_key = NULL, expires_at = NULL, charge_id = NULL, transfer_email = NULL, transfer_key = NULL
      FROM own WHERE x.id = own.id AND own.checked_in_at IS NULL
      RETURNING own.id, own.charge_id, own.price_kobo, own.status AS was
  )
  SELECT (SELECT count(*) FROM own WHERE checked_in_at IS NOT NULL), count(*) FILTER (WHERE g.was <> 'waiting'),
      COALESCE(jsonb_agg(jsonb_build_object('rsvp', g.id, 'charge', g.charge_id, 'kobo', g.price_kobo) ORDER BY g.id)
        FILTER (WHERE g.was = 'seat' AND g.charge_id IS NOT NULL AND event_is_refundable(e, v_now)), '[]')
    INTO v_checked_in, v_freed, v_refunds FROM given_up g;
  IF v_checked_in > 0 AND v_freed = 0 THEN RETURN '{"outcome":"checked_in"}'; END IF;
  IF v_freed > 0 THEN
    UPDATE events SET seats_taken = seats_taken - v_freed WHERE id = e.id;
    PERFORM event_offer_seats(e.id);
  END IF;
  RETURN jsonb_build_object('outcome', 'cancelled', 'refunds', v_refunds);
END $$;
