-- Orders of the open editions. One order in ten includes the load test pin, a limited edition with smart labels.
INSERT INTO products (id, slug, name, description, price_kobo, categories, tags, in_stock, edition_size, position, created_at, updated_at)
SELECT pg_temp.load_id('prd', 'pin', 1), 'load-test-pin', 'Load Test Pin', 'A generated product for load tests of the admin pages.',
       450000, '{Jewelry}', '{Pin}', false, greatest(orders / 10, 1), 1000, at - interval '3 years', at FROM load_parameters;
INSERT INTO product_variants (id, product_id, stock) SELECT pg_temp.load_id('var', 'pin', 1), pg_temp.load_id('prd', 'pin', 1), 0;
INSERT INTO product_images (id, product_id, url, alt)
SELECT pg_temp.load_id('img', 'pin', 1), pg_temp.load_id('prd', 'pin', 1), url, alt FROM product_images ORDER BY url LIMIT 1;
INSERT INTO smart_labels (id, product_id, code) SELECT pg_temp.load_id('lbl', 'pin', 1), pg_temp.load_id('prd', 'pin', 1), 'LA-LOADPN';

CREATE TEMP TABLE load_products ON COMMIT DROP AS
SELECT row_number() OVER (ORDER BY p.slug, v.position, v.id) - 1 AS ordinal, count(*) OVER () AS total, p.id AS product_id, v.id AS variant_id, p.name, v.name AS variation,
       CASE WHEN p.sale_price_kobo > 0 AND p.sale_price_kobo < p.price_kobo THEN p.sale_price_kobo ELSE p.price_kobo END AS price_kobo
FROM products p JOIN product_variants v ON v.product_id = p.id WHERE p.edition_size IS NULL AND p.deleted_at IS NULL AND v.retired_at IS NULL;

CREATE TEMP TABLE load_orders ON COMMIT DROP AS
WITH generated AS (
  SELECT n AS ordinal, p.id AS user_id, p.email, p.first_name || ' ' || p.last_name AS name, p.address, c.at, c.admin_id, pg_temp.pick(n, 22, 100) AS chance,
         p.created_at + (c.at - p.created_at) * ((pg_temp.pick(n, 21, 999000) + 500) / 1000000.0) AS created_at
  FROM load_parameters c, generate_series(1, c.orders) n JOIN load_users p ON p.ordinal = 1 + pg_temp.pick(n, 20, (SELECT users FROM load_parameters))
), paid AS (
  SELECT *, CASE WHEN chance < 76 THEN 'paid' WHEN chance < 80 THEN 'refunded' ELSE 'unpaid' END AS payment, at - created_at AS age FROM generated
)
SELECT *, pg_temp.load_id('ord', 'order', ordinal) AS id, pg_temp.load_number('LA', ordinal) AS number,
       CASE WHEN payment <> 'paid' OR address IS NULL OR age < interval '3 days' OR chance = 0 THEN 'pending' WHEN age < interval '12 days' THEN 'shipped' ELSE 'delivered' END AS status
FROM paid;

ANALYZE load_products, load_orders;

CREATE TEMP TABLE load_order_items ON COMMIT DROP AS
SELECT o.ordinal, o.id AS order_id, o.payment, o.created_at, n AS position, s.product_id, s.variant_id, s.name, s.variation, s.price_kobo, 1 + pg_temp.pick(o.ordinal, 24 + n, 2) AS quantity
FROM load_orders o, generate_series(0, 2) n, load_products s
WHERE n <= pg_temp.pick(o.ordinal, 23, 3) AND s.ordinal = (pg_temp.pick(o.ordinal, 27, 100000) + n * 5) % s.total
UNION ALL
SELECT o.ordinal, o.id, o.payment, o.created_at, 3, p.id, v.id, p.name, '', p.price_kobo, 1
FROM load_orders o, products p JOIN product_variants v ON v.product_id = p.id WHERE p.slug = 'load-test-pin' AND o.ordinal % 10 = 0;

