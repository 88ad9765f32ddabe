-- The zone that delivers to a country, with its price now: the active one that names it, free delivery within Nigeria, or the rest of
-- the world. No row when the country is not served.
CREATE OR REPLACE FUNCTION shop_delivery_zone(p_country text) RETURNS TABLE (zone_id text, price_kobo bigint, estimate text) LANGUAGE sql STABLE AS $$
  SELECT w.zone_id, w.price_kobo, w.estimate FROM (
    SELECT 1 AS rank, z.id AS zone_id, z.price_kobo, z.estimate FROM delivery_zones z
      WHERE z.active AND shop_country_key(p_country) = ANY (z.country_keys)
    UNION ALL SELECT 2, NULL, 0, '' WHERE shop_country_key(p_country) IN ('nigeria', 'ng', 'nga', 'federal republic of nigeria')
    UNION ALL SELECT 3, z.id, z.price_kobo, z.estimate FROM delivery_zones z WHERE z.active AND z.is_rest) w
  ORDER BY w.rank, w.price_kobo, w.zone_id LIMIT 1
$$;
