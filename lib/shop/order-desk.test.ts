import { beforeAll, describe, expect, test } from "vitest";
import { POST as deliver } from "@/app/api/orders/[number]/delivered/route";
import { POST as note } from "@/app/api/orders/[number]/notes/route";
import { POST as refund } from "@/app/api/orders/[number]/refund/route";
import { PATCH as ship } from "@/app/api/orders/[number]/ship/route";
import { GET as exportAll } from "@/app/api/orders/all/export/route";
import { GET as listAll } from "@/app/api/orders/all/route";
import { POST as shipAll } from "@/app/api/orders/all/ship/route";
import type { Actor } from "@/lib/accounts/contracts";
import { makeUser, someAddress } from "@/lib/accounts/factory";
import { deliverOutbox } from "@/lib/http/effects";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { getDeskOrder } from "@/lib/shop/desk-order-queries";
import { makeOrder, makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";

let admin: Actor;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin", firstName: "Aje", lastName: "Okonkwo" });
  product = await makeProduct({ stock: 500 });
});

type Change = Partial<Parameters<typeof makeOrder>[0]>;
const order = async (change: Change = {}) =>
  makeOrder({
    buyer: await makeUser({ firstName: "Hadiza" }),
    items: [{ product, quantity: 2 }],
    shippingAddress: someAddress,
    ...change,
  });
const mailsAbout = (number: string) =>
  emulator()
    .emails()
    .filter(({ subject }) => subject.includes(number));
const auditOf = (subject: string, action: string) => db.auditLog.findMany({ where: { subject, action } });
const listed = async (query: string) => (await callRoute(listAll, `/api/orders/all?${query}`, { as: admin })).body;

describe("shipping", () => {
  test("of twenty admins at the same moment one has sent the parcel: one transition, one mail, one line in the log", async () => {
    const { id, number } = await order();
    const body = { courier: "GIG Logistics", trackingNumber: "GIG-7", trackingUrl: "https://track.example/GIG-7" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => callRoute(ship, "/", { as: admin, method: "PATCH", params: { number }, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    await deliverOutbox();
    const [mail, ...more] = mailsAbout(number);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("https://track.example/GIG-7");
    expect(await auditOf(id, "order.ship")).toHaveLength(1);
  });

  test.each(["http://track.example", "javascript:alert(1)", "https://a@b.example", "track.example"])(
    "does not take %s for a place where a parcel can be followed",
    async (trackingUrl) => {
      const { number, id } = await order();
      const answer = await callRoute(ship, "/", {
        as: admin,
        method: "PATCH",
        params: { number },
        body: { trackingUrl },
      });
      expect(answer.status).toBe(400);
      expect((await db.order.findUniqueOrThrow({ where: { id } })).status).toBe("pending");
    },
  );

  test("many at once says of each parcel what became of it, and a second time that they have left", async () => {
    const [ready, second, sent, unpaid, refunded, homeless, empty] = await Promise.all([
      order(),
      order(),
      order({ status: "shipped" }),
      order({ paymentStatus: "unpaid" }),
      order({ paymentStatus: "refunded" }),
      order({ shippingAddress: null }),
      order(),
    ]);
    await db.orderItem.updateMany({ where: { orderId: empty.id }, data: { refundedQuantity: 2 } });
    const all = [ready, second, sent, unpaid, refunded, homeless, empty];
    const parcels = [
      ...all.map(({ number }, i) => ({ order: number, trackingNumber: `T-${i}` })),
      { order: "LA-NONE" },
    ];
    const send = () => callRoute(shipAll, "/", { as: admin, body: { courier: "GIG", parcels } });
    const results = (answer: Awaited<ReturnType<typeof send>>) =>
      answer.body.results.map(({ result }: { result: string }) => result);
    const refusals = ["already-shipped", "not-paid", "refunded", "no-address", "nothing-left", "unknown"];
    expect(results(await send())).toEqual(["shipped", "shipped", ...refusals]);
    expect(results(await send())).toEqual(["already-shipped", "already-shipped", ...refusals]);
    expect(await db.order.findUniqueOrThrow({ where: { id: second.id } })).toMatchObject({
      status: "shipped",
      courier: "GIG",
      trackingNumber: "T-1",
      shippedById: admin._id,
    });
    expect(mailsAbout(second.number)).toHaveLength(1);
    expect(mailsAbout(unpaid.number)).toEqual([]);
  });

  test("two of the team who ship the same twenty parcels at once send each of them once", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => order()));
    const body = { parcels: all.map(({ number }) => ({ order: number })) };
    const [one, other] = await Promise.all([1, 2].map(() => callRoute(shipAll, "/", { as: admin, body })));
    const shipped = [...(one?.body.results ?? []), ...(other?.body.results ?? [])].filter(
      ({ result }: { result: string }) => result === "shipped",
    );
    expect(shipped).toHaveLength(20);
    await deliverOutbox();
    expect(all.map(({ number }) => mailsAbout(number).length)).toEqual(all.map(() => 1));
  });
});

