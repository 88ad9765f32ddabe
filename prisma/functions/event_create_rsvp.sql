-- For code of the release before several seats, which still runs while a new one is deployed, and after it is rolled back: takes one seat.
-- The next release drops it.
CREATE OR REPLACE FUNCTION event_create_rsvp(
  p_event_id text, p_user_id text, p_is_admin boolean, p_rsvp_id text, p_code text, p_access_code text, p_responses jsonb
) RETURNS jsonb LANGUAGE sql AS $$
  SELECT event_take_seats(p_event_id, p_user_id, p_is_admin, ARRAY[p_rsvp_id], ARRAY[p_code], p_access_code, p_responses)
$$;
