-- Places an order from the cart (p_product_id is null) or for one product, at current prices, and holds the stock, in one round
-- trip. `p_print_percent` is the member's discount on prints, rounded down to the kobo per line. A scheduled drop is held only while
-- it is live for the buyer (`shop_opens_for`), by the clock read after its rows are locked; a hold made before its end can be paid after it.
-- The same request while its order can still be paid returns that order. A different request from the same cart releases the older
-- order's stock and its use of a discount code, and keeps both orders in one checkout group, of which at most one is ever paid.
-- A chosen number (`p_edition`, or those of the cart lines) is a line of its own with its premium, which is not discounted, and is held with
-- the stock: of two who race for it the later is refused.
-- A voucher (`p_voucher_id`) pays after the discounts: what it pays is taken from its balance and returned when the order is released. The total is
-- what the order costs; `voucher_kobo` of it is paid by the voucher and the rest at Paystack.
-- Errors: LA001 the cart is empty; LA003 no such product; LA004 the total is too large for one payment; LA007 more than the limit
-- per person; those of shop_assert_stock: LA002, LA005, LA006, LA021; LA008 the discount code (shop_apply_code, shop_assert_code);
-- LA009 no delivery to the country of the address; LA010 gift wrap is not offered; LA011 the number is taken (shop_assert_number); LA012 the voucher;
-- LA051 the drop has a waiting room (waiting_room_assert_admission).
CREATE OR REPLACE FUNCTION shop_place_order(
  p_order_id text, p_number text, p_user_id text, p_product_id text, p_variation text, p_quantity int,
  p_address jsonb, p_hold_minutes int, p_max_kobo bigint, p_print_percent int DEFAULT 0, p_code text DEFAULT NULL,
  p_gift jsonb DEFAULT NULL, p_edition int DEFAULT NULL, p_voucher_id text DEFAULT NULL
) RETURNS TABLE (order_id text, order_number text, total_kobo bigint, voucher_kobo bigint, email text, created boolean, slugs text[]) LANGUAGE plpgsql AS $$
DECLARE
  buyer users%ROWTYPE;
  line shop_order_line;
  older record;
  open_order orders%ROWTYPE;
  v_from_cart boolean := p_product_id IS NULL;
  v_items jsonb;
  v_request_hash text;
  v_total numeric := 0;
  v_code_id text;
  v_delivery bigint;
  v_wrap bigint;
  v_group text;
  v_released text[];
  v_slugs text[] := '{}';
  v_more text;
  v_variants text[];
  v_numbered boolean;
  v_limited boolean;
  v_holds boolean;
  v_earlier boolean;
  v_open_id text;
  v_voucher_kobo bigint := 0;
