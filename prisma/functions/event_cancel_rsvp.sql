-- Cancels a seat or a place on the waiting list; a free seat goes to the next person at once. Outcomes: 'cancelled' (also without a seat),
-- 'over', 'not_found'.
CREATE OR REPLACE FUNCTION event_cancel_rsvp(p_event_id text, p_user_id text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  v_previous "RsvpStatus";
BEGIN
  SELECT * INTO e FROM events WHERE id = p_event_id AND deleted_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  IF COALESCE(e.ends_at, e.starts_at) <= clock_timestamp() THEN RETURN 'over'; END IF;
  SELECT r.status INTO v_previous FROM event_rsvps r WHERE r.event_id = e.id AND r.user_id = p_user_id AND r.status <> 'cancelled';
  IF NOT FOUND THEN RETURN 'cancelled'; END IF;
  UPDATE event_rsvps SET status = 'cancelled', seated_at = NULL, checked_in_at = NULL, checked_in_by_id = NULL,
      check_in_idempotency_key = NULL
    WHERE event_id = e.id AND user_id = p_user_id;
  IF v_previous = 'seat' THEN
    UPDATE events SET seats_taken = seats_taken - 1 WHERE id = e.id;
    PERFORM event_promote_waitlist(e.id);
  END IF;
  RETURN 'cancelled';
END $$;
