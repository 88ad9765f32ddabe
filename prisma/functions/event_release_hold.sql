-- Ends the hold of a payment that failed for good, with all its seats; they are offered to the next people. Does nothing for any other RSVP.
CREATE OR REPLACE FUNCTION event_release_hold(p_rsvp_id text, p_charge_id text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_event text;
  v_freed int;
BEGIN
  SELECT x.id INTO v_event FROM events x JOIN event_rsvps y ON y.event_id = x.id WHERE y.id = p_rsvp_id FOR UPDATE OF x;
  UPDATE event_rsvps SET status = 'cancelled', expires_at = NULL WHERE event_id = v_event AND charge_id = p_charge_id AND status = 'held';
  GET DIAGNOSTICS v_freed = ROW_COUNT;
  IF v_freed = 0 THEN RETURN false; END IF;
  UPDATE events SET seats_taken = seats_taken - v_freed WHERE id = v_event;
  PERFORM event_offer_seats(v_event);
  RETURN true;
END $$;