INSERT INTO orders (id, number, user_id, checkout_group, request_hash, status, payment_status, hold_status, hold_expires_at, total_kobo, shipping_address, email, name,
                    created_at, paid_at, cancelled_at, cancel_reason, refunded_at, shipped_at, shipped_by_id, courier, tracking_number, delivered_at, invoice_number)
SELECT o.id, number, user_id, o.id, o.id, status::"OrderStatus", o.payment::"PaymentStatus", (CASE o.payment WHEN 'paid' THEN 'sold' ELSE 'released' END)::"HoldStatus",
       o.created_at + interval '30 minutes', total, address, email, o.name, o.created_at, CASE WHEN o.payment <> 'unpaid' THEN o.created_at + interval '4 minutes' END,
       CASE WHEN o.payment <> 'paid' THEN o.created_at + interval '31 minutes' END,
       CASE o.payment WHEN 'refunded' THEN 'sold-out' WHEN 'unpaid' THEN (ARRAY['expired', 'cancelled', 'failed'])[1 + chance % 3] END,
       CASE WHEN o.payment = 'refunded' THEN o.created_at + interval '41 minutes' END,
       CASE WHEN status <> 'pending' THEN o.created_at + interval '2 days' END, CASE WHEN status <> 'pending' THEN admin_id END,
       CASE WHEN status <> 'pending' THEN (ARRAY['GIG Logistics', 'NIPOST EMS', 'DHL'])[1 + chance % 3] END,
       CASE WHEN status <> 'pending' THEN 'LOAD' || lpad(o.ordinal::text, 7, '0') END, CASE WHEN status = 'delivered' THEN o.created_at + interval '6 days' END,
       -- A series of its own, because numbering one by one takes minutes.
       CASE WHEN o.payment = 'paid' THEN 'INV-LOAD-' || lpad(o.ordinal::text, 7, '0') END
FROM load_orders o JOIN (SELECT order_id, sum(price_kobo * quantity)::bigint AS total FROM load_order_items GROUP BY 1) t ON t.order_id = o.id;

INSERT INTO order_items (id, order_id, product_id, variant_id, name, variation, unit_price_kobo, quantity, position, shipped_quantity)
SELECT pg_temp.load_id('itm', 'item', i.ordinal * 4 + position), order_id, product_id, variant_id, i.name, variation, price_kobo, quantity, position,
       CASE WHEN o.status = 'pending' THEN 0 ELSE quantity END
FROM load_order_items i JOIN load_orders o USING (ordinal);

INSERT INTO parcels (id, order_id, number, courier, tracking_number, shipped_at, shipped_by_id)
SELECT pg_temp.load_id('prc', 'parcel', c.ordinal), o.id, 1, o.courier, o.tracking_number, o.shipped_at, o.shipped_by_id
FROM load_orders c JOIN orders o ON o.id = c.id WHERE c.status <> 'pending';
INSERT INTO parcel_items (parcel_id, order_item_id, quantity)
SELECT pg_temp.load_id('prc', 'parcel', i.ordinal), pg_temp.load_id('itm', 'item', i.ordinal * 4 + i.position), i.quantity
FROM load_order_items i JOIN load_orders o USING (ordinal) WHERE o.status <> 'pending';

UPDATE product_variants v SET sold = v.sold + s.quantity
FROM (SELECT variant_id, sum(quantity)::int AS quantity FROM load_order_items WHERE payment = 'paid' GROUP BY 1) s WHERE v.id = s.variant_id;

-- Paid pins get edition numbers in order of creation; the rest of the edition is in stock.
INSERT INTO editions (id, product_id, number, order_item_id, label_code, created_at)
SELECT pg_temp.load_id('edn', 'pin', ordinal), product_id, row_number() OVER (ORDER BY created_at, ordinal), pg_temp.load_id('itm', 'item', ordinal * 4 + position),
       'LA-' || upper(lpad(to_hex((ordinal * 2654435761) % 16777216), 6, '0')), created_at
