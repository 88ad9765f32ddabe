-- Whether a guest who cancels gets the price back: until some hours before the start, and always for a cancelled event.
CREATE OR REPLACE FUNCTION event_is_refundable(e events, p_now timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT e.cancelled_at IS NOT NULL OR COALESCE(p_now <= e.starts_at - make_interval(hours => e.refund_hours), false)
$$;
