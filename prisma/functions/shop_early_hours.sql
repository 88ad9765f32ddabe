-- How many hours before its opening a drop with members first may be bought with this plan; `EARLY_HOURS` in lib/catalog/early-rules.ts shows
-- the same.
CREATE OR REPLACE FUNCTION shop_early_hours(p_plan text) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE p_plan WHEN 'collector' THEN 24 WHEN 'yearly' THEN 12 WHEN 'monthly' THEN 2 ELSE 0 END
$$;
