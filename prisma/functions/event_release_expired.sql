-- Ends the offers and holds of an event whose time is over, enqueues the emails of the offers, and offers the seats to the next in line.
-- Returns how many ended. The caller holds the lock on the event's row. A hold keeps its charge: a payment that arrives later still finds it.
CREATE OR REPLACE FUNCTION event_release_expired(p_event_id text) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz := date_trunc('milliseconds', clock_timestamp());
  v_ended int;
BEGIN
  WITH due AS (
    SELECT r.id, r.status FROM event_rsvps r WHERE r.event_id = p_event_id AND r.expires_at <= v_now FOR UPDATE
  ), ended AS (
    UPDATE event_rsvps r SET status = 'cancelled', expires_at = NULL FROM due
      WHERE r.id = due.id RETURNING r.id, r.user_id, due.status AS was
  ), queued AS (
    INSERT INTO outbox_messages (id, topic, key, payload)
    SELECT event_outbox_id(), 'event.offer-ended.email', 'event-offer-ended/' || x.id || '/' || (extract(epoch FROM v_now) * 1000)::bigint,
           jsonb_build_object('eventId', p_event_id, 'userId', x.user_id) FROM ended x WHERE x.was = 'offered'
  )
  SELECT count(*) INTO v_ended FROM ended;
  IF v_ended = 0 THEN RETURN 0; END IF;
  UPDATE events SET seats_taken = seats_taken - v_ended WHERE id = p_event_id;
  PERFORM event_offer_seats(p_event_id);
  RETURN v_ended;
END $$;
