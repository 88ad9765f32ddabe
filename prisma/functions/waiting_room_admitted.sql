-- The highest place that is admitted at a time.
CREATE OR REPLACE FUNCTION waiting_room_admitted(p_base double precision, p_since timestamptz, p_rate int, p_now timestamptz) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_since IS NULL OR p_now < p_since THEN 0
    ELSE least(2147483647, floor(p_base + 1 + extract(epoch FROM p_now - p_since) * p_rate / 60))::int END
$$;
