-- Offers free seats to the waiting list, in the order in which people joined, and enqueues the emails. An offered seat counts as taken. An
-- offer lasts a day, or half of the time that is left before the start if that is less, but 15 minutes at least; it never outlasts the
-- event. Returns how many were offered. The caller holds the lock on the event's row.
CREATE OR REPLACE FUNCTION event_offer_seats(p_event_id text) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  v_now timestamptz := date_trunc('milliseconds', clock_timestamp());
  v_until timestamptz;
  v_offered int;
BEGIN
  SELECT * INTO e FROM events WHERE id = p_event_id;
  IF NOT FOUND OR e.deleted_at IS NOT NULL OR e.cancelled_at IS NOT NULL OR COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN 0; END IF;
  v_until := date_trunc('milliseconds', v_now + LEAST(interval '1 day', GREATEST((e.starts_at - v_now) / 2, interval '15 minutes')));
  v_until := LEAST(v_until, COALESCE(e.ends_at, e.starts_at));
  WITH next AS (
    SELECT r.id FROM event_rsvps r WHERE r.event_id = e.id AND r.status = 'waiting'
    ORDER BY r.joined_at, r.id LIMIT e.capacity - e.seats_taken
  ), offered AS (
    UPDATE event_rsvps r SET status = 'offered', expires_at = v_until FROM next WHERE r.id = next.id RETURNING r.id, r.user_id
  ), queued AS (
    INSERT INTO outbox_messages (id, topic, key, payload)
    SELECT event_outbox_id(), 'event.offered.email', 'event-offered/' || o.id || '/' || (extract(epoch FROM v_now) * 1000)::bigint,
           jsonb_build_object('eventId', e.id, 'userId', o.user_id) FROM offered o
  )
  SELECT count(*) INTO v_offered FROM offered;
  UPDATE events SET seats_taken = seats_taken + v_offered WHERE id = e.id AND v_offered > 0;
  RETURN v_offered;
END $$;