FROM load_order_items WHERE product_id = pg_temp.load_id('prd', 'pin', 1) AND payment = 'paid';
UPDATE products p SET edition_issued = n FROM (SELECT count(*)::int AS n FROM editions WHERE product_id = pg_temp.load_id('prd', 'pin', 1)) e WHERE p.slug = 'load-test-pin';
UPDATE product_variants v SET stock = p.edition_size - p.edition_issued FROM products p WHERE p.id = v.product_id AND p.slug = 'load-test-pin';

-- Every pin was offered to somebody who did not accept in time.
INSERT INTO edition_transfers (id, edition_id, from_ownership_id, sender_id, recipient_email, status, created_at, expires_at, ended_at)
SELECT pg_temp.load_id('trf', 'pin', e.number), e.id, w.id, w.user_id, 'load-friend-' || e.number || '@livingarchive.test', 'expired',
       e.created_at + interval '1 day', e.created_at + interval '15 days', e.created_at + interval '15 days'
FROM editions e JOIN edition_ownerships w ON w.edition_id = e.id AND w.position = 1 WHERE e.product_id = pg_temp.load_id('prd', 'pin', 1);

-- Forty unpaid orders hold a pin, and many users have an alert for it.
UPDATE orders o SET hold_status = 'held', hold_expires_at = c.at + make_interval(mins => c.ordinal::int % 30), cancelled_at = NULL, cancel_reason = NULL
FROM (SELECT id, ordinal, at FROM load_orders WHERE payment = 'unpaid' AND ordinal % 10 = 0 ORDER BY ordinal LIMIT 40) c WHERE c.id = o.id;
UPDATE product_variants v SET stock = greatest(v.stock - h.quantity, 0), held = v.held + h.quantity
FROM (SELECT i.variant_id, sum(i.quantity)::int AS quantity FROM orders o JOIN order_items i ON i.order_id = o.id WHERE o.hold_status = 'held' AND o.id IN (SELECT id FROM load_orders) GROUP BY 1) h
WHERE v.id = h.variant_id;
INSERT INTO product_alerts (id, product_id, email, user_id, status, unsubscribe_token, created_at)
SELECT pg_temp.load_id('alr', 'pin', ordinal), pg_temp.load_id('prd', 'pin', 1), email, id, (CASE WHEN ordinal % 9 = 0 THEN 'pending' ELSE 'confirmed' END)::"AlertStatus",
       'load-' || ordinal, created_at + interval '1 day' FROM load_users WHERE ordinal % 4 <> 0;

INSERT INTO charges (id, reference, purpose, subject_id, user_id, email, amount_kobo, status, channel, failure_reason, paid_at, settled_at, created_at)
SELECT pg_temp.load_id('chg', 'order', c.ordinal), o.number, 'order', o.id, o.user_id, o.email, o.total_kobo,
       (CASE WHEN o.paid_at IS NOT NULL THEN 'success' WHEN o.cancel_reason = 'failed' THEN 'failed' ELSE 'abandoned' END)::"ChargeStatus", 'card',
       CASE WHEN o.cancel_reason = 'failed' THEN 'Declined' END, o.paid_at, COALESCE(o.paid_at, o.created_at + interval '1 hour'), o.created_at
FROM load_orders c JOIN orders o ON o.id = c.id;

INSERT INTO refunds (id, charge_id, key, amount_kobo, reason, status, created_at, processed_at)
SELECT pg_temp.load_id('ref', 'order', c.ordinal), h.id, 'refund/' || h.id, h.amount_kobo, 'sold-out', 'processed', h.paid_at, h.paid_at + interval '5 days'
FROM load_orders c JOIN charges h ON h.reference = c.number WHERE c.payment = 'refunded';

-- Paystack's message about each payment.
INSERT INTO provider_events (id, key, event, reference, body, outcome, handled_at, created_at)
SELECT pg_temp.load_id('pev', 'order', c.ordinal), 'charge.success/' || h.reference, 'charge.success', h.reference,
       jsonb_build_object('event', 'charge.success', 'data', jsonb_build_object('reference', h.reference, 'amount', h.amount_kobo)), 'settled', h.paid_at, h.paid_at
FROM load_orders c JOIN charges h ON h.reference = c.number WHERE h.status = 'success';
