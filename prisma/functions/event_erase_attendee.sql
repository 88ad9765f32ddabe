-- Removes a person who deletes their account from all events and offers their seats to the waiting lists. Events are locked in
-- the order of their ids, so that two deletions at once cannot deadlock.
CREATE OR REPLACE FUNCTION event_erase_attendee(p_user_id text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_event text;
  v_previous "RsvpStatus";
BEGIN
  FOR v_event IN SELECT event_id FROM event_rsvps WHERE user_id = p_user_id ORDER BY event_id LOOP
    PERFORM 1 FROM events WHERE id = v_event FOR UPDATE;
    DELETE FROM event_rsvps WHERE event_id = v_event AND user_id = p_user_id RETURNING status INTO v_previous;
    IF v_previous IN ('seat', 'offered', 'held') THEN
      UPDATE events SET seats_taken = seats_taken - 1 WHERE id = v_event;
      PERFORM event_offer_seats(v_event);
    END IF;
  END LOOP;
END $$;
