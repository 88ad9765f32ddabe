-- Turns the seats of a paid charge from held into reserved, and enqueues the ticket. A payment that arrives after its hold has ended gets the
-- seats while all of them are free. Returns the event's id with seats; null if the payment has to be refunded: the event is over or
-- cancelled, not enough seats are left, or the person has given them up or has another one.
CREATE OR REPLACE FUNCTION event_confirm_payment(p_rsvp_id text, p_charge_id text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  e events%ROWTYPE;
  r event_rsvps%ROWTYPE;
  v_now timestamptz;
  v_seats int;
BEGIN
  SELECT x.* INTO e FROM events x JOIN event_rsvps y ON y.event_id = x.id WHERE y.id = p_rsvp_id FOR UPDATE OF x;
  IF NOT FOUND THEN RETURN NULL; END IF;
  v_now := date_trunc('milliseconds', clock_timestamp());
  IF e.deleted_at IS NOT NULL OR e.cancelled_at IS NOT NULL OR COALESCE(e.ends_at, e.starts_at) <= v_now THEN RETURN NULL; END IF;
  SELECT * INTO r FROM event_rsvps WHERE id = p_rsvp_id AND charge_id = p_charge_id;
  IF NOT FOUND OR r.status NOT IN ('held', 'cancelled') THEN RETURN NULL; END IF;
  SELECT count(*) INTO v_seats FROM event_rsvps WHERE event_id = e.id AND charge_id = p_charge_id;
  IF r.status = 'cancelled' THEN
    IF e.seats_taken + v_seats > e.capacity THEN RETURN NULL; END IF;
    UPDATE events SET seats_taken = seats_taken + v_seats WHERE id = e.id;
  END IF;
  UPDATE event_rsvps SET status = 'seat', expires_at = NULL, seated_at = v_now WHERE event_id = e.id AND charge_id = p_charge_id;
  INSERT INTO outbox_messages (id, topic, key, payload)
    VALUES (event_outbox_id(), 'event.rsvp-confirmed.email', 'rsvp-confirmed/' || r.id || '/' || (extract(epoch FROM v_now) * 1000)::bigint,
            jsonb_build_object('eventId', e.id, 'userId', r.user_id));
  RETURN e.id;
END $$;