test("a parcel is marked as delivered once, and only when it was shipped; who said so stands in the log", async () => {
  const [sent, waiting] = await Promise.all([order({ status: "shipped" }), order()]);
  const mark = (number: string) => callRoute(deliver, "/", { as: admin, params: { number }, body: {} });
  expect((await mark(sent.number)).body.order).toMatchObject({ status: "delivered", deliveredAt: expect.any(String) });
  expect((await mark(sent.number)).body.fields.order).toBe("It is marked as delivered already.");
  expect((await mark(waiting.number)).body.fields.order).toBe("It has not been shipped yet.");
  expect((await mark("LA-NONE")).status).toBe(404);
  expect(await auditOf(sent.id, "order.deliver")).toMatchObject([{ actorId: admin._id }]);
});

test("a note stays on its order, with who left it", async () => {
  const { id, number } = await order();
  const leave = (text: string) => callRoute(note, "/", { as: admin, params: { number }, body: { text } });
  expect((await leave("  ")).status).toBe(400);
  expect((await leave("Wants it before Christmas.")).status).toBe(201);
  expect(await db.orderNote.findMany({ where: { orderId: id } })).toMatchObject([
    { authorId: admin._id, text: "Wants it before Christmas." },
  ]);
});

describe("the list", () => {
  test("to pack holds what is paid, has an address and has a piece left", async () => {
    const mark = `pack${Date.now()}`;
    const buyer = await makeUser({ email: `${mark}@example.test` });
    const [ready, homeless, empty] = await Promise.all([
      order({ buyer }),
      order({ buyer, shippingAddress: null }),
      order({ buyer }),
      order({ buyer, status: "shipped" }),
      order({ buyer, paymentStatus: "unpaid" }),
    ]);
    await db.orderItem.updateMany({ where: { orderId: empty.id }, data: { refundedQuantity: 2 } });
    const numbers = async (parcel: string) =>
      (await listed(`q=${mark}&parcel=${parcel}`)).orders.map(({ number }: { number: string }) => number);
    expect(await numbers("to-pack")).toEqual([ready.number]);
    expect(await numbers("no-address")).toEqual([homeless.number]);
  });

  test.each(["newest", "oldest", "largest", "smallest"])(
    "sorted by the %s loses and repeats nothing between pages",
    async (sort) => {
      const mark = `${sort}${Date.now()}`;
      const buyer = await makeUser({ email: `${mark}@example.test` });
      const at = new Date();
      // Some share their moment, some their sum.
      for (const quantity of [1, 2, 2, 3, 1]) await order({ buyer, items: [{ product, quantity }], createdAt: at });
      const seen: { number: string; total: number }[] = [];
      for (let cursor = ""; ; ) {
        const page = await listed(`q=${mark}&sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`);
        seen.push(...page.orders);
        cursor = page.nextCursor;
        if (!cursor) break;
      }
      expect(new Set(seen.map(({ number }) => number)).size).toBe(5);
      const totals = seen.map(({ total }) => total);
      if (sort === "largest") expect(totals).toEqual([...totals].sort((a, b) => b - a));
      if (sort === "smallest") expect(totals).toEqual([...totals].sort((a, b) => a - b));
    },
  );

  test("saved as a table has no live formula, and who took it with how many rows is written down", async () => {
    const mark = `table${Date.now()}`;
    const buyer = await makeUser({ email: `${mark}@example.test`, firstName: "=HYPERLINK(1)" });
    const { number } = await order({ buyer });
    await db.order.update({ where: { number }, data: { courier: "@SUM(A1)", trackingNumber: "+234" } });
    const { text } = await callRoute(exportAll, `/api/orders/all/export?q=${mark}`, { as: admin });
    expect(text).toContain(`"'=HYPERLINK(1)`);
    expect(text).toContain(`"'@SUM(A1)"`);
    expect(text).toContain(`"'+234"`);
    expect(text).not.toMatch(/(^|,)"?[=+@]/m);
    const [line] = await db.auditLog.findMany({
      where: { action: "order.export" },
      orderBy: { createdAt: "desc" },
      take: 1,
    });
    expect(line).toMatchObject({ actorId: admin._id, detail: { rows: 1, wanted: { q: mark } } });
  });
});

test("an order at the desk tells what happened to it, who did it, and which mails went", async () => {
  const { id, number } = await order();
  const as = admin;
  await callRoute(ship, "/", {
    as,
    method: "PATCH",
    params: { number },
    body: { courier: "GIG", trackingNumber: "7" },
  });
  await callRoute(deliver, "/", { as, params: { number }, body: {} });
  await callRoute(note, "/", { as, params: { number }, body: { text: "Signed for by a neighbour." } });
  await callRoute(refund, "/", { as, params: { number }, body: { amount: "5.50", seen: 0, reason: "A scratch" } });
  const seen = await getDeskOrder(id);
  expect(seen).toMatchObject({
    number,
    refunded: 550,
    payment: { reference: number, channel: "card" },
    notes: [{ text: "Signed for by a neighbour.", author: "Aje Okonkwo" }],
    refunds: [{ kobo: 550, reason: "A scratch" }],
  });
  const told = seen?.moments.map(({ what, who }) => [what, who]);
  expect(told).toEqual(
    expect.arrayContaining([
      ["Paid", undefined],
      ["Shipped with GIG, 7", "Aje Okonkwo"],
      ["Delivered", "Aje Okonkwo"],
      ["Refund of ₦5.50 decided", "Aje Okonkwo"],
      [`Mail: Your order ${number} is on its way`, undefined],
      [`Mail: A part of your payment for order ${number} is being returned`, undefined],
    ]),
  );
  expect(await getDeskOrder("LA-NONE")).toBeNull();
});
