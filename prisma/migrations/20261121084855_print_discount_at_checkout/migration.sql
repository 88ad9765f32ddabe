-- A member's discount on prints is worked out where the price is read, so that both belong to the same moment.

ALTER TABLE "order_items" ADD CONSTRAINT "order_items_discount_check"
  CHECK ("discount_kobo" >= 0 AND "discount_kobo" <= "unit_price_kobo" * "quantity");

ALTER TYPE shop_wanted ADD ATTRIBUTE discount_kobo bigint;

-- Whether a drop hangs among the prints, however the category was typed.
CREATE FUNCTION shop_is_print(p_categories text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (SELECT 1 FROM unnest(p_categories) c WHERE lower(btrim(c)) IN ('print', 'prints'))
$$;

-- The same call with one argument more: an older caller, which names no discount, is still answered.
DROP FUNCTION shop_place_order(text, text, text, text, text, int, jsonb, int, bigint);

-- Makes an order from the cart (p_product_id null) or from one piece, at the prices of this moment, and holds the stock.
-- `p_print_percent` is what the buyer's membership takes off each line of prints, rounded down to the kobo.
-- Asking again for the same while the order can still be paid answers with that order. Asking for something else from the
-- same cart gives the older order's pieces back and keeps both in one group.
CREATE FUNCTION shop_place_order(
  p_order_id text, p_number text, p_user_id text, p_product_id text, p_variation text, p_quantity int,
  p_address jsonb, p_hold_minutes int, p_most_kobo bigint, p_print_percent int DEFAULT 0
) RETURNS TABLE (order_id text, order_number text, total_kobo bigint, email text, created boolean, slugs text[]) LANGUAGE plpgsql AS $$
DECLARE
  buyer users%ROWTYPE;
  line shop_wanted;
  older record;
  open_order orders%ROWTYPE;
  v_from_cart boolean := p_product_id IS NULL;
  v_wanted jsonb;
  v_print text;
  v_total numeric := 0;
  v_group text;
  v_released text[];
  v_slugs text[] := '{}';
BEGIN
  -- One checkout at a time for one buyer: two tabs and a double click find the first one's order.
  PERFORM pg_advisory_xact_lock(hashtextextended('checkout/' || p_user_id, 0));
  SELECT * INTO STRICT buyer FROM users WHERE id = p_user_id;

  SELECT jsonb_agg(to_jsonb(w) || jsonb_build_object('discount_kobo', w.price_kobo * w.quantity * w.percent / 100)) INTO v_wanted FROM (
    SELECT p.id AS product_id, v.id AS variant_id, l.quantity, p.slug, p.name, v.name AS variation,
           CASE WHEN p.sale_price_kobo > 0 AND p.sale_price_kobo < p.price_kobo THEN p.sale_price_kobo ELSE p.price_kobo END AS price_kobo,
           row_number() OVER (ORDER BY l.created_at, l.id) AS position,
           CASE WHEN shop_is_print(p.categories) THEN p_print_percent ELSE 0 END AS percent
    FROM (SELECT c.id, c.variant_id, c.quantity, c.created_at FROM cart_lines c WHERE v_from_cart AND c.user_id = p_user_id
          UNION ALL
          SELECT 'piece', pv.id, p_quantity, now() FROM product_variants pv
          WHERE NOT v_from_cart AND pv.product_id = p_product_id AND pv.name = p_variation AND pv.retired_at IS NULL) l
    JOIN product_variants v ON v.id = l.variant_id JOIN products p ON p.id = v.product_id) w;
  IF v_wanted IS NULL THEN
    RAISE EXCEPTION '%', CASE WHEN v_from_cart THEN 'Your Cart is Empty' ELSE 'Product not found' END
      USING ERRCODE = CASE WHEN v_from_cart THEN 'LA001' ELSE 'LA003' END;
  END IF;
  SELECT sum(w.price_kobo::numeric * w.quantity - w.discount_kobo),
         md5(v_from_cart::text || string_agg(w.variant_id || ':' || w.quantity || ':' || w.price_kobo
           || CASE WHEN w.discount_kobo > 0 THEN ':' || w.discount_kobo ELSE '' END, ',' ORDER BY w.variant_id))
    INTO v_total, v_print FROM jsonb_populate_recordset(NULL::shop_wanted, v_wanted) w;
  IF v_total > p_most_kobo THEN RAISE EXCEPTION 'This order is too large to be paid at once' USING ERRCODE = 'LA004'; END IF;

  -- An order with little time left is not handed out again: its hold would end while the buyer is paying.
  SELECT * INTO open_order FROM orders o
    WHERE o.user_id = p_user_id AND o.fingerprint = v_print AND o.payment_status = 'unpaid' AND o.hold_status = 'held'
      AND o.hold_expires_at > clock_timestamp() + interval '5 minutes'
    ORDER BY o.created_at DESC LIMIT 1;
  IF FOUND THEN
    -- The checkout page shows the profile's address, which may have changed since; that is where the buyer expects it to go.
    UPDATE orders o SET shipping_address = COALESCE(p_address, buyer.shipping_address, o.shipping_address) WHERE o.id = open_order.id;
    RETURN QUERY SELECT open_order.id, open_order.number, open_order.total_kobo, open_order.email, false, '{}'::text[];
    RETURN;
  END IF;

  -- Most of a crowd is told at once that the last piece is gone, without queueing for its row. It is only ever used to refuse;
  -- a buyer with an order still open may be about to get its pieces back, and goes on.
  IF NOT EXISTS (SELECT 1 FROM orders o WHERE o.user_id = p_user_id AND o.payment_status = 'unpaid' AND o.hold_status = 'held') THEN
    FOR line IN SELECT * FROM jsonb_populate_recordset(NULL::shop_wanted, v_wanted) w ORDER BY w.variant_id LOOP
      PERFORM shop_refuse_if_short(line.variant_id, line.quantity, line.name);
    END LOOP;
  END IF;

  -- All the rows this will touch, in one order, so that no two checkouts wait for each other in a ring.
  PERFORM 1 FROM product_variants v WHERE v.id IN (SELECT w.variant_id FROM jsonb_populate_recordset(NULL::shop_wanted, v_wanted) w)
    OR v.id IN (SELECT i.variant_id FROM order_items i JOIN orders o ON o.id = i.order_id
                WHERE o.user_id = p_user_id AND o.payment_status = 'unpaid' AND o.hold_status = 'held')
    ORDER BY v.id FOR UPDATE;
  -- An identical cart that was not paid in time may still be: a transfer comes late. The two are one purchase.
  SELECT o.checkout_group INTO v_group FROM orders o
    WHERE o.user_id = p_user_id AND o.fingerprint = v_print AND o.payment_status = 'unpaid' AND o.created_at > now() - interval '3 days'
      AND NOT EXISTS (SELECT 1 FROM orders paid WHERE paid.checkout_group = o.checkout_group AND paid.payment_status <> 'unpaid')
    ORDER BY o.created_at DESC LIMIT 1;
  v_group := COALESCE(v_group, p_order_id);
  FOR older IN
    SELECT o.id, o.checkout_group FROM orders o
    WHERE o.user_id = p_user_id AND o.payment_status = 'unpaid' AND o.hold_status = 'held' AND o.from_cart = v_from_cart
      AND (v_from_cart OR EXISTS (SELECT 1 FROM order_items i JOIN jsonb_populate_recordset(NULL::shop_wanted, v_wanted) w ON w.variant_id = i.variant_id WHERE i.order_id = o.id))
    ORDER BY o.created_at
  LOOP
    v_group := older.checkout_group;
    v_released := shop_release_order(older.id, 'superseded');
    v_slugs := v_slugs || v_released;
  END LOOP;

  FOR line IN SELECT * FROM jsonb_populate_recordset(NULL::shop_wanted, v_wanted) w ORDER BY w.variant_id LOOP
    UPDATE product_variants v SET stock = v.stock - line.quantity, held = v.held + line.quantity
      FROM products p
      WHERE v.id = line.variant_id AND p.id = v.product_id AND v.stock >= line.quantity AND v.retired_at IS NULL
        AND p.in_stock AND p.deleted_at IS NULL;
    IF NOT FOUND THEN
      PERFORM shop_refuse_if_short(line.variant_id, line.quantity, line.name);
    END IF;
    v_slugs := v_slugs || line.slug;
  END LOOP;

  INSERT INTO orders (id, number, user_id, checkout_group, from_cart, fingerprint, hold_expires_at, total_kobo, shipping_address, email, name)
    VALUES (p_order_id, p_number, p_user_id, v_group, v_from_cart, v_print, clock_timestamp() + make_interval(mins => p_hold_minutes),
            v_total::bigint, COALESCE(p_address, buyer.shipping_address), buyer.email, buyer.first_name || ' ' || buyer.last_name);
  INSERT INTO order_items (id, order_id, product_id, variant_id, name, variation, unit_price_kobo, quantity, discount_kobo, position)
    SELECT 'itm_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), p_order_id, w.product_id, w.variant_id, w.name, w.variation,
           w.price_kobo, w.quantity, w.discount_kobo, w.position::int
    FROM jsonb_populate_recordset(NULL::shop_wanted, v_wanted) w;
  RETURN QUERY SELECT p_order_id, p_number, v_total::bigint, buyer.email, true, (SELECT array_agg(DISTINCT s) FROM unnest(v_slugs) s);
END $$;
