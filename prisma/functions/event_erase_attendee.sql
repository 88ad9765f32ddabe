-- Removes a person who deletes their account from all events, with the seats of their companions, and offers the seats to the waiting lists.
-- Events are locked in the order of their ids, so that two deletions at the same time cannot deadlock. A caller that erases several people locks
-- the events of all of them before.
CREATE OR REPLACE FUNCTION event_erase_attendee(p_user_id text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_event text;
  v_freed int;
BEGIN
  FOR v_event IN SELECT DISTINCT event_id FROM event_rsvps WHERE p_user_id IN (user_id, holder_id) ORDER BY event_id LOOP
    PERFORM 1 FROM events WHERE id = v_event FOR UPDATE;
    WITH erased AS (DELETE FROM event_rsvps WHERE event_id = v_event AND p_user_id IN (user_id, holder_id) RETURNING status)
    SELECT count(*) FILTER (WHERE status IN ('seat', 'offered', 'held')) INTO v_freed FROM erased;
    IF v_freed > 0 THEN
      UPDATE events SET seats_taken = seats_taken - v_freed WHERE id = v_event;
      PERFORM event_offer_seats(v_event);
    END IF;
  END LOOP;
END $$;
