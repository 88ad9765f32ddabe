-- Gives the next ticket of an active room; the same challenge always gets the same ticket. No row when the room is not active. A room in
-- which nobody waited admits this ticket at once and the next one after a pause, so that an empty hour is not saved up.
CREATE OR REPLACE FUNCTION waiting_room_join(p_product_id text, p_challenge text) RETURNS TABLE (round int, ticket int) LANGUAGE plpgsql AS $$
DECLARE
  v_room waiting_rooms%ROWTYPE;
  v_number int;
  v_now timestamptz;
BEGIN
  PERFORM waiting_room_open(p_product_id);
  SELECT * INTO v_room FROM waiting_rooms w WHERE w.product_id = p_product_id AND w.active_since IS NOT NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  RETURN QUERY SELECT t.round, t.number FROM waiting_room_tickets t WHERE t.challenge = p_challenge;
  IF FOUND THEN RETURN; END IF;
  v_number := v_room.last_ticket + 1;
  v_now := clock_timestamp();
  IF v_room.seed IS NOT NULL AND v_room.base + 1 + extract(epoch FROM v_now - v_room.since) * v_room.rate_per_minute / 60 > v_number THEN
    v_room.base := v_number - 1;
    v_room.since := v_now;
    INSERT INTO waiting_room_steps (product_id, round, base, since, rate_per_minute)
      VALUES (p_product_id, v_room.round, v_room.base, v_now, v_room.rate_per_minute) ON CONFLICT DO NOTHING;
  END IF;
  UPDATE waiting_rooms w SET last_ticket = v_number, base = v_room.base, since = v_room.since WHERE w.product_id = p_product_id;
  INSERT INTO waiting_room_tickets (challenge, product_id, round, number, joined_at) VALUES (p_challenge, p_product_id, v_room.round, v_number, v_now);
  RETURN QUERY SELECT v_room.round, v_number;
END $$;
