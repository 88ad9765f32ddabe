import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { POST as review } from "@/app/api/admin/returns/[returnId]/route";
import { POST as refund } from "@/app/api/orders/[number]/refund/route";
import { POST as postReturn } from "@/app/api/orders/[number]/returns/route";
import { GET as getPhoto } from "@/app/api/returns/[returnId]/photos/[photo]/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { day } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { listReturns } from "@/lib/orders/return-queries";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
let buyer: Actor;
let photo: File;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
  const create = { width: 8, height: 8, channels: 3, background: { r: 200, g: 30, b: 30 } } as const;
  photo = new File([new Uint8Array(await sharp({ create }).png().toBuffer())], "../../crack.html", {
    type: "text/html",
  });
});
beforeEach(async () => {
  buyer = await makeActor();
});

type OrderState = Pick<Parameters<typeof makeOrder>[0], "status" | "paymentStatus">;

async function createOrder(state: OrderState = { status: "delivered" }, deliveredDaysAgo = 2) {
  const product = await makeProduct({ name: "Vase", price: 10_000, stock: 5 });
  const order = await makeOrder({ buyer: { ...buyer, id: buyer._id }, items: [{ product, quantity: 2 }], ...state });
  if (state.status === "delivered")
    await db.$executeRaw`UPDATE orders SET delivered_at = clock_timestamp() - make_interval(secs => ${(deliveredDaysAgo * day) / 1_000}::float8) WHERE id = ${order.id}`;
  return { order, product };
}

function post(
  number: string,
  {
    photos = [photo],
    as = buyer,
    ...fields
  }: { photos?: File[]; as?: Actor; reason?: string; text?: string; items?: string } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ reason: "damaged", text: "The neck is cracked.", ...fields }))
    body.set(name, value);
  for (const file of photos) body.append("photos", file);
  return callRoute(postReturn, "/", { as, params: { number }, body });
}
const decide = (returnId: string, decision: string, reason?: string) =>
  callRoute(review, "/", { as: admin, params: { returnId }, body: { decision, ...(reason && { reason }) } });
const stored = (id: string) => db.returnRequest.findUniqueOrThrow({ where: { id } });
const requestsOf = (orderId: string) => db.returnRequest.findMany({ where: { orderId } });
const subjectsAbout = (number: string) =>
  emulator()
    .emails()
    .filter(({ subject }) => subject.includes(number))
    .map(({ subject }) => subject);

async function createReturn() {
  const made = await createOrder();
  const { body } = await post(made.order.number);
  return { ...made, id: String(body.request._id) };
}

describe("requesting a return", () => {
  test("stores reason, text and re-encoded photos, and emails the buyer", async () => {
    const { order } = await createOrder();
    const response = await post(order.number, { photos: [photo, photo] });
    expect(response).toMatchObject({
      status: 201,
      body: {
        request: { reason: "damaged", text: "The neck is cracked.", photos: 2, status: "requested", reply: null },
      },
    });
    const params = { returnId: String(response.body.request._id), photo: "2" };
    const image = await callRoute(getPhoto, "/", { as: buyer, method: "GET", params });
    expect(image.status).toBe(200);
    expect(image.headers.get("content-type")).toBe("image/webp");
    expect(image.headers.get("cache-control")).toBe("no-store");
    expect((await callRoute(getPhoto, "/", { as: admin, method: "GET", params })).status).toBe(200);
    await processOutbox();
    expect(subjectsAbout(order.number)).toEqual([`Your return request for order ${order.number}`]);
  });

  test("stores the units to return, and rejects units that are not the order's or were refunded", async () => {
    const { order } = await createOrder();
    const [line] = order.items;
    const of = (...items: object[]) => ({ items: JSON.stringify(items) });
    const item = line?.id ?? "";
    const one = { item, quantity: 1, numbers: [] };
    for (const wrong of [
      of({ ...one, quantity: 3 }),
      of({ ...one, numbers: [1] }),
      of({ ...one, item: "itm_of_another" }),
      of(one, one),
      { items: "{" },
    ])
      expect(await post(order.number, wrong)).toMatchObject({
        status: 400,
        body: { fields: { items: expect.any(String) } },
      });
    expect(await requestsOf(order.id)).toEqual([]);
    expect(await post(order.number, of(one))).toMatchObject({ status: 201, body: { request: { items: [one] } } });
    const [listed] = (await listReturns({ q: order.number })).requests;
    expect(listed).toMatchObject({ items: [one] });
  });

  test("shows the photos to nobody else", async () => {
    const { id } = await createReturn();
    const read = async (as: Actor, number: string) =>
      (await callRoute(getPhoto, "/", { as, method: "GET", params: { returnId: id, photo: number } })).status;
    expect([await read(await makeActor(), "1"), await read(buyer, "2"), await read(buyer, "4")]).toEqual([
      404, 404, 404,
    ]);
  });

  test.each([
    ["an order that was not shipped", { status: "pending" }, 0, "This order has not been shipped yet."],
    ["an order on its way", { status: "shipped" }, 0, "Please confirm first that you received this order."],
    ["a refunded order", { paymentStatus: "refunded" }, 0, "This order was refunded."],
    ["the fifteenth day", { status: "delivered" }, 14, "The 14 days for a return are over. Please write to us."],
  ] as const)("rejects %s", async (_, state, daysAgo, error) => {
    const { order } = await createOrder(state, daysAgo);
    expect(await post(order.number)).toMatchObject({ status: 409, body: { error } });
    expect(await requestsOf(order.id)).toEqual([]);
  });

  test("accepts an order on the last day", async () => {
    const { order } = await createOrder({ status: "delivered" }, 13.99);
    expect((await post(order.number)).status).toBe(201);
  });

  test.each([
    ["an unknown reason", { reason: "bored" }, "reason"],
    ["an empty text", { text: "  " }, "text"],
    ["a text that is too long", { text: "x".repeat(2_001) }, "text"],
  ])("rejects %s", async (_, fields, field) => {
    const { order } = await createOrder();
    const { status, body } = await post(order.number, fields);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(await requestsOf(order.id)).toEqual([]);
  });

  test("rejects four photos, and a file that is no picture", async () => {
    const { order } = await createOrder();
    const page = new File(["<script>alert(1)</script>"], "a.png", { type: "image/png" });
    for (const photos of [[photo, photo, photo, photo], [page]]) {
      const { status, body } = await post(order.number, { photos });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["photos"]]);
    }
    expect(await requestsOf(order.id)).toEqual([]);
  });

  test("accepts one of several at once, and another only after a refusal", async () => {
    const { order } = await createOrder();
    const responses = await Promise.all(Array.from({ length: 5 }, () => post(order.number)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const [request] = await requestsOf(order.id);
    await decide(request?.id ?? "", "refuse", "The vase is as described.");
    expect((await post(order.number)).status).toBe(201);
  });

  test("does not find the order of another person", async () => {
    const { order } = await createOrder();
    expect((await post(order.number, { as: await makeActor() })).status).toBe(404);
    expect(await requestsOf(order.id)).toEqual([]);
  });
});

