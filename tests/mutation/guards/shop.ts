import type { Mutation } from "../mutation";

const place = "prisma/functions/shop_place_order.sql";
const fulfil = "prisma/functions/shop_fulfil_order.sql";
const refund = "prisma/functions/shop_refund_order.sql";
const orders = "lib/orders/orders.test.ts";
const schedule = "lib/orders/schedule.test.ts";
const cancellations = "lib/orders/cancel-order.test.ts";
const refunds = "lib/orders/refund-order.test.ts";
const webhooks = "tests/security/webhooks.test.ts";

/** Conditional writes of cart, orders and refunds. */
export const shopMutations: readonly Mutation[] = [
  {
    name: "a parcel is sent once",
    file: "lib/orders/ship-order.ts",
    text: "payment_status = 'paid' AND status = 'pending'",
    replacement: "payment_status = 'paid'",
    test: orders,
  },
  {
    name: "an order that is not paid is not sent",
    file: "lib/orders/ship-order.ts",
    text: "payment_status = 'paid' AND status = 'pending'",
    replacement: "status = 'pending'",
    test: orders,
  },
  {
    name: "an order that is being packed is not cancelled",
    file: "prisma/functions/shop_cancel_order.sql",
    text: " AND o.packing_started_at IS NULL",
    replacement: "",
    test: cancellations,
  },
  {
    name: "a shipped order is not cancelled",
    file: "prisma/functions/shop_cancel_order.sql",
    text: " AND o.status = 'pending'",
    replacement: "",
    test: cancellations,
  },
  {
    name: "an order that does not wait to be packed is left out",
    file: "lib/orders/start-packing.ts",
    text: "payment_status = 'paid' AND status = 'pending' AND",
    replacement: "payment_status = 'paid' AND",
    test: cancellations,
  },
  {
    name: "a return is decided in the order of its steps",
    file: "lib/orders/review-return.ts",
    text: "where: { id: returnId, status: { in: [...from] } }",
    replacement: "where: { id: returnId }",
    test: "lib/orders/returns.test.ts",
  },
  {
    name: "a return is refunded after it was received",
    file: "lib/orders/refund-order.ts",
    text: " AND status = 'received'`",
    replacement: "`",
    test: "lib/orders/returns.test.ts",
  },
  {
    name: "an admin marks a sent order as delivered",
    file: "lib/orders/mark-delivered-by-admin.ts",
    text: " AND status = 'shipped' RETURNING id",
    replacement: " RETURNING id",
    test: "tests/security/conditional-writes.test.ts",
  },
  {
    name: "a drop is edited in the version that was seen",
    file: "lib/catalog/update-product.ts",
    text: "if (body.version !== undefined && body.version !== before.version)",
    replacement: "body.version = undefined;\n  if (before.version < 0)",
    test: "lib/catalog/products.test.ts",
  },
  {
    name: "a cart has no more than the stock",
    file: "lib/orders/update-cart-line.ts",
    text: " AND line.stock >= ${quantity}",
    replacement: "",
    test: "lib/orders/cart.test.ts",
  },
  {
    name: "an order is paid while its units are held",
    file: "lib/orders/resume-payment.ts",
    text: 'if (refusal) throwAppError("conflict", refusal);',
    replacement: "",
    test: "lib/orders/resume-payment.test.ts",
  },
  {
    name: "an order takes what is in stock",
    file: place,
    text: " AND v.stock >= line.quantity AND v.retired_at IS NULL",
    replacement: " AND v.retired_at IS NULL",
    test: "lib/orders/concurrency.test.ts",
  },
  {
    name: "an order is placed while the drop is live",
    file: place,
    text: " AND p.deleted_at IS NULL AND shop_phase(p.opens_at, p.closes_at, clock_timestamp()) = 'live';",
    replacement: " AND p.deleted_at IS NULL;",
    test: schedule,
  },
  {
    name: "an order keeps to the limit per person",
    file: place,
    text: "IF v_more IS NOT NULL THEN",
    replacement: "IF false THEN",
    test: schedule,
  },
  {
    name: "one checkout at a time per buyer",
    file: place,
    text: "PERFORM pg_advisory_xact_lock(hashtextextended('checkout/' || p_user_id, 0));",
    replacement: "",
    test: schedule,
  },
  {
    name: "a paid order is fulfilled once",
    file: fulfil,
    text: "IF v_order.payment_status <> 'unpaid' THEN",
    replacement: "IF false THEN",
    test: "tests/security/conditional-writes.test.ts",
  },
  {
    name: "one order of a checkout group is fulfilled",
    file: fulfil,
    text: "AND o.payment_status <> 'unpaid' AND o.hold_status = 'sold') THEN",
    replacement: "AND false) THEN",
    test: "lib/orders/checkout.test.ts",
  },
  {
    name: "a late payment is fulfilled from stock that exists",
    file: fulfil,
    text: "ELSIF NOT shop_has_stock(p_order_id) THEN",
    replacement: "ELSIF false THEN",
    test: "lib/orders/late-payment.test.ts",
  },
  {
    name: "a late payment keeps to the limit per person",
    file: fulfil,
    text: "+ w.quantity > p.limit_per_person",
    replacement: "+ w.quantity < 0",
    test: schedule,
  },
  {
    name: "edition numbers go on from the last one",
    file: fulfil,
    text: "generate_series(v_last - item.quantity + 1, v_last)",
    replacement: "generate_series(1, item.quantity)",
    test: "lib/orders/stock-invariants.test.ts",
  },
  {
    name: "no number beyond the edition",
    file: "prisma/functions/shop_has_stock.sql",
    text: "WHERE p.edition_issued + w.quantity > p.edition_size",
    replacement: "WHERE false",
    test: "lib/orders/late-payment.test.ts",
  },
  {
    name: "a hold is released once",
    file: "prisma/functions/shop_release_order.sql",
    text: "WHERE id = p_order_id AND hold_status = 'held' AND payment_status = 'unpaid';",
    replacement: "WHERE id = p_order_id AND payment_status = 'unpaid';",
    test: "lib/orders/stock-invariants.test.ts",
  },
  {
    name: "a hold is released when it has expired",
    file: "prisma/functions/shop_release_expired.sql",
    text: " AND hold_expires_at <= clock_timestamp()",
    replacement: "",
    test: "lib/orders/checkout.test.ts",
  },
  {
    name: "of two refunds that saw the same state one is made",
    file: refund,
    text: "IF v_order.refunded_kobo <> p_seen_kobo THEN",
    replacement: "IF false THEN",
    test: refunds,
  },
  {
    name: "no more is refunded than was paid for the order",
    file: refund,
    text: "IF p_amount_kobo <= 0 OR p_amount_kobo > v_order.total_kobo - v_order.refunded_kobo THEN",
    replacement: "IF p_amount_kobo <= 0 THEN",
    test: refunds,
  },
  {
    name: "no more units are refunded than were bought",
    file: refund,
    text: "AND unit.quantity > 0 AND i.refunded_quantity + unit.quantity <= i.quantity",
    replacement: "",
    test: refunds,
  },
  {
    name: "a refunded number is one of the order",
    file: refund,
    text: "IF v_voided <> unit.quantity THEN",
    replacement: "IF false THEN",
    test: refunds,
  },
  {
    name: "a webhook is Paystack's",
    file: "app/api/webhooks/paystack/route.ts",
    text: 'if (!verifySignature(rawBody, request.headers.get("x-paystack-signature")))',
    replacement: "if (rawBody === null)",
    test: webhooks,
  },
  {
    name: "a webhook is Resend's",
    file: "app/api/webhooks/resend/route.ts",
    text: 'if (!verifyResendWebhook(rawBody, headers)) throwAppError("unauthenticated", "Forbidden");',
    replacement: "",
    test: "lib/newsletter/handle-bounce.test.ts",
  },
];
