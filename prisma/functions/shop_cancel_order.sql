-- Cancels a buyer's paid order that nobody has begun to pack: records the refund of everything that is left, voids its edition numbers
-- and restocks the units that can be sold again. Its discount code may be used again. No row when the order cannot be cancelled; an auction lot never can.
-- Error LA025: a unit has been transferred to somebody else, and belongs to them.
CREATE OR REPLACE FUNCTION shop_cancel_order(p_order_id text) RETURNS TABLE (amount_kobo bigint, slugs text[]) LANGUAGE plpgsql AS $$
DECLARE
  v_refunded bigint;
  passed_on record;
BEGIN
  -- The same lock order as a sale: variants, order, products.
  PERFORM 1 FROM product_variants v WHERE v.id IN (SELECT i.variant_id FROM order_items i WHERE i.order_id = p_order_id) ORDER BY v.id FOR NO KEY UPDATE;
  UPDATE orders o SET cancelled_at = clock_timestamp(), cancel_reason = 'buyer'
    WHERE o.id = p_order_id AND o.payment_status = 'paid' AND o.status = 'pending' AND o.packing_started_at IS NULL
      AND COALESCE(jsonb_typeof(o.provenance), 'null') = 'null'
    RETURNING o.total_kobo - o.refunded_kobo, o.refunded_kobo INTO amount_kobo, v_refunded;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT * INTO passed_on FROM transfer_passed_on(p_order_id) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'No. % of % has a new owner, so this order cannot be cancelled. Please write to us.', passed_on.number, passed_on.name
      USING ERRCODE = 'LA025';
  END IF;
  slugs := shop_refund_order(p_order_id, amount_kobo, v_refunded, '[]'::jsonb, NULL);
  PERFORM shop_return_code(p_order_id);
  RETURN NEXT;
END $$;
