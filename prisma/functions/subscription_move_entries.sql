-- Makes the subscription entries of one user those of another, for the merge of two accounts; returns how many moved.
CREATE OR REPLACE FUNCTION subscription_move_entries(p_from_user text, p_to_user text, p_to_subscription text) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_moved int;
BEGIN
  PERFORM set_config('museum.moves_entries', 'on', true);
  UPDATE subscription_entries SET user_id = p_to_user, subscription_id = p_to_subscription WHERE user_id = p_from_user;
  GET DIAGNOSTICS v_moved = ROW_COUNT;
  PERFORM set_config('museum.moves_entries', 'off', true);
  RETURN v_moved;
END
$$;
