-- The plan of a person's active subscription; null without one.
CREATE OR REPLACE FUNCTION event_plan_of(p_user_id text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN s.next_plan_at <= clock_timestamp() THEN s.next_plan ELSE s.plan END::text
  FROM subscriptions s WHERE s.user_id = p_user_id
    AND CASE WHEN s.paused_until <= clock_timestamp() THEN s.resumes_to ELSE s.ends_at END > clock_timestamp()
$$;
