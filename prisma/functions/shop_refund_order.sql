-- Records an admin's refund of an order: amount, units, stock. `p_seen_kobo` is the amount refunded before, as the admin saw it: of
-- two refunds decided on the same state the second is rejected. `p_units` is a list of {item, quantity, numbers}; a refund of the
-- full remaining amount includes every unit. A unit that may lie in the parcel already has to be taken out: the order is not packed any more,
-- and cannot be sent until it is packed again. The edition of a refunded unit is void and never assigned again; its stock is returned
-- only with p_restock; null restocks the units that can be sold again and leaves out the others. Returns the slugs of the products whose stock changed.
-- Errors: LA021 the order has changed, LA022 the amount, LA023 the units, LA024 the stock.
CREATE OR REPLACE FUNCTION shop_refund_order(p_order_id text, p_amount_kobo bigint, p_seen_kobo bigint, p_units jsonb, p_restock boolean)
RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  v_order orders%ROWTYPE;
  v_all boolean;
  v_in_parcel boolean;
  unit record;
  item record;
  v_voided int;
  v_obstacle text;
  v_slugs text[] := '{}';
BEGIN
  -- The same lock order as a sale: variants, order, products.
  PERFORM 1 FROM product_variants v WHERE v.id IN (SELECT i.variant_id FROM order_items i WHERE i.order_id = p_order_id) ORDER BY v.id FOR NO KEY UPDATE;
  SELECT * INTO STRICT v_order FROM orders o WHERE o.id = p_order_id FOR UPDATE;
  PERFORM 1 FROM products p WHERE p.id IN (SELECT i.product_id FROM order_items i WHERE i.order_id = p_order_id) ORDER BY p.id FOR NO KEY UPDATE;
  IF v_order.payment_status = 'unpaid' THEN RAISE EXCEPTION 'This order has not been paid.' USING ERRCODE = 'LA021'; END IF;
  IF v_order.payment_status = 'refunded' THEN RAISE EXCEPTION 'All of this order has been refunded already.' USING ERRCODE = 'LA021'; END IF;
  IF v_order.refunded_kobo <> p_seen_kobo THEN
    RAISE EXCEPTION 'Part of this order has been refunded in the meantime. Reload and try again.' USING ERRCODE = 'LA021';
  END IF;
  IF p_amount_kobo <= 0 OR p_amount_kobo > v_order.total_kobo - v_order.refunded_kobo THEN
    RAISE EXCEPTION 'The amount is more than what is left to refund.' USING ERRCODE = 'LA022';
  END IF;
  v_all := v_order.refunded_kobo + p_amount_kobo = v_order.total_kobo;
  -- Once a part was sent, packing begins again with the rest.
  v_in_parcel := v_order.status = 'pending' AND (v_order.packed_at IS NOT NULL OR v_order.repack_since IS NOT NULL
    OR (v_order.packing_started_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM parcels p WHERE p.order_id = p_order_id)));

  PERFORM shop_set_stock_source('refund', p_order_id);
  FOR unit IN
    SELECT i.id AS item, i.quantity - i.refunded_quantity AS quantity, NULL::int[] AS numbers FROM order_items i
      WHERE v_all AND i.order_id = p_order_id AND i.quantity > i.refunded_quantity
    UNION ALL
    SELECT w.item, w.quantity, w.numbers FROM jsonb_to_recordset(p_units) AS w(item text, quantity int, numbers int[]) WHERE NOT v_all
  LOOP
    UPDATE order_items i SET refunded_quantity = i.refunded_quantity + unit.quantity, take_out_quantity = i.take_out_quantity
        + CASE WHEN v_in_parcel THEN GREATEST(0, LEAST(unit.quantity, i.quantity - i.refunded_quantity - i.shipped_quantity)) ELSE 0 END
      FROM products p, product_variants v
      WHERE i.id = unit.item AND i.order_id = p_order_id AND p.id = i.product_id AND v.id = i.variant_id
        AND unit.quantity > 0 AND i.refunded_quantity + unit.quantity <= i.quantity
      RETURNING i.name, i.variant_id, v.retired_at, p.id AS product_id, p.slug, p.edition_size, p.edition_issued,
        EXISTS (SELECT 1 FROM editions e WHERE e.order_item_id = i.id) AS numbered INTO item;
    IF NOT FOUND THEN RAISE EXCEPTION 'There are fewer units left on that line.' USING ERRCODE = 'LA023'; END IF;
    IF item.numbered THEN
      UPDATE editions e SET voided_at = clock_timestamp()
        WHERE e.order_item_id = unit.item AND e.voided_at IS NULL AND (unit.numbers IS NULL OR e.number = ANY (unit.numbers));
      GET DIAGNOSTICS v_voided = ROW_COUNT;
      IF v_voided <> unit.quantity THEN
        RAISE EXCEPTION 'Select the edition numbers of % to refund.', item.name USING ERRCODE = 'LA023';
      END IF;
    END IF;
    -- A returned unit needs a new edition number, as every unit in stock and every held one does.
    v_obstacle := CASE
      WHEN item.retired_at IS NOT NULL THEN format('%s is no longer offered in that size, so it cannot be restocked.', item.name)
      WHEN item.edition_issued + unit.quantity + (SELECT sum(v.stock + v.held) FROM product_variants v WHERE v.product_id = item.product_id)
        + (SELECT count(*) FROM edition_claims c WHERE c.product_id = item.product_id AND c.kind = 'withheld') > item.edition_size THEN format('No edition number is left for %s.', item.name) END;
    IF p_restock AND v_obstacle IS NOT NULL THEN RAISE EXCEPTION '%', v_obstacle USING ERRCODE = 'LA024'; END IF;
    IF COALESCE(p_restock, v_obstacle IS NULL) THEN
      UPDATE product_variants v SET stock = v.stock + unit.quantity, sold = v.sold - unit.quantity WHERE v.id = item.variant_id;
      v_slugs := v_slugs || item.slug;
    END IF;
  END LOOP;

  UPDATE orders o SET refunded_kobo = o.refunded_kobo + p_amount_kobo,
      payment_status = CASE WHEN v_all THEN 'refunded'::"PaymentStatus" ELSE o.payment_status END,
      refunded_at = CASE WHEN v_all THEN clock_timestamp() ELSE o.refunded_at END
    WHERE o.id = p_order_id;
  -- The numbers to take out are those that are void since this time.
  UPDATE orders o SET packed_at = NULL, repack_since = COALESCE(o.repack_since, now())
    WHERE o.id = p_order_id AND v_in_parcel AND EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.take_out_quantity > 0);
  -- What was left of a partly shipped order may have been refunded: then all of it is shipped.
  UPDATE orders o SET status = 'shipped', shipped_at = (SELECT max(p.shipped_at) FROM parcels p WHERE p.order_id = o.id)
    WHERE o.id = p_order_id AND o.payment_status = 'paid' AND o.status = 'pending' AND EXISTS (SELECT 1 FROM parcels p WHERE p.order_id = o.id)
      AND NOT EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.shipped_quantity + i.refunded_quantity < i.quantity);
  RETURN v_slugs;
END $$;
