-- Gives an account a seat without a payment, whatever the opening times, the code and the waiting list; a full event gets one seat more.
-- Locks the event's row, and enqueues the email. Outcomes: 'seat', 'has_seat', 'held' (is paying for one), 'cancelled', 'over', 'not_found'.
CREATE OR REPLACE FUNCTION event_add_guest(p_event_id text, p_user_id text, p_rsvp_id text, p_code text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  v_now timestamptz;
  v_before "RsvpStatus";
BEGIN
  SELECT * INTO e FROM events WHERE id = p_event_id AND deleted_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  v_now := date_trunc('milliseconds', clock_timestamp());
  IF e.cancelled_at IS NOT NULL THEN RETURN 'cancelled'; END IF;
  IF COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN 'over'; END IF;
  IF event_release_expired(e.id) > 0 THEN SELECT * INTO e FROM events WHERE id = p_event_id; END IF;
  SELECT status INTO v_before FROM event_rsvps WHERE event_id = e.id AND user_id = p_user_id;
  IF v_before = 'seat' THEN RETURN 'has_seat'; END IF;
  IF v_before = 'held' THEN RETURN 'held'; END IF;
  INSERT INTO event_rsvps (id, event_id, user_id, status, check_in_code, seated_at, joined_at)
    VALUES (p_rsvp_id, e.id, p_user_id, 'seat', p_code, v_now, v_now)
    ON CONFLICT (event_id, user_id) DO UPDATE SET status = 'seat', check_in_code = EXCLUDED.check_in_code, seated_at = v_now,
      checked_in_at = NULL, checked_in_by_id = NULL, check_in_idempotency_key = NULL, reminded_for = NULL, expires_at = NULL,
      price_kobo = 0, charge_id = NULL, transfer_email = NULL, transfer_key = NULL, previous_code = NULL;
  -- A seat that was offered to them counts as taken already.
  IF v_before IS DISTINCT FROM 'offered' THEN
    UPDATE events SET capacity = CASE WHEN capacity IS NOT NULL THEN GREATEST(capacity, seats_taken + 1) END, seats_taken = seats_taken + 1, version = version + 1
      WHERE id = e.id;
  END IF;
  INSERT INTO outbox_messages (id, topic, key, payload)
    VALUES (event_outbox_id(), 'event.rsvp-confirmed.email', 'rsvp-confirmed/' || p_rsvp_id || '/' || (extract(epoch FROM v_now) * 1000)::bigint,
            jsonb_build_object('eventId', e.id, 'userId', p_user_id));
  RETURN 'seat';
END $$;
