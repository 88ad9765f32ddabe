-- Gives an admitted ticket to a buyer. Outcomes: 'admitted'; 'waiting' (its turn has not come); 'expired'; 'used' (another buyer has ordered
-- with it); 'over' (the room is closed, or the ticket is of an earlier round). The caller has checked the signature, and computed the place.
CREATE OR REPLACE FUNCTION waiting_room_admit(p_product_id text, p_round int, p_ticket int, p_place int, p_user_id text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_room waiting_rooms%ROWTYPE;
  v_at timestamptz;
  v_expires timestamptz;
BEGIN
  SELECT * INTO v_room FROM waiting_rooms w WHERE w.product_id = p_product_id AND w.active_since IS NOT NULL AND w.round = p_round;
  IF NOT FOUND OR p_ticket > v_room.last_ticket THEN RETURN 'over'; END IF;
  IF p_place > waiting_room_admitted(v_room.base, v_room.since, v_room.rate_per_minute, clock_timestamp()) THEN RETURN 'waiting'; END IF;
  v_at := waiting_room_admitted_at(p_product_id, p_round, p_place);
  v_expires := v_at + make_interval(mins => v_room.admission_minutes);
  IF v_expires <= clock_timestamp() THEN RETURN 'expired'; END IF;
  -- A guest who logs in takes the ticket along, as long as nothing was ordered with it.
  INSERT INTO waiting_room_admissions AS a (product_id, round, ticket, user_id, expires_at)
    VALUES (p_product_id, p_round, p_ticket, p_user_id, v_expires)
    ON CONFLICT (product_id, round, ticket) DO UPDATE SET user_id = EXCLUDED.user_id, expires_at = EXCLUDED.expires_at
      WHERE a.user_id = EXCLUDED.user_id OR a.used_at IS NULL;
  RETURN CASE WHEN FOUND THEN 'admitted' ELSE 'used' END;
END $$;
