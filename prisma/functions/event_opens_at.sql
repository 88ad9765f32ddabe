-- When people with this plan may first reserve a seat; null means at once.
CREATE OR REPLACE FUNCTION event_opens_at(e events, p_plan text) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_plan = 'collector' THEN e.collectors_from WHEN p_plan = 'yearly' THEN e.yearly_from
              WHEN p_plan IS NOT NULL THEN e.monthly_from ELSE e.everyone_from END
$$;
