-- When a place was admitted, or will be at the current rate; null before the opening.
CREATE OR REPLACE FUNCTION waiting_room_admitted_at(p_product_id text, p_round int, p_place int) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT s.since + make_interval(secs => greatest(0, p_place - s.base - 1) * 60.0 / s.rate_per_minute) FROM waiting_room_steps s
    WHERE s.product_id = p_product_id AND s.round = p_round AND s.base < p_place ORDER BY s.base DESC, s.since DESC LIMIT 1);
END $$;
