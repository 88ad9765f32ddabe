-- Gives up a seat, an offer, a hold or a place on the waiting list; a free seat is offered to the next person. Outcomes: 'cancelled' (also
-- without a seat) with the `charge` to refund or null, 'checked_in', 'over', 'not_found'. A hold loses its charge, so that a payment that
-- arrives later is refunded.
CREATE OR REPLACE FUNCTION event_cancel_rsvp(p_event_id text, p_user_id text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  r event_rsvps%ROWTYPE;
  v_now timestamptz;
BEGIN
  SELECT * INTO e FROM events WHERE id = p_event_id AND deleted_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"outcome":"not_found"}'; END IF;
  v_now := clock_timestamp();
  IF COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN '{"outcome":"over"}'; END IF;
  PERFORM event_release_expired(e.id);
  SELECT * INTO r FROM event_rsvps x WHERE x.event_id = e.id AND x.user_id = p_user_id AND x.status <> 'cancelled'
    -- A check-in does not lock the event.
    FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"outcome":"cancelled","charge":null}'; END IF;
  IF r.checked_in_at IS NOT NULL THEN RETURN '{"outcome":"checked_in"}'; END IF;
  UPDATE event_rsvps SET status = 'cancelled', seated_at = NULL, checked_in_at = NULL, checked_in_by_id = NULL,
      check_in_idempotency_key = NULL, expires_at = NULL, charge_id = NULL, transfer_email = NULL, transfer_key = NULL
    WHERE id = r.id;
  IF r.status <> 'waiting' THEN
    UPDATE events SET seats_taken = seats_taken - 1 WHERE id = e.id;
    PERFORM event_offer_seats(e.id);
  END IF;
  RETURN jsonb_build_object('outcome', 'cancelled', 'charge', CASE WHEN r.status = 'seat' AND event_is_refundable(e, v_now) THEN r.charge_id END);
END $$;
