-- Opens an active room once its drop is open: draws the seed that orders the tickets so far, and begins to admit. The first call after
-- the opening does it, before any later ticket is given.
CREATE OR REPLACE FUNCTION waiting_room_open(p_product_id text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_room waiting_rooms%ROWTYPE;
BEGIN
  UPDATE waiting_rooms w SET seed = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), early_tickets = w.last_ticket, base = 0,
      since = greatest(p.opens_at, w.active_since)
    FROM products p WHERE p.id = w.product_id AND w.product_id = p_product_id AND w.active_since IS NOT NULL AND w.seed IS NULL
      AND shop_phase(p.opens_at, p.closes_at, clock_timestamp()) = 'live'
    RETURNING w.* INTO v_room;
  IF FOUND THEN
    INSERT INTO waiting_room_steps (product_id, round, base, since, rate_per_minute)
      VALUES (p_product_id, v_room.round, 0, v_room.since, v_room.rate_per_minute);
  END IF;
END $$;
