-- Turns the held seat of somebody without an account into a reserved one, once their address is confirmed, and enqueues the ticket. A hold that has
-- ended stays ended. Repeating it changes nothing. Outcomes: 'seat', 'ended', 'cancelled', 'over', 'gone' (given up, or kept in an account).
CREATE OR REPLACE FUNCTION event_confirm_guest_seat(p_rsvp_id text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  r event_rsvps%ROWTYPE;
  v_now timestamptz;
BEGIN
  SELECT x.* INTO e FROM events x JOIN event_rsvps y ON y.event_id = x.id WHERE y.id = p_rsvp_id AND x.deleted_at IS NULL FOR UPDATE OF x;
  IF NOT FOUND THEN RETURN 'gone'; END IF;
  v_now := date_trunc('milliseconds', clock_timestamp());
  IF e.cancelled_at IS NOT NULL THEN RETURN 'cancelled'; END IF;
  IF COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN 'over'; END IF;
  PERFORM event_release_expired(e.id);
  SELECT y.* INTO r FROM event_rsvps y JOIN users g ON g.id = y.user_id AND g.is_guest WHERE y.id = p_rsvp_id;
  IF NOT FOUND THEN RETURN 'gone'; END IF;
  IF r.status = 'seat' THEN RETURN 'seat'; END IF;
  IF r.status <> 'held' THEN RETURN 'ended'; END IF;
  UPDATE event_rsvps SET status = 'seat', seated_at = v_now, expires_at = NULL WHERE id = r.id;
  INSERT INTO outbox_messages (id, topic, key, payload)
    VALUES (event_outbox_id(), 'event.rsvp-confirmed.email', 'rsvp-confirmed/' || r.id || '/' || (extract(epoch FROM v_now) * 1000)::bigint,
            jsonb_build_object('eventId', e.id, 'userId', r.user_id));
  RETURN 'seat';
END $$;
