-- Moves the confirmed seats of guests with this address, which the account has verified, into the account, with their codes. An event at which the account has a place
-- already is left as it is. Returns the ids of the seats that moved. Events are locked in the order of their ids.
CREATE OR REPLACE FUNCTION event_claim_guest_seats(p_email text, p_user_id text) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  v_seat record;
  v_moved text[] := '{}';
BEGIN
  FOR v_seat IN SELECT r.id, r.event_id FROM event_rsvps r JOIN users g ON g.id = r.user_id
    WHERE g.is_guest AND g.guest_email = p_email AND r.status = 'seat' ORDER BY r.event_id, r.id LOOP
    PERFORM 1 FROM events WHERE id = v_seat.event_id FOR UPDATE;
    CONTINUE WHEN EXISTS (SELECT 1 FROM event_rsvps x WHERE x.event_id = v_seat.event_id AND x.user_id = p_user_id AND x.status <> 'cancelled');
    -- It may have been given up, or moved by another request, before the lock.
    PERFORM 1 FROM event_rsvps r JOIN users g ON g.id = r.user_id AND g.is_guest WHERE r.id = v_seat.id AND r.status = 'seat' FOR UPDATE OF r;
    CONTINUE WHEN NOT FOUND;
    DELETE FROM event_rsvps WHERE event_id = v_seat.event_id AND user_id = p_user_id;
    UPDATE event_rsvps SET user_id = p_user_id WHERE id = v_seat.id;
    v_moved := v_moved || v_seat.id;
  END LOOP;
  RETURN v_moved;
END $$;
