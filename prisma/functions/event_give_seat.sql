-- Gives somebody on the waiting list a seat, also at an event that costs something: without a payment. While someone waits there is no free seat, so the capacity rises by one. Locks the event's row,
-- and enqueues the email. Outcomes: 'seat', 'not_waiting', 'cancelled', 'over', 'not_found'.
CREATE OR REPLACE FUNCTION event_give_seat(p_event_id text, p_rsvp_id text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  v_now timestamptz;
  v_user text;
BEGIN
  SELECT * INTO e FROM events WHERE id = p_event_id AND deleted_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  v_now := date_trunc('milliseconds', clock_timestamp());
  IF e.cancelled_at IS NOT NULL THEN RETURN 'cancelled'; END IF;
  IF COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN 'over'; END IF;
  UPDATE event_rsvps SET status = 'seat', seated_at = v_now
    WHERE id = p_rsvp_id AND event_id = e.id AND status = 'waiting' RETURNING user_id INTO v_user;
  IF NOT FOUND THEN RETURN 'not_waiting'; END IF;
  UPDATE events SET capacity = CASE WHEN capacity IS NOT NULL THEN GREATEST(capacity, seats_taken + 1) END, seats_taken = seats_taken + 1, version = version + 1 WHERE id = e.id;
  INSERT INTO outbox_messages (id, topic, key, payload)
    VALUES (event_outbox_id(), 'event.promoted.email', 'event-promoted/' || p_rsvp_id || '/' || (extract(epoch FROM v_now) * 1000)::bigint,
            jsonb_build_object('eventId', e.id, 'userId', v_user));
  RETURN 'seat';
END $$;
