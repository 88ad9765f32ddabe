import { beforeAll, expect, test } from "vitest";
import { POST as markPacked } from "@/app/api/orders/[number]/packed/route";
import { PATCH as ship } from "@/app/api/orders/[number]/ship/route";
import { POST as packAll } from "@/app/api/orders/all/packed/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { callRoute } from "@/lib/http/test-client";
import { toOrdersWhere } from "@/lib/orders/admin-queries";
import { makeOrder } from "@/lib/orders/factory";
import { markDeliveredByBuyer } from "@/lib/orders/mark-delivered-by-buyer";
import { findOrderToPack, listPackingQueue } from "@/lib/orders/packing/queries";
import { getAdminOrder } from "@/lib/orders/queries";
import { refundOrder } from "@/lib/orders/refund-order";
import { setOrderAddress } from "@/lib/orders/set-order-address";
import { shipMany } from "@/lib/orders/ship-many";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
let vase: Awaited<ReturnType<typeof makeProduct>>;
let shirt: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin", firstName: "Aje", lastName: "Okonkwo" });
  [vase, shirt] = await Promise.all([
    makeProduct({ stock: 100, name: "Vase of Reeds" }),
    makeProduct({ stock: 100, name: "Shirt of Linen" }),
  ]);
});

/** An order of two vases and three shirts, with the ids of its lines. */
async function makeBigOrder() {
  const order = await makeOrder({
    buyer: await makeUser({ firstName: "Hadiza" }),
    items: [
      { product: vase, quantity: 2 },
      { product: shirt, quantity: 3 },
    ],
    shippingAddress: sampleAddress,
  });
  const [vases, shirts] = order.items.map(({ id }) => id);
  return { order, number: order.number, vases: vases ?? "", shirts: shirts ?? "" };
}
/** The number of the first unit of a line; none for one without numbers. */
const firstNumbers = async (item: string) =>
  (await db.edition.findMany({ where: { orderItemId: item }, orderBy: { number: "asc" }, take: 1 })).map(
    (edition) => edition.number,
  );
type Items = { item: string; quantity: number }[];
const send = (number: string, items?: Items, tracking: object = {}) =>
  callRoute(ship, "/", {
    as: admin,
    method: "PATCH",
    params: { number },
    body: { ...(items && { items }), ...tracking },
  });
const mailsAbout = (number: string) =>
  emulator()
    .emails()
    .filter(({ subject }) => subject.includes(number));

test("a parcel whose request is sent again is shipped once", async () => {
  const { number, vases } = await makeBigOrder();
  const half = [{ item: vases, quantity: 1 }];
  const sent = await Promise.all([send(number, half, { number: 1 }), send(number, half, { number: 1 })]);
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await send(number, half, { number: 2 })).body.order.parcels).toHaveLength(2);
});

test("an order goes out in parcels, each with its own email, and is shipped with the last", async () => {
  const { order, number, vases, shirts } = await makeBigOrder();
  const first = await send(number, [{ item: shirts, quantity: 2 }], { courier: "GIG", trackingNumber: "G-1" });
  expect(first.body.order).toMatchObject({
    status: "pending",
    shippedAt: null,
    packingStartedAt: expect.any(String),
    parcels: [{ number: 1, courier: "GIG", trackingNumber: "G-1", items: [{ item: shirts, quantity: 2 }] }],
  });
  const address = { actor: { ...admin, _id: order.userId }, number, shippingAddress: sampleAddress };
  await expect(setOrderAddress(address)).rejects.toThrow("This order is already on its way.");
  const rest = await send(number, undefined, { courier: "DHL", trackingNumber: "D-2" });
  expect(rest.body.order).toMatchObject({ status: "shipped", shippedAt: expect.any(String), courier: "DHL" });
  expect(rest.body.order.parcels[1].items).toHaveLength(2);
  expect(rest.body.order.parcels[1].items).toEqual(
    expect.arrayContaining([
      { item: vases, quantity: 2 },
      { item: shirts, quantity: 1 },
    ]),
  );
  await processOutbox();
  const mails = mailsAbout(number);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `Parcel 1 of your order ${number} is on its way`,
    `Parcel 2 of your order ${number} is on its way`,
  ]);
  const one = mails.find(({ subject }) => subject.startsWith("Parcel 1"));
  expect(one?.text).toContain("Shirt of Linen");
  expect(one?.text).not.toContain("Vase of Reeds");
  const audit = await db.auditLog.findMany({ where: { subject: order.id }, orderBy: { createdAt: "asc" } });
  expect(audit.map(({ action }) => action)).toEqual(["order.ship-part", "order.ship"]);
  expect((await markDeliveredByBuyer({ actor: { ...admin, _id: order.userId }, number })).status).toBe("delivered");
});

