-- When a drop opens for a person: with members first, as many hours earlier as their active plan gives.
CREATE OR REPLACE FUNCTION shop_opens_for(p_opens timestamptz, p_members_first boolean, p_user_id text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_members_first AND p_opens > clock_timestamp()
    THEN p_opens - make_interval(hours => shop_early_hours(event_plan_of(p_user_id))) ELSE p_opens END
$$;
