-- Fulfils a paid order: moves the units from held to sold, assigns edition numbers and empties the cart. Called in the transaction
-- that marks the charge as paid. A unit gets the number that its buyer chose, else the lowest one that is neither issued, held nor kept.
-- Outcomes: 'fulfilled'; 'already' (paid or refunded before); and seven after which the payment is
-- refunded: 'second-payment' (another order of the same checkout group was paid), 'sold-out' (the hold had expired and the units
-- are gone, or are given by a draw), 'number-taken' (the hold had expired, and a chosen number is gone), 'over-limit' (the hold had expired, and the buyer has since reached the limit per person), 'code-used'
-- (the hold had expired, and the use of its discount code that it gave back is gone), 'voucher-used' (the same of what its voucher was to pay), 'erased' (the guest's data was erased, so that it
-- cannot be sent).
CREATE OR REPLACE FUNCTION shop_fulfil_order(p_order_id text) RETURNS TABLE (outcome text, slugs text[]) LANGUAGE plpgsql AS $$
DECLARE
  v_order orders%ROWTYPE;
  item record;
  sibling record;
  v_outcome text := 'fulfilled';
  v_slugs text[];
BEGIN
  SELECT * INTO STRICT v_order FROM orders o WHERE o.id = p_order_id;
  PERFORM pg_advisory_xact_lock(hashtextextended('checkout/' || v_order.user_id, 0));
  PERFORM pg_advisory_xact_lock(hashtextextended('checkout/' || shop_email_key(COALESCE(u.guest_email, u.email)), 0)) FROM users u
    WHERE u.id = v_order.user_id;
  PERFORM 1 FROM product_variants v WHERE v.id IN
    (SELECT i.variant_id FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.checkout_group = v_order.checkout_group)
    ORDER BY v.id FOR NO KEY UPDATE;
  SELECT * INTO STRICT v_order FROM orders o WHERE o.id = p_order_id FOR UPDATE;
  PERFORM 1 FROM products p WHERE p.id IN
    (SELECT i.product_id FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.checkout_group = v_order.checkout_group)
    ORDER BY p.id FOR NO KEY UPDATE;
  SELECT array_agg(DISTINCT p.slug) INTO v_slugs FROM order_items i JOIN products p ON p.id = i.product_id WHERE i.order_id = p_order_id;
  IF v_order.payment_status <> 'unpaid' THEN RETURN QUERY SELECT 'already', '{}'::text[]; RETURN; END IF;

  IF EXISTS (SELECT 1 FROM orders o WHERE o.checkout_group = v_order.checkout_group AND o.id <> p_order_id
             AND o.payment_status <> 'unpaid' AND o.hold_status = 'sold') THEN
    v_outcome := 'second-payment';
  ELSIF v_order.hold_status = 'released' AND v_order.email LIKE '%@deleted.invalid' THEN
    v_outcome := 'erased';
  ELSIF NOT shop_has_stock(p_order_id) OR (v_order.hold_status = 'released' AND shop_late_for_draw(p_order_id)) THEN
    v_outcome := 'sold-out';
  ELSIF v_order.hold_status = 'released' AND EXISTS (
    SELECT 1 FROM order_items i WHERE i.order_id = p_order_id AND i.edition_number IS NOT NULL
      AND NOT shop_number_free(i.product_id, i.edition_number)
      -- What the buyer's other orders of this checkout group hold is released below.
      AND NOT EXISTS (SELECT 1 FROM edition_claims c JOIN order_items t ON t.id = c.order_item_id JOIN orders o ON o.id = t.order_id
                      WHERE c.product_id = i.product_id AND c.number = i.edition_number AND o.checkout_group = v_order.checkout_group)
  ) THEN
    v_outcome := 'number-taken';
  ELSIF v_order.hold_status = 'released' AND EXISTS (
    SELECT 1 FROM (SELECT i.product_id, sum(i.quantity)::int AS quantity FROM order_items i WHERE i.order_id = p_order_id GROUP BY i.product_id) w
    JOIN products p ON p.id = w.product_id
    WHERE shop_owned_quantity(v_order.user_id, w.product_id, v_order.checkout_group) + w.quantity > p.limit_per_person
  ) THEN
    v_outcome := 'over-limit';
  ELSIF v_order.hold_status = 'released' THEN
    BEGIN
      -- First release what the buyer's other orders of this checkout group still hold.
      FOR sibling IN SELECT o.id FROM orders o WHERE o.checkout_group = v_order.checkout_group AND o.id <> p_order_id AND o.hold_status = 'held' LOOP
        v_slugs := v_slugs || shop_release_order(sibling.id, 'superseded');
      END LOOP;
      PERFORM shop_set_stock_source('order', p_order_id);
      UPDATE product_variants v SET stock = v.stock - w.quantity, held = v.held + w.quantity
        FROM (SELECT i.variant_id, sum(i.quantity)::int AS quantity FROM order_items i WHERE i.order_id = p_order_id GROUP BY i.variant_id) w
        WHERE v.id = w.variant_id;
      UPDATE orders o SET hold_status = 'held' WHERE o.id = p_order_id;
      IF v_order.discount_code_id IS NOT NULL THEN
        IF NOT shop_take_code(v_order.discount_code_id, v_order.user_id, v_order.email, false) THEN
          RAISE EXCEPTION 'The discount code has been used up.' USING ERRCODE = 'LA008';
        END IF;
        UPDATE orders o SET code_used = true WHERE o.id = p_order_id;
      END IF;
      IF v_order.voucher_id IS NOT NULL AND NOT shop_take_voucher(v_order.voucher_id, p_order_id, v_order.voucher_kobo) THEN
        RAISE EXCEPTION 'The voucher has been used.' USING ERRCODE = 'LA012';
      END IF;
    EXCEPTION
      -- All of the block is undone, so that the other orders keep what they hold.
      WHEN SQLSTATE 'LA008' THEN v_outcome := 'code-used';
      WHEN SQLSTATE 'LA012' THEN v_outcome := 'voucher-used';
    END;
  END IF;

  IF v_outcome <> 'fulfilled' THEN
    PERFORM shop_release_order(p_order_id, v_outcome);
    UPDATE orders o SET payment_status = 'refunded', paid_at = clock_timestamp(), refunded_at = clock_timestamp(),
      hold_status = 'released', cancelled_at = COALESCE(o.cancelled_at, clock_timestamp()), cancel_reason = v_outcome
      WHERE o.id = p_order_id;
    RETURN QUERY SELECT v_outcome, v_slugs;
    RETURN;
  END IF;

  DELETE FROM edition_claims c USING order_items i WHERE i.order_id = p_order_id AND c.order_item_id = i.id;
  -- The chosen numbers first, so that they are not given to the units without one.
  FOR item IN SELECT i.id, i.product_id, i.variant_id, i.quantity, i.edition_number, p.edition_size FROM order_items i
              JOIN products p ON p.id = i.product_id
              WHERE i.order_id = p_order_id ORDER BY i.product_id, i.edition_number NULLS LAST, i.position LOOP
    UPDATE product_variants v SET held = v.held - item.quantity, sold = v.sold + item.quantity WHERE v.id = item.variant_id;
    IF item.edition_size IS NOT NULL THEN
      INSERT INTO editions (id, product_id, number, order_item_id)
        SELECT 'edn_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), item.product_id, n, item.id
        FROM unnest(CASE WHEN item.edition_number IS NULL THEN ARRAY(SELECT shop_next_numbers(item.product_id, item.quantity))
          ELSE ARRAY[item.edition_number] END) n;
      UPDATE products p SET edition_issued = p.edition_issued + item.quantity WHERE p.id = item.product_id;
    END IF;
    IF v_order.from_cart THEN
      DELETE FROM cart_lines c WHERE c.user_id = v_order.user_id AND c.variant_id = item.variant_id AND c.quantity <= item.quantity;
      UPDATE cart_lines c SET quantity = c.quantity - item.quantity, edition_numbers = array_remove(c.edition_numbers, item.edition_number)
        WHERE c.user_id = v_order.user_id AND c.variant_id = item.variant_id;
    END IF;
  END LOOP;
  UPDATE orders o SET payment_status = 'paid', paid_at = clock_timestamp(), hold_status = 'sold', cancelled_at = NULL, cancel_reason = NULL
    WHERE o.id = p_order_id;
  IF v_order.voucher_id IS NOT NULL THEN
    INSERT INTO voucher_entries (voucher_id, kind, kobo, order_id) VALUES (v_order.voucher_id, 'redeemed', 0, p_order_id);
  END IF;
  FOR sibling IN SELECT o.id FROM orders o WHERE o.checkout_group = v_order.checkout_group AND o.id <> p_order_id AND o.hold_status = 'held' LOOP
    v_slugs := v_slugs || shop_release_order(sibling.id, 'superseded');
  END LOOP;
  RETURN QUERY SELECT v_outcome, (SELECT array_agg(DISTINCT s) FROM unnest(v_slugs) s);
END $$;
