-- Takes back a seat that an admin gave to somebody without an account; it is offered to the waiting list. Locks the event's row, and enqueues
-- an email to somebody with an address. Outcomes: 'removed', 'checked_in', 'no_walk_in', 'cancelled', 'over', 'not_found'.
CREATE OR REPLACE FUNCTION event_remove_walk_in(p_event_id text, p_rsvp_id text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  v_now timestamptz;
  v_checked_in_at timestamptz;
  v_user text;
  v_email text;
BEGIN
  SELECT * INTO e FROM events WHERE id = p_event_id AND deleted_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  v_now := date_trunc('milliseconds', clock_timestamp());
  IF e.cancelled_at IS NOT NULL THEN RETURN 'cancelled'; END IF;
  IF COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN 'over'; END IF;
  -- A check-in does not lock the event.
  SELECT r.checked_in_at, u.id, u.guest_email INTO v_checked_in_at, v_user, v_email FROM event_rsvps r JOIN users u ON u.id = r.user_id
    WHERE r.id = p_rsvp_id AND r.event_id = e.id AND r.status = 'seat' AND r.added_by_id IS NOT NULL AND u.is_guest FOR UPDATE OF r;
  IF NOT FOUND THEN RETURN 'no_walk_in'; END IF;
  IF v_checked_in_at IS NOT NULL THEN RETURN 'checked_in'; END IF;
  UPDATE event_rsvps SET status = 'cancelled', seated_at = NULL WHERE id = p_rsvp_id;
  UPDATE events SET seats_taken = seats_taken - 1 WHERE id = e.id;
  PERFORM event_offer_seats(e.id);
  IF v_email IS NOT NULL THEN
    INSERT INTO outbox_messages (id, topic, key, payload)
      VALUES (event_outbox_id(), 'event.removed.email', 'event-removed/' || p_rsvp_id || '/' || (extract(epoch FROM v_now) * 1000)::bigint,
              jsonb_build_object('eventId', e.id, 'userId', v_user));
  END IF;
  RETURN 'removed';
END $$;
