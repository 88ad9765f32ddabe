-- What a seat costs people with this plan, in kobo.
CREATE OR REPLACE FUNCTION event_price_kobo(e events, p_plan text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_plan = 'collector' THEN e.collector_kobo WHEN p_plan = 'yearly' THEN e.yearly_kobo
              WHEN p_plan IS NOT NULL THEN e.monthly_kobo ELSE e.everyone_kobo END
$$;
