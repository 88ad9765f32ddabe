-- Records a parcel of a paid order, by its id or number. `p_items` is a list of {item, quantity}; null is everything that is left. A refund counts
-- against the units that are not sent yet first. The order is shipped when nothing is left; a partly shipped one can no longer be
-- cancelled by its buyer. One from which a refunded item has to be taken out cannot be sent before it is packed again. Of two admins who send the same units, the second gets LA031. No row when the order cannot be shipped.
-- Errors: LA031 these units are not left.
CREATE OR REPLACE FUNCTION shop_ship_order(
  p_parcel_id text, p_order text, p_actor_id text, p_items jsonb, p_courier text, p_tracking_number text, p_tracking_url text
) RETURNS TABLE (order_id text, complete boolean) LANGUAGE plpgsql AS $$
DECLARE v_id text; v_lines int; v_taken int;
BEGIN
  SELECT o.id INTO v_id FROM orders o
    WHERE (o.id = p_order OR o.number = p_order) AND o.payment_status = 'paid' AND o.status = 'pending' AND jsonb_typeof(o.shipping_address) = 'object'
      AND o.repack_since IS NULL
    FOR UPDATE;
  IF NOT FOUND OR NOT EXISTS (
    SELECT 1 FROM order_items i WHERE i.order_id = v_id AND i.shipped_quantity + i.refunded_quantity < i.quantity
  ) THEN RETURN; END IF;

  INSERT INTO parcels (id, order_id, number, courier, tracking_number, tracking_url, shipped_at, shipped_by_id)
    SELECT p_parcel_id, v_id, count(*) + 1, p_courier, p_tracking_number, p_tracking_url, clock_timestamp(), p_actor_id FROM parcels p WHERE p.order_id = v_id;
  INSERT INTO parcel_items (parcel_id, order_item_id, quantity)
    SELECT p_parcel_id, i.id, COALESCE(w.quantity, i.quantity - i.shipped_quantity - i.refunded_quantity)
    FROM order_items i
    LEFT JOIN (SELECT r.item, sum(r.quantity)::int AS quantity FROM jsonb_to_recordset(p_items) AS r(item text, quantity int) GROUP BY r.item) w ON w.item = i.id
    WHERE i.order_id = v_id AND (w.quantity > 0 OR (p_items IS NULL AND i.shipped_quantity + i.refunded_quantity < i.quantity));
  GET DIAGNOSTICS v_lines = ROW_COUNT;
  UPDATE order_items i SET shipped_quantity = i.shipped_quantity + p.quantity FROM parcel_items p
    WHERE p.parcel_id = p_parcel_id AND i.id = p.order_item_id AND i.shipped_quantity + i.refunded_quantity + p.quantity <= i.quantity;
  GET DIAGNOSTICS v_taken = ROW_COUNT;
  IF v_taken = 0 OR v_taken <> v_lines OR v_taken < (SELECT count(DISTINCT r ->> 'item') FROM jsonb_array_elements(p_items) r) THEN
    RAISE EXCEPTION 'Some of these items have been shipped or refunded in the meantime. Reload and try again.' USING ERRCODE = 'LA031';
  END IF;

  order_id := v_id;
  complete := NOT EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = v_id AND i.shipped_quantity + i.refunded_quantity < i.quantity);
  UPDATE orders o SET courier = p_courier, tracking_number = p_tracking_number, tracking_url = p_tracking_url, shipped_by_id = p_actor_id,
      status = CASE WHEN complete THEN 'shipped'::"OrderStatus" ELSE o.status END,
      shipped_at = CASE WHEN complete THEN clock_timestamp() END,
      packed_at = CASE WHEN complete THEN o.packed_at END,
      packing_started_at = CASE WHEN complete THEN o.packing_started_at ELSE COALESCE(o.packing_started_at, clock_timestamp()) END
    WHERE o.id = v_id;
  RETURN NEXT;
END $$;