BEGIN
  -- One checkout at a time per buyer: a second tab or a double click finds the order of the first.
  PERFORM pg_advisory_xact_lock(hashtextextended('checkout/' || p_user_id, 0));
  SELECT * INTO STRICT buyer FROM users WHERE id = p_user_id;
  IF buyer.is_guest THEN buyer.email := buyer.guest_email; END IF;
  -- A person is limited by mailbox too: whatever browser a guest uses, and whether they sign in or not.
  PERFORM pg_advisory_xact_lock(hashtextextended('checkout/' || shop_email_key(buyer.email), 0));

  SELECT jsonb_agg(to_jsonb(w) || jsonb_build_object('discount_kobo', w.price_kobo * w.quantity * w.percent / 100, 'code_discount_kobo', 0)) INTO v_items FROM (
    SELECT p.id AS product_id, v.id AS variant_id, u.quantity, p.slug, p.name, v.name AS variation,
           CASE WHEN p.sale_price_kobo > 0 AND p.sale_price_kobo < p.price_kobo THEN p.sale_price_kobo ELSE p.price_kobo END AS price_kobo,
           row_number() OVER (ORDER BY l.created_at, l.id, u.edition_number NULLS LAST) AS position,
           u.edition_number, CASE WHEN u.edition_number IS NULL THEN 0 ELSE shop_number_premium(p.id, u.edition_number) END AS number_premium_kobo,
           CASE WHEN shop_is_print(p.categories) THEN p_print_percent ELSE 0 END AS percent
    FROM (SELECT c.id, c.variant_id, c.quantity, c.created_at, c.edition_numbers[:c.quantity] AS numbers FROM cart_lines c WHERE v_from_cart AND c.user_id = p_user_id
          UNION ALL
          SELECT 'item', pv.id, p_quantity, now(), array_remove(ARRAY[p_edition], NULL) FROM product_variants pv
          WHERE NOT v_from_cart AND pv.product_id = p_product_id AND pv.name = p_variation AND pv.retired_at IS NULL) l
    CROSS JOIN LATERAL (SELECT n AS edition_number, 1 AS quantity FROM unnest(l.numbers) n
          UNION ALL
          SELECT NULL, l.quantity - cardinality(l.numbers) WHERE l.quantity > cardinality(l.numbers)) u
    JOIN product_variants v ON v.id = l.variant_id JOIN products p ON p.id = v.product_id) w;
  IF v_items IS NULL THEN
    RAISE EXCEPTION '%', CASE WHEN v_from_cart THEN 'Your Cart is Empty' ELSE 'Product not found' END
      USING ERRCODE = CASE WHEN v_from_cart THEN 'LA001' ELSE 'LA003' END;
  END IF;
  SELECT z.price_kobo INTO v_delivery FROM shop_delivery_zone(COALESCE(p_address, buyer.shipping_address) ->> 'country') z;
  IF NOT FOUND THEN
    RAISE EXCEPTION '%', shop_no_delivery_message(COALESCE(p_address, buyer.shipping_address) ->> 'country') USING ERRCODE = 'LA009';
  END IF;
  IF p_gift ->> 'wrap' = 'true' THEN
    SELECT s.gift_wrap_kobo INTO v_wrap FROM shop_settings s;
    IF v_wrap IS NULL THEN RAISE EXCEPTION 'Gift wrap is not offered at the moment.' USING ERRCODE = 'LA010'; END IF;
  END IF;
  IF p_code IS NOT NULL THEN
    v_items := shop_apply_code(v_items, p_code);
    SELECT c.id INTO v_code_id FROM discount_codes c WHERE c.code = upper(btrim(p_code));
  END IF;
  SELECT sum(w.price_kobo::numeric * w.quantity - w.discount_kobo - w.code_discount_kobo + w.number_premium_kobo),
         md5(COALESCE(v_code_id || ':' || sum(w.code_discount_kobo) || ':', '') || v_from_cart::text || string_agg(w.variant_id || ':' || w.quantity || ':' || w.price_kobo
           || CASE WHEN w.discount_kobo > 0 THEN ':' || w.discount_kobo ELSE '' END
           || CASE WHEN w.edition_number IS NOT NULL THEN ':no:' || w.edition_number || ':' || w.number_premium_kobo ELSE '' END,
           ',' ORDER BY w.variant_id, w.edition_number NULLS LAST) || COALESCE(buyer.guest_email, ''))
    INTO v_total, v_request_hash FROM jsonb_populate_recordset(NULL::shop_order_line, v_items) w;
  v_total := v_total + v_delivery + COALESCE(v_wrap, 0);
  IF v_delivery > 0 THEN v_request_hash := md5(v_request_hash || ':' || v_delivery); END IF;
  IF v_wrap IS NOT NULL THEN v_request_hash := md5(v_request_hash || ':wrap:' || v_wrap); END IF;
  IF p_voucher_id IS NOT NULL THEN v_request_hash := md5(v_request_hash || ':voucher:' || p_voucher_id); END IF;
  IF v_total > p_max_kobo THEN RAISE EXCEPTION 'This order is too large to be paid at once' USING ERRCODE = 'LA004'; END IF;
  IF v_code_id IS NOT NULL AND v_total < 5000 THEN
    RAISE EXCEPTION 'With this discount code less than ₦50 would be left to pay, which Paystack does not take. Please add an item.'
      USING ERRCODE = 'LA008';
  END IF;

  -- What the buyer has ordered before, read once and by the buyer: while a drop sells, the orders that hold something are many more than the
  -- statistics of the table say. The lock at the top keeps it true, because every order of this buyer that holds stock or belongs to this
  -- checkout is placed under it. An order whose hold is about to expire is not returned: it would expire while the buyer is paying.
  WITH mine AS MATERIALIZED (
    SELECT o.id, o.request_hash, o.payment_status, o.hold_status, o.hold_expires_at, o.created_at FROM orders o WHERE o.user_id = p_user_id)
  SELECT COALESCE(bool_or(m.hold_status = 'held'), false), count(*) > 0,
      (array_agg(m.id ORDER BY m.created_at DESC) FILTER (WHERE m.request_hash = v_request_hash AND m.hold_status = 'held'
        AND m.hold_expires_at > clock_timestamp() + interval '5 minutes'))[1]
    INTO v_holds, v_earlier, v_open_id FROM mine m
    WHERE m.payment_status = 'unpaid' AND (m.hold_status = 'held' OR (m.request_hash = v_request_hash AND m.created_at > now() - interval '3 days'));
  -- A voucher pays such an order right away, so a form that is sent twice has to find the one that is paid already.
  IF v_open_id IS NULL AND p_voucher_id IS NOT NULL THEN
    SELECT o.id INTO v_open_id FROM orders o
      WHERE o.user_id = p_user_id AND o.request_hash = v_request_hash AND o.voucher_kobo = o.total_kobo
        AND o.payment_status = 'paid' AND o.paid_at > clock_timestamp() - interval '1 minute'
      ORDER BY o.paid_at DESC LIMIT 1;
  END IF;
  IF v_open_id IS NOT NULL THEN
    SELECT * INTO STRICT open_order FROM orders o WHERE o.id = v_open_id;
    -- The checkout page shows the address of the profile and the current terms, which may have changed since the order was placed.
    UPDATE orders o SET shipping_address = COALESCE(p_address, buyer.shipping_address, o.shipping_address),
        terms_version_id = legal_page_current('terms'), is_gift = p_gift IS NOT NULL, gift_note = NULLIF(p_gift ->> 'note', '')
      WHERE o.id = open_order.id AND o.payment_status = 'unpaid';
    RETURN QUERY SELECT open_order.id, open_order.number, open_order.total_kobo, open_order.voucher_kobo, open_order.email, false, '{}'::text[];
    RETURN;
  END IF;

  -- What the locks below are needed for, read before them: everybody who wants this drop waits while they are held.
  SELECT array_agg(DISTINCT w.variant_id), bool_or(w.edition_number IS NOT NULL), bool_or(p.limit_per_person IS NOT NULL)
    INTO v_variants, v_numbered, v_limited
    FROM jsonb_populate_recordset(NULL::shop_order_line, v_items) w JOIN products p ON p.id = w.product_id;

  -- Without a lock, so that most buyers of a product that has sold out are rejected without waiting for its row. It only rejects; a
  -- buyer with an open order continues, because that order's stock may be released below.
  IF NOT v_holds THEN
    FOR line IN SELECT * FROM jsonb_populate_recordset(NULL::shop_order_line, v_items) w ORDER BY w.variant_id LOOP
      PERFORM shop_assert_stock(line.variant_id, line.quantity, line.name, p_user_id);
      PERFORM shop_assert_number(line.product_id, line.edition_number, line.name);
    END LOOP;
  END IF;

  PERFORM waiting_room_assert_admission((SELECT array_agg(w.product_id) FROM jsonb_populate_recordset(NULL::shop_order_line, v_items) w), p_user_id);

  IF v_holds THEN
    v_variants := v_variants || ARRAY(SELECT i.variant_id FROM order_items i JOIN orders o ON o.id = i.order_id
      WHERE o.user_id = p_user_id AND o.payment_status = 'unpaid' AND o.hold_status = 'held');
  END IF;
  PERFORM shop_set_stock_source('order', p_order_id);
  -- All rows that this call changes, locked in the order of their ids, so that two checkouts cannot deadlock. Not FOR UPDATE, for which
  -- everybody who puts the drop into a cart would wait.
  PERFORM 1 FROM product_variants v WHERE v.id = ANY (v_variants) ORDER BY v.id FOR NO KEY UPDATE;
  -- Whose numbers are taken or given back. Before the buyer's own orders, which nobody else changes without their variants.
  IF v_numbered OR v_holds THEN
    PERFORM 1 FROM products p WHERE p.id IN (SELECT w.product_id FROM jsonb_populate_recordset(NULL::shop_order_line, v_items) w WHERE w.edition_number IS NOT NULL)
      OR p.id IN (SELECT i.product_id FROM order_items i JOIN orders o ON o.id = i.order_id
                  WHERE i.edition_number IS NOT NULL AND o.user_id = p_user_id AND o.payment_status = 'unpaid' AND o.hold_status = 'held')
      ORDER BY p.id FOR NO KEY UPDATE;
  END IF;
  IF v_earlier THEN
    -- An identical order whose hold expired may still be paid by a late bank transfer, so it belongs to the same checkout group.
    SELECT o.checkout_group INTO v_group FROM orders o
      WHERE o.user_id = p_user_id AND o.request_hash = v_request_hash AND o.payment_status = 'unpaid' AND o.created_at > now() - interval '3 days'
        AND NOT EXISTS (SELECT 1 FROM orders paid WHERE paid.checkout_group = o.checkout_group AND paid.payment_status <> 'unpaid')
      ORDER BY o.created_at DESC LIMIT 1;
    FOR older IN
      SELECT o.id, o.checkout_group FROM orders o
      WHERE o.user_id = p_user_id AND o.payment_status = 'unpaid' AND o.hold_status = 'held' AND (o.from_cart = v_from_cart
        AND (v_from_cart OR EXISTS (SELECT 1 FROM order_items i JOIN jsonb_populate_recordset(NULL::shop_order_line, v_items) w ON w.variant_id = i.variant_id WHERE i.order_id = o.id))
        -- A number that the buyer holds already moves to the new order.
        OR EXISTS (SELECT 1 FROM order_items i JOIN jsonb_populate_recordset(NULL::shop_order_line, v_items) w
                   ON w.product_id = i.product_id AND w.edition_number = i.edition_number WHERE i.order_id = o.id))
      ORDER BY o.created_at
    LOOP
      v_group := older.checkout_group;
      v_released := shop_release_order(older.id, 'superseded');
      v_slugs := v_slugs || v_released;
    END LOOP;
    PERFORM shop_set_stock_source('order', p_order_id);
  END IF;
  v_group := COALESCE(v_group, p_order_id);

  IF v_numbered THEN
    FOR line IN SELECT * FROM jsonb_populate_recordset(NULL::shop_order_line, v_items) w WHERE w.edition_number IS NOT NULL LOOP
      PERFORM shop_assert_number(line.product_id, line.edition_number, line.name);
    END LOOP;
  END IF;

  FOR line IN SELECT * FROM jsonb_populate_recordset(NULL::shop_order_line, v_items) w ORDER BY w.variant_id LOOP
    UPDATE product_variants v SET stock = v.stock - line.quantity, held = v.held + line.quantity
      FROM products p
      WHERE v.id = line.variant_id AND p.id = v.product_id AND v.stock >= line.quantity AND v.retired_at IS NULL
        AND NOT shop_in_draw(p.id) AND p.in_stock AND p.deleted_at IS NULL
        AND shop_draw_phase(shop_phase(shop_opens_for(p.opens_at, p.members_first, p_user_id), p.closes_at, clock_timestamp())) = 'live';
    IF NOT FOUND THEN
      PERFORM shop_assert_stock(line.variant_id, line.quantity, line.name, p_user_id);
      -- It was unavailable in the update and is available now: a retry decides.
      RAISE EXCEPTION '%', format('%s has just changed. Please try again.', line.name) USING ERRCODE = 'LA002';
    END IF;
    v_slugs := v_slugs || line.slug;
  END LOOP;

  -- The lock at the top makes one buyer's checkouts sequential: of two in parallel the later counts what the earlier holds.
  -- A guest's address is not verified, so the message does not tell what its owner has bought.
  IF v_limited THEN
    SELECT shop_limit_message(w.name, p.limit_per_person, CASE WHEN buyer.is_guest THEN 0 ELSE shop_owned_quantity(p_user_id, p.id, NULL) END) INTO v_more
      FROM (SELECT r.product_id, min(r.name) AS name, sum(r.quantity)::int AS quantity
            FROM jsonb_populate_recordset(NULL::shop_order_line, v_items) r GROUP BY r.product_id) w
      JOIN products p ON p.id = w.product_id
      WHERE shop_owned_quantity(p_user_id, p.id, NULL) + w.quantity > p.limit_per_person ORDER BY w.name LIMIT 1;
    IF v_more IS NOT NULL THEN RAISE EXCEPTION '%', v_more USING ERRCODE = 'LA007'; END IF;
  END IF;

  IF v_code_id IS NOT NULL AND NOT shop_take_code(v_code_id, p_user_id, buyer.email, true) THEN
    PERFORM shop_assert_code(v_code_id, p_user_id, false);
    -- It could not be used before the check and can be used now: a retry decides.
    RAISE EXCEPTION 'The discount code has just changed. Please try again.' USING ERRCODE = 'LA008';
  END IF;

  -- After the code, and last of all locks: other orders of the same voucher wait here until the commit.
  IF p_voucher_id IS NOT NULL THEN
    SELECT shop_voucher_share(v_total::bigint, v.balance_kobo) INTO v_voucher_kobo FROM vouchers v
      WHERE v.id = p_voucher_id AND v.issued_at IS NOT NULL AND v.stopped_at IS NULL FOR UPDATE;
    IF NOT FOUND THEN RAISE EXCEPTION 'This gift voucher cannot be used any more.' USING ERRCODE = 'LA012'; END IF;
    IF v_voucher_kobo = 0 THEN RAISE EXCEPTION 'Nothing is left on this gift voucher for this order.' USING ERRCODE = 'LA012'; END IF;
  END IF;

  INSERT INTO orders (id, number, user_id, checkout_group, from_cart, request_hash, hold_expires_at, total_kobo, shipping_address, email, name,
      terms_version_id, delivery_kobo, is_gift, gift_note, gift_wrap_kobo, discount_code_id, code_used, voucher_id, voucher_kobo)
    VALUES (p_order_id, p_number, p_user_id, v_group, v_from_cart, v_request_hash, clock_timestamp() + make_interval(mins => p_hold_minutes),
            v_total::bigint, COALESCE(p_address, buyer.shipping_address), buyer.email, buyer.first_name || ' ' || buyer.last_name,
            legal_page_current('terms'), v_delivery, p_gift IS NOT NULL, NULLIF(p_gift ->> 'note', ''), v_wrap, v_code_id, v_code_id IS NOT NULL,
            p_voucher_id, v_voucher_kobo);
  IF p_voucher_id IS NOT NULL AND NOT shop_take_voucher(p_voucher_id, p_order_id, v_voucher_kobo) THEN
    RAISE EXCEPTION 'This gift voucher has just changed. Please try again.' USING ERRCODE = 'LA012';
  END IF;
  INSERT INTO order_items (id, order_id, product_id, variant_id, name, variation, unit_price_kobo, quantity, discount_kobo, code_discount_kobo,
      position, edition_number, number_premium_kobo)
    SELECT 'itm_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), p_order_id, w.product_id, w.variant_id, w.name, w.variation,
           w.price_kobo, w.quantity, w.discount_kobo, w.code_discount_kobo, w.position::int, w.edition_number, w.number_premium_kobo
    FROM jsonb_populate_recordset(NULL::shop_order_line, v_items) w;
  -- A number that is in two lines of the cart is refused here by the trigger.
  IF v_numbered THEN
    INSERT INTO edition_claims (product_id, number, kind, order_item_id)
      SELECT i.product_id, i.edition_number, 'held', i.id FROM order_items i WHERE i.order_id = p_order_id AND i.edition_number IS NOT NULL
      ORDER BY i.product_id, i.edition_number;
  END IF;
  RETURN QUERY SELECT p_order_id, p_number, v_total::bigint, v_voucher_kobo, buyer.email, true, (SELECT array_agg(DISTINCT s) FROM unnest(v_slugs) s);
END $$;
