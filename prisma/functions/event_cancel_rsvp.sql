-- For code of the release before several seats, which still runs while a new one is deployed, and after it is rolled back. It refunds the whole
-- `charge` that it gets, so a charge that paid for more than what is given up here is left for an admin. The next release drops it.
CREATE OR REPLACE FUNCTION event_cancel_rsvp(p_event_id text, p_user_id text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_result jsonb := event_give_up_seats(p_event_id, p_user_id, NULL);
  v_refund jsonb := v_result #> '{refunds,0}';
  v_is_whole boolean;
BEGIN
  IF v_result->>'outcome' <> 'cancelled' THEN RETURN v_result; END IF;
  SELECT c.amount_kobo = (SELECT sum((d->>'kobo')::bigint) FROM jsonb_array_elements(v_result->'refunds') d WHERE d->>'charge' = c.id)
    INTO v_is_whole FROM charges c WHERE c.id = v_refund->>'charge';
  RETURN jsonb_build_object('outcome', 'cancelled', 'charge', CASE WHEN v_is_whole THEN v_refund->>'charge' END);
END $$;
