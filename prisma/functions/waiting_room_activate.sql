-- Begins a new round: everyone needs a place from now on. Nothing happens while a round is active.
CREATE OR REPLACE FUNCTION waiting_room_activate(p_product_id text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE waiting_rooms w SET round = w.round + 1, active_since = clock_timestamp(), seed = NULL, since = NULL, early_tickets = 0, last_ticket = 0,
    base = 0, minute_from = NULL, minute_count = 0 WHERE w.product_id = p_product_id AND w.active_since IS NULL;
  RETURN FOUND;
END $$;
