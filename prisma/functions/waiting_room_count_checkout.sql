-- Counts the checkouts of a minute for the automatic waiting rooms, and begins a round above the limit. The rooms are locked in the order
-- of their products, after the variants of the order.
CREATE OR REPLACE FUNCTION waiting_room_count_checkout() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE room waiting_rooms%ROWTYPE;
BEGIN
  FOR room IN SELECT w.* FROM waiting_rooms w WHERE w.product_id IN (SELECT i.product_id FROM inserted_items i) AND w.mode = 'automatic'
                AND w.active_since IS NULL ORDER BY w.product_id FOR UPDATE LOOP
    IF room.minute_from > clock_timestamp() - interval '1 minute' THEN
      UPDATE waiting_rooms w SET minute_count = w.minute_count + 1 WHERE w.product_id = room.product_id;
    ELSE
      UPDATE waiting_rooms w SET minute_from = clock_timestamp(), minute_count = 1 WHERE w.product_id = room.product_id;
      room.minute_count := 0;
    END IF;
    IF room.minute_count + 1 > room.threshold_per_minute AND waiting_room_activate(room.product_id) THEN
      PERFORM waiting_room_open(room.product_id);
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER order_items_count_checkout AFTER INSERT ON order_items REFERENCING NEW TABLE AS inserted_items
  FOR EACH STATEMENT EXECUTE FUNCTION waiting_room_count_checkout();