test("of ten admins who send the same items at once one does, and no more units leave than were bought", async () => {
  const { number, vases, shirts } = await makeBigOrder();
  const results = await Promise.all(Array.from({ length: 10 }, () => send(number, [{ item: shirts, quantity: 2 }])));
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(results.find(({ status }) => status === 409)?.body.fields.order).toMatch(/in the meantime/);
  await Promise.all([send(number), send(number), send(number, [{ item: vases, quantity: 1 }])]);
  const sent = await db.parcelItem.findMany({ where: { orderItem: { order: { number } } } });
  const sum = (item: string) =>
    sent.filter(({ orderItemId }) => orderItemId === item).reduce((total, { quantity }) => total + quantity, 0);
  expect([sum(vases), sum(shirts)]).toEqual([2, 3]);
});

test("rejects a parcel with the item of another order, or with more than is left", async () => {
  const [{ number, vases }, other] = await Promise.all([makeBigOrder(), makeBigOrder()]);
  expect((await send(number, [{ item: other.vases, quantity: 1 }])).status).toBe(409);
  expect((await send(number, [{ item: vases, quantity: 3 }])).status).toBe(409);
  const halves = Array.from({ length: 2 }, () => ({ item: vases, quantity: 2 }));
  expect((await send(number, halves)).status).toBe(409);
  expect(await db.parcel.count({ where: { order: { number } } })).toBe(0);
});

test("a refund of the rest of a partly shipped order makes it shipped", async () => {
  const { order, number, vases, shirts } = await makeBigOrder();
  await send(number, [{ item: shirts, quantity: 3 }]);
  const numbers = (await db.edition.findMany({ where: { orderItemId: vases }, orderBy: { number: "asc" } })).map(
    (edition) => edition.number,
  );
  const refunded = await refundOrder({
    actor: admin,
    idOrNumber: order.id,
    amount: Number(vase.priceKobo) * 2,
    seen: 0,
    reason: "Sold out",
    pieces: [{ item: vases, quantity: 2, numbers }],
    restock: false,
  });
  expect(refunded).toMatchObject({
    status: "shipped",
    paymentStatus: "paid",
    shippedAt: refunded.parcels[0]?.shippedAt,
  });
});

test("a release that knows no parcels leaves one behind when it ships", async () => {
  const { order, vases, shirts } = await makeBigOrder();
  await db.$executeRaw`UPDATE orders SET status = 'shipped', shipped_at = now(), courier = 'Kwik' WHERE id = ${order.id}`;
  const items = [
    { item: vases, quantity: 2 },
    { item: shirts, quantity: 3 },
  ];
  const [parcel, ...more] = (await getAdminOrder(order.id))?.parcels ?? [];
  expect(more).toEqual([]);
  expect(parcel).toMatchObject({ number: 1, courier: "Kwik", items: expect.arrayContaining(items) });
});

test("packs an order once for ten admins, takes it back, and starts again after a part was sent", async () => {
  const { number, shirts } = await makeBigOrder();
  const pack = (packed: boolean) => callRoute(markPacked, "/", { as: admin, params: { number }, body: { packed } });
  const results = await Promise.all(Array.from({ length: 10 }, () => pack(true)));
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(results.find(({ status }) => status === 409)?.body.fields.order).toBe(
    "Somebody has already packed this order.",
  );
  const listed = async (parcel: "to-pack" | "packed" | "partly") =>
    db.order.count({ where: { AND: [toOrdersWhere({ parcel }), { number }] } });
  expect([await listed("to-pack"), await listed("packed")]).toEqual([0, 1]);
  expect((await pack(false)).body.order).toMatchObject({ packedAt: null, packingStartedAt: expect.any(String) });
  await pack(true);
  await send(number, [{ item: shirts, quantity: 1 }]);
  expect([await listed("to-pack"), await listed("packed"), await listed("partly")]).toEqual([1, 0, 1]);
});