describe("reviewing a return", () => {
  test("goes from requested to approved, received and refunded, with an email and an audit entry for each step", async () => {
    const { order, product, id } = await createReturn();
    expect((await decide(id, "approve", "Send it to 4 Broad Street.")).body.request.status).toBe("approved");
    expect((await decide(id, "receive")).body.request).toMatchObject({
      status: "received",
      reply: "Send it to 4 Broad Street.",
    });
    const units = [{ item: order.items[0]?.id, quantity: 1 }];
    const body = {
      amount: "10000",
      seen: 0,
      reason: "The vase was cracked.",
      pieces: units,
      restock: true,
      returnRequest: id,
    };
    const refunded = await callRoute(refund, "/", { as: admin, params: { number: order.number }, body });
    expect(refunded.body.order).toMatchObject({ refunded: 1_000_000, paymentStatus: "paid" });
    const { status, refundId } = await stored(id);
    expect(status).toBe("refunded");
    expect(await db.refund.findUniqueOrThrow({ where: { id: refundId ?? "" } })).toMatchObject({
      amountKobo: 1_000_000n,
    });
    expect(await db.productVariant.findFirstOrThrow({ where: { productId: product.id } })).toMatchObject({
      stock: 4,
      sold: 1,
    });
    await processOutbox();
    expect(new Set(subjectsAbout(order.number))).toEqual(
      new Set([
        `Your return request for order ${order.number}`,
        `Your return of order ${order.number} is approved`,
        `Your return of order ${order.number} has arrived`,
        `Part of your payment for order ${order.number} is being refunded`,
      ]),
    );
    const audit = await db.auditLog.findMany({ where: { subject: id }, orderBy: { createdAt: "asc" } });
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["return.approve", admin._id],
      ["return.receive", admin._id],
    ]);
    expect((await listReturns({ q: order.number })).requests).toMatchObject([
      { _id: id, decidedBy: expect.any(String) },
    ]);
  });

  test("shows the reason of a refusal to the buyer", async () => {
    const { order, id } = await createReturn();
    expect((await decide(id, "refuse", "The vase is as described.")).status).toBe(200);
    await processOutbox();
    const mail = emulator()
      .emails()
      .find(({ subject }) => subject === `Your return of order ${order.number} was refused`);
    expect(mail?.text).toContain("The vase is as described.");
  });

  test.each([
    ["receive", [], "requested"],
    ["approve", ["refuse"], "refused"],
    ["receive", ["refuse"], "refused"],
    ["approve", ["approve", "receive"], "received"],
  ])("rejects %s after %o", async (decision, before, status) => {
    const { id } = await createReturn();
    for (const one of before) await decide(id, one, "For the test");
    expect((await decide(id, decision, "For the test")).status).toBe(409);
    expect((await stored(id)).status).toBe(status);
  });

  test("approving several times at once approves once", async () => {
    const { order, id } = await createReturn();
    await Promise.all(Array.from({ length: 6 }, () => decide(id, "approve", "Send it back.")));
    await processOutbox();
    expect(await db.auditLog.count({ where: { subject: id } })).toBe(1);
    expect(subjectsAbout(order.number)).toHaveLength(2);
  });

  test("refunds a return once, after it was received", async () => {
    const { order, id } = await createReturn();
    const send = (seen: number) =>
      callRoute(refund, "/", {
        as: admin,
        params: { number: order.number },
        body: { amount: "10", seen, reason: "Returned", returnRequest: id },
      });
    expect((await send(0)).body.fields.order).toBe("This return has changed. Reload and try again.");
    expect(await db.refund.count({ where: { chargeId: order.chargeId ?? "" } })).toBe(0);
    await decide(id, "approve", "Send it back.");
    await decide(id, "receive");
    expect((await send(0)).status).toBe(200);
    expect((await send(1_000)).status).toBe(409);
    expect(await db.refund.count({ where: { chargeId: order.chargeId ?? "" } })).toBe(1);
  });

  test("does not complete the return of another order", async () => {
    const { id } = await createReturn();
    await decide(id, "approve", "Send it back.");
    await decide(id, "receive");
    const { order } = await createOrder();
    const body = { amount: "10", seen: 0, reason: "Returned", returnRequest: id };
    const response = await callRoute(refund, "/", { as: admin, params: { number: order.number }, body });
    expect(response.status).toBe(409);
    expect(await stored(id)).toMatchObject({ status: "received", refundId: null });
  });
});
