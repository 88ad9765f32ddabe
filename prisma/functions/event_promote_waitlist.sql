-- Moves people from the waiting list to free seats, in the order in which they joined, and enqueues their emails. Returns how many
-- moved. The caller holds the lock on the event's row.
CREATE OR REPLACE FUNCTION event_promote_waitlist(p_event_id text) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  v_now timestamptz := date_trunc('milliseconds', clock_timestamp());
  v_moved int;
BEGIN
  SELECT * INTO e FROM events WHERE id = p_event_id;
  IF NOT FOUND OR e.deleted_at IS NOT NULL OR e.cancelled_at IS NOT NULL OR COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN 0; END IF;
  WITH next AS (
    SELECT r.id FROM event_rsvps r WHERE r.event_id = e.id AND r.status = 'waiting'
    ORDER BY r.joined_at, r.id LIMIT e.capacity - e.seats_taken
  ), moved AS (
    UPDATE event_rsvps r SET status = 'seat', seated_at = v_now FROM next WHERE r.id = next.id RETURNING r.id, r.user_id
  ), queued AS (
    INSERT INTO outbox_messages (id, topic, key, payload)
    SELECT event_outbox_id(), 'event.promoted.email', 'event-promoted/' || m.id || '/' || (extract(epoch FROM v_now) * 1000)::bigint,
           jsonb_build_object('eventId', e.id, 'userId', m.user_id) FROM moved m
  )
  SELECT count(*) INTO v_moved FROM moved;
  UPDATE events SET seats_taken = seats_taken + v_moved WHERE id = e.id AND v_moved > 0;
  RETURN v_moved;
END $$;