test("an order of which an item is refunded after it was packed is not sent until the item is taken out", async () => {
  const { order, number, vases, shirts } = await makeBigOrder();
  const pack = (body: object) => callRoute(markPacked, "/", { as: admin, params: { number }, body });
  const all = [
    { item: vases, quantity: 2 },
    { item: shirts, quantity: 3 },
  ];
  expect((await pack({ packed: true, units: all })).status).toBe(200);
  const numbers = await firstNumbers(vases);
  const price = Number(vase.priceKobo);
  const refund = { actor: admin, idOrNumber: order.id, reason: "A chip", restock: false };
  // Money alone changes nothing in the parcel.
  const paid = await refundOrder({ ...refund, amount: 100, seen: 0, pieces: [] });
  expect([paid.packedAt, paid.repackSince]).toEqual([expect.any(String), null]);
  const refunded = [{ item: vases, quantity: 1, numbers }];
  expect(await refundOrder({ ...refund, amount: price, seen: 100, pieces: refunded })).toMatchObject({
    packedAt: null,
  });
  expect((await findOrderToPack(number))?.takeOut).toEqual([{ name: "Vase of Reeds", quantity: 1, numbers }]);
  expect((await listPackingQueue()).queue).toContainEqual(expect.objectContaining({ number, repack: true }));

  const repack = "An item was refunded while this order was being packed.";
  expect((await send(number)).body.fields.order).toContain(repack);
  expect((await send(number, [{ item: shirts, quantity: 3 }])).status).toBe(409);
  const together = { actor: admin, body: { courier: "", parcels: [{ order: number, trackingNumber: "" }] } };
  expect((await shipMany(together)).results).toEqual([{ order: number, result: "repack" }]);
  const filter = { actor: admin, body: { courier: "", filter: { q: number }, until: new Date().toISOString() } };
  expect(await shipMany(filter)).toEqual({ results: [], remaining: 0 });

  // The open page of a packer still counts the refunded unit.
  expect((await pack({ packed: true, units: all })).body.fields.order).toContain("refunded or sent in the meantime");
  const left = [{ item: vases, quantity: 1 }, ...all.slice(1)];
  expect((await pack({ packed: true, units: left })).body.order).toMatchObject({ repackSince: null });
  expect((await findOrderToPack(number))?.takeOut).toEqual([]);
  expect((await send(number)).body.order.parcels[0].items).toEqual(expect.arrayContaining(left));
});

test("a refund while an order is packed is never packed over: the packer is notified, no matter who is first", async () => {
  const { order, number, vases, shirts } = await makeBigOrder();
  await db.$executeRaw`UPDATE orders SET packing_started_at = now() WHERE id = ${order.id}`;
  const units = [
    { item: vases, quantity: 2 },
    { item: shirts, quantity: 3 },
  ];
  const [packed] = await Promise.all([
    callRoute(markPacked, "/", { as: admin, params: { number }, body: { packed: true, units } }),
    refundOrder({
      actor: admin,
      idOrNumber: order.id,
      amount: Number(shirt.priceKobo),
      seen: 0,
      reason: "Too small",
      pieces: [{ item: shirts, quantity: 1, numbers: await firstNumbers(shirts) }],
      restock: true,
    }),
  ]);
  expect([200, 409]).toContain(packed.status);
  expect(await getAdminOrder(order.id)).toMatchObject({ packedAt: null, repackSince: expect.any(String) });
  expect((await send(number)).status).toBe(409);
});

test("marks many orders as packed, leaves out what was refunded since the list was shown, and takes them back", async () => {
  const [first, second, refunded, homeless] = [
    await makeBigOrder(),
    await makeBigOrder(),
    await makeBigOrder(),
    await makeOrder({ buyer: await makeUser(), items: [{ product: vase }], shippingAddress: null }),
  ];
  const until = (await databaseNow()).toISOString();
  await refundOrder({
    actor: admin,
    idOrNumber: refunded.order.id,
    amount: Number(vase.priceKobo),
    seen: 0,
    reason: "A chip",
    pieces: [{ item: refunded.vases, quantity: 1, numbers: await firstNumbers(refunded.vases) }],
    restock: false,
  });
  const ids = [first.order.id, second.order.id];
  const press = (body: object) => callRoute(packAll, "/", { as: admin, body });
  const packed = await press({ orders: [...ids, refunded.order.id, homeless.id], until });
  expect(packed.body.changed.sort()).toEqual([...ids].sort());
  expect((await press({ orders: ids, until })).status).toBe(409);
  const audit = await db.auditLog.findMany({ where: { subject: { in: ids }, action: "order.mark-packed" } });
  expect(audit).toHaveLength(2);
  expect((await press({ orders: ids })).body.changed).toHaveLength(2);
  const all = await press({ filter: { q: first.number }, until: (await databaseNow()).toISOString() });
  expect(all.body.changed).toEqual([first.order.id]);
  expect((await getAdminOrder(first.order.id))?.packedAt).not.toBeNull();
});
