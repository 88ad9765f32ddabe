import { beforeEach, expect, it } from "vitest";
import { GET as exportAccount } from "@/app/api/account/export/route";
import { POST as memberCheckout } from "@/app/api/checkout/route";
import { POST as add } from "@/app/api/guest/cart/add/route";
import { POST as checkout } from "@/app/api/guest/checkout/route";
import { POST as cancel } from "@/app/api/guest/orders/[token]/cancel/route";
import { POST as claim } from "@/app/api/guest/orders/[token]/claim/route";
import { POST as pay } from "@/app/api/guest/orders/[token]/pay/route";
import { GET as comeBack } from "@/app/api/guest/orders/[token]/return/route";
import { GET as listOrders } from "@/app/api/orders/route";
import { listUsers } from "@/lib/auth/admin-queries";
import { deletionPhrase } from "@/lib/auth/contracts";
import { makeUser, SEED_PASSWORD, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { enqueue } from "@/lib/jobs/outbox";
import { eraseUnpaidGuestOrders } from "@/lib/orders/guest/erase-unpaid-guest-orders";
import { findGuestByPath, findGuestOrder } from "@/lib/orders/guest/guest-order";
import { orderLinkToken } from "@/lib/orders/guest/order-link";
import { orderJobs } from "@/lib/orders/jobs";
import { makeActor } from "@/lib/subscriptions/factory";
import { deleteAccount } from "@/lib/workflows/delete-account";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { pollPayment } from "@/lib/workflows/settlement-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

let count = 0;
const newEmail = () => `guest-${++count}@livingarchive.test`;
const detailsOf = (email: string) => ({ email, firstName: "Ada", lastName: "Obi", shippingAddress: sampleAddress });
const withGuest = (guest?: string): { headers?: Record<string, string> } =>
  guest ? { headers: { cookie: `la_guest=${guest}` } } : {};
const buy = (email: string, body: object, guest?: string) =>
  callRoute(checkout, "/api/guest/checkout", { body: { ...detailsOf(email), ...body }, ...withGuest(guest) });
const call = (handler: Handler, token: string, as: Parameters<typeof callRoute>[2] = {}) =>
  callRoute(handler, `/api/guest/orders/${token}/x`, { method: "POST", params: { token }, ...as });
const orderOf = (number: string) =>
  db.order.findUniqueOrThrow({ where: { number }, include: { items: { include: { editions: true } } } });
const mailsTo = (email: string) =>
  emulator()
    .emails()
    .filter(({ to }) => to.includes(email));

/** A paid order of a guest. */
async function paidOrder(email: string, product: { id: string }, guest?: string) {
  const { body } = await buy(email, { productId: product.id }, guest);
  await emulator().pay(body.reference);
  const token = orderLinkToken(body.orderNumber);
  const { status, headers } = await callRoute(comeBack, `/api/guest/orders/${token}/return`, { params: { token } });
  expect([status, headers.get("location")]).toEqual([303, `http://localhost:3000/orders/guest/${token}?payment=paid`]);
  await processOutbox();
  return { number: body.orderNumber as string, token };
}

it("orders the cart of a guest with the holds and edition numbers of a member", async () => {
  const product = await makeProduct({ stock: 3, editionSize: 9, editionIssued: 4 });
  const { cookies } = await callRoute(add, "/api/guest/cart/add", { body: { productId: product.id, quantity: 2 } });
  const email = newEmail();
  const started = await buy(email, {}, cookies.la_guest);
  expect([started.status, started.body.total]).toEqual([200, 20_000]);
  const [held] = await db.productVariant.findMany({ where: { productId: product.id } });
  expect([held?.stock, held?.held]).toEqual([1, 2]);
  const again = await buy(email, {}, cookies.la_guest);
  expect(again.body.orderNumber).toBe(started.body.orderNumber);

  await emulator().pay(started.body.reference);
  await pollPayment(started.body.reference);
  const order = await orderOf(started.body.orderNumber);
  expect([order.paymentStatus, order.email, order.name]).toEqual(["paid", email, "Ada Obi"]);
  expect(order.termsVersionId).not.toBeNull();
  expect(order.items[0]?.editions.map(({ number }) => number).sort()).toEqual([5, 6]);
  expect(await db.cartLine.count({ where: { userId: order.userId } })).toBe(0);
});

it("limits guests by email address, whatever cookie they have", async () => {
  const product = await makeProduct({ limitPerPerson: 1 });
  const email = newEmail();
  const tries = await Promise.all([1, 2, 3].map(() => buy(email, { productId: product.id })));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { code, error } = (await buy(email.toUpperCase(), { productId: product.id })).body;
  expect([code, error]).toEqual(["over_limit", `One person may have 1 of ${product.name}`]);
  expect((await buy(newEmail(), { productId: product.id })).status).toBe(200);
});

it("counts a person's orders as a member and as a guest together, also at another spelling of the mailbox", async () => {
  const product = await makeProduct({ limitPerPerson: 1, stock: 20 });
  const member = await makeActor();
  const asMember = (item = product) =>
    callRoute(memberCheckout, "/api/checkout", { as: member, body: { productId: item.id } });
  const tagged = member.email.replace("@", "+second@");
  const tries = await Promise.all([
    asMember(),
    buy(member.email, { productId: product.id }),
    buy(tagged, { productId: product.id }),
  ]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);

  const bought = await makeProduct({ limitPerPerson: 1, stock: 20 });
  await paidOrder(tagged, bought);
  const refused = await asMember(bought);
  expect([refused.body.code, refused.body.error]).toEqual([
    "over_limit",
    `One person may have 1 of ${bought.name}, and 1 is yours already`,
  ]);
});

it("places another order for a corrected address", async () => {
  const { id } = await makeProduct();
  const [typo, email] = [newEmail(), newEmail()];
  const first = await buy(typo, { productId: id });
  const second = await buy(email, { productId: id }, first.cookies.la_guest);
  expect(second.body.orderNumber).not.toBe(first.body.orderNumber);
  expect((await orderOf(second.body.orderNumber)).email).toBe(email);
  expect((await orderOf(first.body.orderNumber)).holdStatus).toBe("released");
});

it("gives each of several checkouts of one browser the address it was sent with", async () => {
  const first = await buy(newEmail(), { productId: (await makeProduct()).id });
  const { id } = await makeProduct({ stock: 20 });
  const emails = Array.from({ length: 6 }, newEmail);
  const replies = await Promise.all(emails.map((email) => buy(email, { productId: id }, first.cookies.la_guest)));
  for (const [index, { status, body }] of replies.entries()) {
    if (status === 200) expect((await orderOf(body.orderNumber)).email).toBe(emails[index]);
    else expect([status, body.code]).toEqual([409, "conflict"]);
  }
  expect(replies.some(({ status }) => status === 200)).toBe(true);
});

it("requires email, name and address", async () => {
  const { id } = await makeProduct();
  const { status, body } = await callRoute(checkout, "/api/guest/checkout", { body: { productId: id } });
  expect([status, Object.keys(body.fields).sort()]).toEqual([
    400,
    ["email", "firstName", "lastName", "shippingAddress"],
  ]);
  expect(await db.order.count({ where: { items: { some: { productId: id } } } })).toBe(0);
});

it("checks out as a form without script", async () => {
  const { id } = await makeProduct();
  const { shippingAddress: address, ...person } = detailsOf(newEmail());
  const fields = { ...person, productId: id, quantity: "1", variation: "", totalSeen: "10000" };
  const typed = { line1: address.line1, city: address.city, state: address.state, phone: "", recipient: "" };
  const nested = Object.entries(typed).map(([name, value]) => [`shippingAddress.${name}`, value]);
  const send = (form: object) => callRoute(checkout, "/api/guest/checkout", { body: new URLSearchParams({ ...form }) });
  const done = await send({ ...fields, ...Object.fromEntries(nested) });
  expect([done.status, done.headers.get("location")]).toEqual([303, expect.stringContaining("/paystack/checkout/")]);
  expect((await send(fields)).headers.get("location")).toMatch(/^\/checkout\?.*error=invalid_input/);
});

it("mails the signed link, which pays, shows and cancels this order only", async () => {
  const email = newEmail();
  const product = await makeProduct();
  const { number, token } = await paidOrder(email, product);
  const [mail] = mailsTo(email);
  expect(mail?.html).toContain(`/orders/guest/${token}`);
  expect(mail?.text.replace(/\s+/g, " ")).toMatch(/Your invoice INV-\d{4}-\d{5} is on the page of your order/);
  expect(await findGuestOrder(token)).toMatchObject({ number, email });
  for (const forged of [token.replace(number, "LA-0000-0000"), number, `${number}.x`]) {
    expect(await findGuestOrder(forged)).toBeNull();
    expect((await call(cancel, forged)).status).toBe(404);
  }
  expect((await call(pay, token)).body.code).toBe("conflict");
  const cancelled = await call(cancel, token);
  expect([cancelled.status, (await orderOf(number)).paymentStatus]).toEqual([200, "refunded"]);
});

it("continues the payment of an unpaid order by its link", async () => {
  const { body } = await buy(newEmail(), { productId: (await makeProduct()).id });
  const resumed = await call(pay, orderLinkToken(body.orderNumber));
  expect(resumed.body.authorization_url).toBe(body.authorization_url);
});

it("ends the link a year after the order", async () => {
  const { number, token } = await paidOrder(newEmail(), await makeProduct());
  await db.$executeRaw`UPDATE orders SET created_at = now() - interval '366 days' WHERE number = ${number}`;
  expect(await findGuestOrder(token)).toBeNull();
});

it("gives a member's order no link", async () => {
  const { number } = await paidOrder(newEmail(), await makeProduct());
  const { id } = await makeUser();
  await db.order.update({ where: { number }, data: { userId: id } });
  expect(await findGuestOrder(orderLinkToken(number))).toBeNull();
});

it("moves the orders of an address into its account once, and not into another", async () => {
  const actor = await makeActor();
  const product = await makeProduct({ editionSize: 20 });
  const { number, token } = await paidOrder(actor.email, product);
  const second = await paidOrder(actor.email, product);
  const others = await paidOrder(newEmail(), product);
  expect((await callRoute(listOrders, "/api/orders", { as: actor })).body.orders).toEqual([]);
  expect((await call(claim, others.token, { as: actor })).status).toBe(403);
  expect((await call(claim, token)).status).toBe(401);

  const claims = await Promise.all([1, 2].map(() => call(claim, token, { as: actor })));
  expect(claims.map(({ status }) => status).sort()[0]).toBe(200);
  const { body } = await callRoute(listOrders, "/api/orders", { as: actor });
  expect(body.orders.map((order: { number: string }) => order.number).sort()).toEqual([number, second.number].sort());
  expect(body.orders[0].items[0].editions).toHaveLength(1);
  const charges = await db.charge.findMany({ where: { reference: { in: [number, second.number] } } });
  expect(new Set(charges.map(({ userId }) => userId))).toEqual(new Set([actor._id]));
  expect(await db.auditLog.count({ where: { action: "order.claim", actorId: actor._id } })).toBe(2);
  expect((await orderOf(others.number)).userId).not.toBe(actor._id);
});

it("is not listed among the users", async () => {
  const email = newEmail();
  await paidOrder(email, await makeProduct());
  const { people } = await listUsers({ who: "everybody", q: "guest.invalid" });
  expect(people).toEqual([]);
});

it("exports and erases a guest's orders with the account of the same address", async () => {
  const actor = await makeActor();
  const { number } = await paidOrder(actor.email, await makeProduct());
  const file = await callRoute(exportAccount, "/api/account/export", { as: actor });
  expect(file.text).toContain(number);
  const body = { password: SEED_PASSWORD, confirmation: deletionPhrase };
  await expect(deleteAccount({ actor, body })).rejects.toMatchObject({ code: "conflict" });
  await db.order.update({ where: { number }, data: { status: "delivered" } });
  await deleteAccount({ actor, body });
  const order = await orderOf(number);
  expect([order.name, order.shippingAddress]).toEqual(["Deleted account", null]);
  expect(order.email).not.toBe(actor.email);
  expect(await db.user.count({ where: { guestEmail: actor.email } })).toBe(0);
});

it("releases a guest's unpaid order with the account of the same address, and refunds a payment that arrives later", async () => {
  const actor = await makeActor();
  const product = await makeProduct({ stock: 1 });
  const { body } = await buy(actor.email, { productId: product.id });
  await deleteAccount({ actor, body: { password: SEED_PASSWORD, confirmation: deletionPhrase } });
  const [variant] = await db.productVariant.findMany({ where: { productId: product.id } });
  expect([variant?.stock, variant?.held]).toEqual([1, 0]);
  await emulator().pay(body.reference);
  await pollPayment(body.reference);
  const order = await orderOf(body.orderNumber);
  expect([order.paymentStatus, order.cancelReason, order.holdStatus]).toEqual([
    "refunded",
    "account-deleted",
    "released",
  ]);
  const charge = await db.charge.findFirstOrThrow({ where: { subjectId: order.id }, include: { refunds: true } });
  expect(charge.refunds.map(({ amountKobo }) => amountKobo)).toEqual([order.totalKobo]);
});

/** An unpaid order whose hold ended that many days ago. */
async function unpaidOrder(email: string, daysAgo: number, guest?: string) {
  const { body, cookies } = await buy(email, { productId: (await makeProduct()).id }, guest);
  const order = await orderOf(body.orderNumber);
  await db.$executeRaw`SELECT shop_release_order(${order.id}, 'expired')`;
  await db.$executeRaw`UPDATE orders SET hold_expires_at = now() - make_interval(days => ${daysAgo}) WHERE id = ${order.id}`;
  return { ...order, reference: body.reference as string, guest: cookies.la_guest };
}

it("erases a guest's unpaid order 30 days after its hold ended, and refunds a payment that arrives later", async () => {
  const [old, recent] = [await unpaidOrder(newEmail(), 31), await unpaidOrder(newEmail(), 29)];
  const other = await unpaidOrder(newEmail(), 31);
  const later = await unpaidOrder(newEmail(), 1, other.guest);
  const paid = await paidOrder(newEmail(), await makeProduct());
  // The reminder, sent again by an admin.
  const again = { definition: orderJobs.unpaid, key: `order-unpaid/${old.id}#again`, payload: { orderId: old.id } };
  await enqueue(db, again);
  await processOutbox();
  expect(await eraseUnpaidGuestOrders()).toBe(2);
  expect(await eraseUnpaidGuestOrders()).toBe(0);

  const erased = await orderOf(old.number);
  expect([erased.name, erased.shippingAddress, erased.giftNote]).toEqual(["Deleted guest", null, null]);
  const traces = await db.$queryRaw<{ found: bigint }[]>`
    SELECT (SELECT count(*) FROM orders o WHERE o::text LIKE ${`%${old.email}%`}) + (SELECT count(*) FROM users u WHERE u::text LIKE ${`%${old.email}%`})
      + (SELECT count(*) FROM charges c WHERE c::text LIKE ${`%${old.email}%`})
      + (SELECT count(*) FROM outbox_messages m WHERE m.key LIKE ${`%${old.id}%`} AND m::text LIKE ${`%${old.email}%`}) AS found`;
  expect(traces).toEqual([{ found: 0n }]);
  expect((await orderOf(recent.number)).email).toBe(recent.email);
  expect((await orderOf(paid.number)).name).toBe("Ada Obi");
  // A guest with a later order is still known by it.
  expect((await orderOf(other.number)).shippingAddress).toBeNull();
  expect(await db.user.count({ where: { guestEmail: later.email } })).toBe(1);

  await emulator().pay(old.reference);
  await pollPayment(old.reference);
  const late = await orderOf(old.number);
  expect([late.paymentStatus, late.cancelReason]).toEqual(["refunded", "erased"]);
});

it("knows the guest of an order's path, for the registration form", async () => {
  const email = newEmail();
  const { token } = await paidOrder(email, await makeProduct());
  expect(await findGuestByPath(`/orders/guest/${token}?save=1`)).toEqual({ email, firstName: "Ada", lastName: "Obi" });
  for (const path of [undefined, "/cart", "/orders/guest/", `/orders/guest/x${token}`, `//orders/guest/${token}`])
    expect([path, await findGuestByPath(path)]).toEqual([path, null]);
});

it("sets the number of items in the cart of the guest who comes back after the payment", async () => {
  const product = await makeProduct();
  const added = await callRoute(add, "/api/guest/cart/add", { body: { productId: product.id, quantity: 1 } });
  const { body } = await buy(newEmail(), {}, added.cookies.la_guest);
  await emulator().pay(body.reference);
  const token = orderLinkToken(body.orderNumber);
  const path = `/api/guest/orders/${token}/return`;
  const stranger = await callRoute(comeBack, path, { params: { token } });
  expect(stranger.cookies.la_cart).toBeUndefined();
  const own = await callRoute(comeBack, path, { params: { token }, ...withGuest(added.cookies.la_guest) });
  expect([added.cookies.la_cart, own.cookies.la_cart]).toEqual(["1", "0"]);
});
