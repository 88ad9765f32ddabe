-- A drop may have a time at which it opens, one at which it ends, and a number that one person may have. Refusals: LA005 not
-- open yet, LA006 ended, LA007 more than one person may have.

ALTER TABLE "products" ADD CONSTRAINT "products_schedule_check" CHECK ("closes_at" > "opens_at"),
  ADD CONSTRAINT "products_limit_check" CHECK ("limit_per_person" >= 1);

-- How a drop stands at a moment. It is open from the first millisecond of its opening to the last before its end.
CREATE FUNCTION shop_phase(p_opens timestamptz, p_closes timestamptz, p_now timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_now >= p_closes THEN 'ended' WHEN p_now < p_opens THEN 'upcoming' ELSE 'live' END
$$;

-- A moment as the museum's visitors are told it.
CREATE FUNCTION shop_lagos_time(p_at timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT to_char(p_at AT TIME ZONE 'Africa/Lagos', 'FMDD FMMonth YYYY "at" HH24:MI')
$$;

-- How many of a drop somebody has paid for or holds, without what the orders of one checkout group hold.
CREATE FUNCTION shop_owned(p_user_id text, p_product_id text, p_without_group text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT COALESCE(sum(i.quantity), 0)::int FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE i.product_id = p_product_id AND o.user_id = p_user_id
    AND (o.payment_status = 'paid' OR (o.payment_status = 'unpaid' AND o.hold_status = 'held'
         AND o.checkout_group IS DISTINCT FROM p_without_group))
$$;

CREATE FUNCTION shop_limit_sentence(p_name text, p_limit int, p_owned int) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT format('One person may have %s of %s', p_limit, p_name)
    || CASE WHEN p_owned > 0 THEN format(', and %s %s yours already', p_owned, CASE WHEN p_owned = 1 THEN 'is' ELSE 'are' END) ELSE '' END
$$;

-- Raises why so many of a piece cannot be sold now: LA005 or LA006 by the clock, LA002 by what is left.
CREATE OR REPLACE FUNCTION shop_refuse_if_short(p_variant_id text, p_quantity int, p_name text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_left int; v_phase text; v_opens timestamptz; v_closes timestamptz;
BEGIN
  SELECT CASE WHEN p.in_stock AND p.deleted_at IS NULL AND v.retired_at IS NULL THEN v.stock ELSE 0 END,
         CASE WHEN p.deleted_at IS NULL AND v.retired_at IS NULL THEN shop_phase(p.opens_at, p.closes_at, clock_timestamp()) ELSE 'live' END,
         p.opens_at, p.closes_at
    INTO v_left, v_phase, v_opens, v_closes
    FROM product_variants v JOIN products p ON p.id = v.product_id WHERE v.id = p_variant_id;
  IF v_phase = 'upcoming' THEN
    RAISE EXCEPTION '%', format('%s opens on %s, Lagos time', p_name, shop_lagos_time(v_opens)) USING ERRCODE = 'LA005';
  ELSIF v_phase = 'ended' THEN
    RAISE EXCEPTION '%', format('%s ended on %s, Lagos time', p_name, shop_lagos_time(v_closes)) USING ERRCODE = 'LA006';
  ELSIF v_left < p_quantity THEN
    RAISE EXCEPTION '%', CASE WHEN v_left > 0 THEN format('Only %s left of %s', v_left, p_name) ELSE format('%s is sold out', p_name) END
      USING ERRCODE = 'LA002';
  END IF;
END $$;

-- Makes an order from the cart (p_product_id null) or from one piece, at the prices of this moment, and holds the stock.
-- `p_print_percent` is what the buyer's membership takes off each line of prints, rounded down to the kobo.
-- Of a scheduled drop nothing is held before it opens or once it has ended, by the clock read after the wait for its rows; what
-- was held before the end may be paid for after it. Asking again for the same while the order can still be paid answers with that order. Asking for something else from the
-- same cart gives the older order's pieces back and keeps both in one group.
CREATE OR REPLACE FUNCTION shop_place_order(
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
  v_more text;
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
        AND p.in_stock AND p.deleted_at IS NULL AND shop_phase(p.opens_at, p.closes_at, clock_timestamp()) = 'live';
    IF NOT FOUND THEN
      PERFORM shop_refuse_if_short(line.variant_id, line.quantity, line.name);
      -- A moment ago it could not be had, now it could: asking again answers.
      RAISE EXCEPTION '%', format('%s has changed at this moment. Please try again.', line.name) USING ERRCODE = 'LA002';
    END IF;
    v_slugs := v_slugs || line.slug;
  END LOOP;

  -- One buyer's checkouts come one after the other, by the lock at the top: of two in parallel the later sees what the earlier holds.
  SELECT shop_limit_sentence(w.name, p.limit_per_person, shop_owned(p_user_id, p.id, NULL)) INTO v_more
    FROM (SELECT r.product_id, min(r.name) AS name, sum(r.quantity)::int AS quantity
          FROM jsonb_populate_recordset(NULL::shop_wanted, v_wanted) r GROUP BY r.product_id) w
    JOIN products p ON p.id = w.product_id
    WHERE shop_owned(p_user_id, p.id, NULL) + w.quantity > p.limit_per_person ORDER BY w.name LIMIT 1;
  IF v_more IS NOT NULL THEN RAISE EXCEPTION '%', v_more USING ERRCODE = 'LA007'; END IF;

  INSERT INTO orders (id, number, user_id, checkout_group, from_cart, fingerprint, hold_expires_at, total_kobo, shipping_address, email, name)
    VALUES (p_order_id, p_number, p_user_id, v_group, v_from_cart, v_print, clock_timestamp() + make_interval(mins => p_hold_minutes),
            v_total::bigint, COALESCE(p_address, buyer.shipping_address), buyer.email, buyer.first_name || ' ' || buyer.last_name);
  INSERT INTO order_items (id, order_id, product_id, variant_id, name, variation, unit_price_kobo, quantity, discount_kobo, position)
    SELECT 'itm_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), p_order_id, w.product_id, w.variant_id, w.name, w.variation,
           w.price_kobo, w.quantity, w.discount_kobo, w.position::int
    FROM jsonb_populate_recordset(NULL::shop_wanted, v_wanted) w;
  RETURN QUERY SELECT p_order_id, p_number, v_total::bigint, buyer.email, true, (SELECT array_agg(DISTINCT s) FROM unnest(v_slugs) s);
END $$;

-- Gives the buyer what was paid for: the pieces, their edition numbers, an emptied cart. Called in the transaction that
-- marks the charge as paid. Outcomes: 'fulfilled'; 'already' (paid or refunded before); 'second-payment' (another order of
-- the same cart was paid), 'sold-out' (the hold had ended and the pieces are gone) and 'over-limit' (the hold had ended, and the
-- buyer has since taken as many as one person may), after which the money goes back.
CREATE OR REPLACE FUNCTION shop_fulfil_order(p_order_id text) RETURNS TABLE (outcome text, slugs text[]) LANGUAGE plpgsql AS $$
DECLARE
  v_order orders%ROWTYPE;
  item record;
  sibling record;
  v_last int;
  v_outcome text := 'fulfilled';
  v_slugs text[];
BEGIN
  SELECT * INTO STRICT v_order FROM orders o WHERE o.id = p_order_id;
  PERFORM pg_advisory_xact_lock(hashtextextended('checkout/' || v_order.user_id, 0));
  PERFORM 1 FROM product_variants v WHERE v.id IN
    (SELECT i.variant_id FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.checkout_group = v_order.checkout_group)
    ORDER BY v.id FOR UPDATE;
  SELECT * INTO STRICT v_order FROM orders o WHERE o.id = p_order_id FOR UPDATE;
  PERFORM 1 FROM products p WHERE p.id IN (SELECT i.product_id FROM order_items i WHERE i.order_id = p_order_id) ORDER BY p.id FOR UPDATE;
  SELECT array_agg(DISTINCT p.slug) INTO v_slugs FROM order_items i JOIN products p ON p.id = i.product_id WHERE i.order_id = p_order_id;
  IF v_order.payment_status <> 'unpaid' THEN RETURN QUERY SELECT 'already', '{}'::text[]; RETURN; END IF;

  IF EXISTS (SELECT 1 FROM orders o WHERE o.checkout_group = v_order.checkout_group AND o.id <> p_order_id
             AND o.payment_status <> 'unpaid' AND o.hold_status = 'sold') THEN
    v_outcome := 'second-payment';
  ELSIF NOT shop_can_serve(p_order_id) THEN
    v_outcome := 'sold-out';
  ELSIF v_order.hold_status = 'released' AND EXISTS (
    SELECT 1 FROM (SELECT i.product_id, sum(i.quantity)::int AS quantity FROM order_items i WHERE i.order_id = p_order_id GROUP BY i.product_id) w
    JOIN products p ON p.id = w.product_id
    WHERE shop_owned(v_order.user_id, w.product_id, v_order.checkout_group) + w.quantity > p.limit_per_person
  ) THEN
    v_outcome := 'over-limit';
  ELSIF v_order.hold_status = 'released' THEN
    -- What the buyer's own other orders of this cart still hold is theirs to take back first.
    FOR sibling IN SELECT o.id FROM orders o WHERE o.checkout_group = v_order.checkout_group AND o.id <> p_order_id AND o.hold_status = 'held' LOOP
      v_slugs := v_slugs || shop_release_order(sibling.id, 'superseded');
    END LOOP;
    UPDATE product_variants v SET stock = v.stock - w.quantity, held = v.held + w.quantity
      FROM (SELECT i.variant_id, sum(i.quantity)::int AS quantity FROM order_items i WHERE i.order_id = p_order_id GROUP BY i.variant_id) w
      WHERE v.id = w.variant_id;
    UPDATE orders o SET hold_status = 'held' WHERE o.id = p_order_id;
  END IF;

  IF v_outcome <> 'fulfilled' THEN
    PERFORM shop_release_order(p_order_id, v_outcome);
    UPDATE orders o SET payment_status = 'refunded', paid_at = clock_timestamp(), refunded_at = clock_timestamp(),
      hold_status = 'released', cancelled_at = COALESCE(o.cancelled_at, clock_timestamp()), cancel_reason = v_outcome
      WHERE o.id = p_order_id;
    RETURN QUERY SELECT v_outcome, v_slugs;
    RETURN;
  END IF;

  FOR item IN SELECT i.id, i.product_id, i.variant_id, i.quantity, p.edition_size FROM order_items i JOIN products p ON p.id = i.product_id
              WHERE i.order_id = p_order_id ORDER BY i.product_id, i.position LOOP
    UPDATE product_variants v SET held = v.held - item.quantity, sold = v.sold + item.quantity WHERE v.id = item.variant_id;
    IF item.edition_size IS NOT NULL THEN
      UPDATE products p SET edition_issued = p.edition_issued + item.quantity WHERE p.id = item.product_id RETURNING p.edition_issued INTO v_last;
      INSERT INTO editions (id, product_id, number, order_item_id)
        SELECT 'edn_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), item.product_id, n, item.id
        FROM generate_series(v_last - item.quantity + 1, v_last) n;
    END IF;
    IF v_order.from_cart THEN
      DELETE FROM cart_lines c WHERE c.user_id = v_order.user_id AND c.variant_id = item.variant_id AND c.quantity <= item.quantity;
      UPDATE cart_lines c SET quantity = c.quantity - item.quantity WHERE c.user_id = v_order.user_id AND c.variant_id = item.variant_id;
    END IF;
  END LOOP;
  UPDATE orders o SET payment_status = 'paid', paid_at = clock_timestamp(), hold_status = 'sold', cancelled_at = NULL, cancel_reason = NULL
    WHERE o.id = p_order_id;
  FOR sibling IN SELECT o.id FROM orders o WHERE o.checkout_group = v_order.checkout_group AND o.id <> p_order_id AND o.hold_status = 'held' LOOP
    v_slugs := v_slugs || shop_release_order(sibling.id, 'superseded');
  END LOOP;
  RETURN QUERY SELECT v_outcome, (SELECT array_agg(DISTINCT s) FROM unnest(v_slugs) s);
END $$;
