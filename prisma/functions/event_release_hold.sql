-- Ends the hold of a payment that failed for good; the seat is offered to the next person. Does nothing for any other RSVP.
CREATE OR REPLACE FUNCTION event_release_hold(p_rsvp_id text, p_charge_id text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_event text;
BEGIN
  SELECT x.id INTO v_event FROM events x JOIN event_rsvps y ON y.event_id = x.id WHERE y.id = p_rsvp_id FOR UPDATE OF x;
  UPDATE event_rsvps SET status = 'cancelled', expires_at = NULL WHERE id = p_rsvp_id AND charge_id = p_charge_id AND status = 'held';
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE events SET seats_taken = seats_taken - 1 WHERE id = v_event;
  PERFORM event_offer_seats(v_event);
  RETURN true;
END $$;
