-- A timestamp as the site shows it, in Lagos time.
CREATE OR REPLACE FUNCTION shop_lagos_time(p_at timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT to_char(p_at AT TIME ZONE 'Africa/Lagos', 'FMDD FMMonth YYYY "at" HH24:MI')
$$;
