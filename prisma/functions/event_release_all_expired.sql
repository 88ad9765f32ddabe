-- Ends every offer and hold whose time is over, event by event in the order of their ids. Returns how many ended.
CREATE OR REPLACE FUNCTION event_release_all_expired() RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_event text;
  v_ended int := 0;
BEGIN
  FOR v_event IN SELECT DISTINCT event_id FROM event_rsvps WHERE expires_at <= clock_timestamp() ORDER BY event_id LOOP
    PERFORM 1 FROM events WHERE id = v_event FOR UPDATE;
    v_ended := v_ended + event_release_expired(v_event);
  END LOOP;
  RETURN v_ended;
END $$;
