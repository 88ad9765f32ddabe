-- The phase of a scheduled drop: live from the first millisecond of its opening to the last before its end.
CREATE OR REPLACE FUNCTION shop_phase(p_opens timestamptz, p_closes timestamptz, p_now timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_now >= p_closes THEN 'ended' WHEN p_now < p_opens THEN 'upcoming' ELSE 'live' END
$$;
