-- What goes back of an order, and to which of its pieces. No more than was paid ever does, whatever the code above asks for.

ALTER TABLE "charges" ADD CONSTRAINT "charges_refunded_is_within_the_sum" CHECK ("refunded_kobo" BETWEEN 0 AND "amount_kobo");
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_is_within_the_total" CHECK ("refunded_kobo" BETWEEN 0 AND "total_kobo");
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_refunded_is_within_the_quantity" CHECK ("refunded_quantity" BETWEEN 0 AND "quantity");

-- What has gone back so far was all of it.
UPDATE charges c SET refunded_kobo = LEAST(c.amount_kobo, r.sum) FROM (SELECT charge_id, sum(amount_kobo)::bigint AS sum FROM refunds GROUP BY charge_id) r
  WHERE r.charge_id = c.id;
UPDATE refunds SET sent_at = created_at WHERE status <> 'pending';
UPDATE orders SET refunded_kobo = total_kobo WHERE payment_status = 'refunded';
UPDATE order_items i SET refunded_quantity = i.quantity FROM orders o WHERE o.id = i.order_id AND o.payment_status = 'refunded';
UPDATE orders o SET charge_id = c.id FROM charges c
  WHERE c.purpose = 'order' AND c.subject_id = o.id AND c.settled_at IS NOT NULL AND c.status = 'success' AND o.payment_status <> 'unpaid';
UPDATE orders o SET charge_id = c.id FROM auction_offers f JOIN charges c ON c.reference = f.charge_reference WHERE f.order_id = o.id;

-- The two lists of the desk that are looked at all day: what has to be packed, and what is on its way.
CREATE INDEX orders_to_pack ON orders (created_at DESC, id DESC) WHERE payment_status = 'paid' AND status = 'pending';
CREATE INDEX orders_on_their_way ON orders (created_at DESC, id DESC) WHERE payment_status = 'paid' AND status = 'shipped';

-- Takes a refund into the books of an order, once the desk has decided on it. `p_seen_kobo` is what had gone back before when it was
-- decided: of two decisions made on the same sight the second is refused. `p_pieces` is a list of {item, quantity, numbers}; a refund
-- of all that is left takes every piece. A refunded piece's edition is void and never given again; on the shelf it goes only when asked
-- for. Returns the slugs whose stock changed. Refusals: LA021 the order has changed, LA022 the sum, LA023 the pieces, LA024 the shelf.
CREATE FUNCTION shop_refund_order(p_order_id text, p_amount_kobo bigint, p_seen_kobo bigint, p_pieces jsonb, p_restock boolean)
RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  v_order orders%ROWTYPE;
  v_all boolean;
  piece record;
  item record;
  v_voided int;
  v_slugs text[] := '{}';
BEGIN
  -- Locked in the order in which sales lock them: pieces, order, drops.
  PERFORM 1 FROM product_variants v WHERE v.id IN (SELECT i.variant_id FROM order_items i WHERE i.order_id = p_order_id) ORDER BY v.id FOR UPDATE;
  SELECT * INTO STRICT v_order FROM orders o WHERE o.id = p_order_id FOR UPDATE;
  PERFORM 1 FROM products p WHERE p.id IN (SELECT i.product_id FROM order_items i WHERE i.order_id = p_order_id) ORDER BY p.id FOR UPDATE;
  IF v_order.payment_status = 'unpaid' THEN RAISE EXCEPTION 'This order has not been paid.' USING ERRCODE = 'LA021'; END IF;
  IF v_order.payment_status = 'refunded' THEN RAISE EXCEPTION 'All of this order has been refunded already.' USING ERRCODE = 'LA021'; END IF;
  IF v_order.refunded_kobo <> p_seen_kobo THEN
    RAISE EXCEPTION 'Somebody else has refunded a part of this order meanwhile. Look at it again.' USING ERRCODE = 'LA021';
  END IF;
  IF p_amount_kobo <= 0 OR p_amount_kobo > v_order.total_kobo - v_order.refunded_kobo THEN
    RAISE EXCEPTION 'That is more than is left of this order.' USING ERRCODE = 'LA022';
  END IF;
  v_all := v_order.refunded_kobo + p_amount_kobo = v_order.total_kobo;

  FOR piece IN
    SELECT i.id AS item, i.quantity - i.refunded_quantity AS quantity, NULL::int[] AS numbers FROM order_items i
      WHERE v_all AND i.order_id = p_order_id AND i.quantity > i.refunded_quantity
    UNION ALL
    SELECT w.item, w.quantity, w.numbers FROM jsonb_to_recordset(p_pieces) AS w(item text, quantity int, numbers int[]) WHERE NOT v_all
  LOOP
    UPDATE order_items i SET refunded_quantity = i.refunded_quantity + piece.quantity
      FROM products p, product_variants v
      WHERE i.id = piece.item AND i.order_id = p_order_id AND p.id = i.product_id AND v.id = i.variant_id
        AND piece.quantity > 0 AND i.refunded_quantity + piece.quantity <= i.quantity
      RETURNING i.name, i.variant_id, v.retired_at, p.id AS product_id, p.slug, p.edition_size, p.edition_issued,
        EXISTS (SELECT 1 FROM editions e WHERE e.order_item_id = i.id) AS numbered INTO item;
    IF NOT FOUND THEN RAISE EXCEPTION 'There are not so many pieces left in that line.' USING ERRCODE = 'LA023'; END IF;
    IF item.numbered THEN
      UPDATE editions e SET voided_at = clock_timestamp()
        WHERE e.order_item_id = piece.item AND e.voided_at IS NULL AND (piece.numbers IS NULL OR e.number = ANY (piece.numbers));
      GET DIAGNOSTICS v_voided = ROW_COUNT;
      IF v_voided <> piece.quantity THEN
        RAISE EXCEPTION 'Please say which numbers of % are refunded.', item.name USING ERRCODE = 'LA023';
      END IF;
    END IF;
    IF p_restock THEN
      IF item.retired_at IS NOT NULL THEN
        RAISE EXCEPTION '% is no longer offered in that size, so it cannot go back on the shelf.', item.name USING ERRCODE = 'LA024';
      END IF;
      -- On the shelf it needs a new number, as every piece there and every held one does.
      IF item.edition_issued + piece.quantity + (SELECT sum(v.stock + v.held) FROM product_variants v WHERE v.product_id = item.product_id)
          > item.edition_size THEN
        RAISE EXCEPTION 'No number is left under which % could be sold again.', item.name USING ERRCODE = 'LA024';
      END IF;
      UPDATE product_variants v SET stock = v.stock + piece.quantity, sold = v.sold - piece.quantity WHERE v.id = item.variant_id;
      v_slugs := v_slugs || item.slug;
    END IF;
  END LOOP;

  UPDATE orders o SET refunded_kobo = o.refunded_kobo + p_amount_kobo,
      payment_status = CASE WHEN v_all THEN 'refunded'::"PaymentStatus" ELSE o.payment_status END,
      refunded_at = CASE WHEN v_all THEN clock_timestamp() ELSE o.refunded_at END
    WHERE o.id = p_order_id;
  RETURN v_slugs;
END $$;
