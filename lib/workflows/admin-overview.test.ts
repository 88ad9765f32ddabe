import { beforeEach, describe, expect, test } from "vitest";
import { GET as search } from "@/app/api/admin/search/route";
import { GET as todos } from "@/app/api/admin/todos/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";
import type { AdminSearchResult, AdminTodos } from "@/lib/workflows/contracts";
import { getSalesReport } from "@/lib/workflows/sales-report-query";

let admin: Actor;
beforeEach(async () => {
  admin = await makeActor({ role: "Admin" });
});

describe("the sales report", () => {
  beforeEach(async () => {
    await db.refund.deleteMany();
    await db.charge.deleteMany();
  });

  /** The day in Lagos `ago` days before today, and a time of it as UTC. */
  const lagosDay = (ago: number) => new Date(Date.now() + 3_600_000 - ago * day).toISOString().slice(0, 10);
  const at = (ago: number, time: string) => new Date(`${lagosDay(ago)}T${time}+01:00`);

  async function paid(naira: number, paidAt: Date): Promise<string> {
    const id = newId("chg");
    await db.charge.create({
      data: {
        id,
        reference: id,
        purpose: "order",
        subjectId: id,
        email: "buyer@example.ng",
        amountKobo: BigInt(naira * 100),
        status: "success",
        paidAt,
        settledAt: paidAt,
      },
    });
    return id;
  }
  const refund = (chargeId: string, naira: number, status: "pending" | "failed" = "pending") =>
    db.refund.create({
      data: { id: newId("ref"), chargeId, key: newId("ref"), amountKobo: BigInt(naira * 100), reason: "asked", status },
    });

  test("divides the payments at midnight in Lagos, and has 0 for a day without a sale", async () => {
    await paid(1_000, at(1, "23:59:59.999"));
    await paid(2_000, at(0, "00:00:00.000"));
    await paid(4_000, at(6, "00:00:00.000"));
    // The last moment of the period before.
    await paid(8_000, at(7, "23:59:59.999"));
    const report = await getSalesReport("7");
    expect(report.bars).toEqual([
      { day: lagosDay(6), revenue: 400_000, payments: 1 },
      { day: lagosDay(5), revenue: 0, payments: 0 },
      { day: lagosDay(4), revenue: 0, payments: 0 },
      { day: lagosDay(3), revenue: 0, payments: 0 },
      { day: lagosDay(2), revenue: 0, payments: 0 },
      { day: lagosDay(1), revenue: 100_000, payments: 1 },
      { day: lagosDay(0), revenue: 200_000, payments: 1 },
    ]);
    expect([report.revenue, report.payments, report.before]).toEqual([700_000, 3, { revenue: 800_000, payments: 1 }]);
  });

  test("subtracts a refund from the day of its payment, and no failed one", async () => {
    await refund(await paid(900, at(3, "12:00")), 400);
    await refund(await paid(700, at(3, "13:00")), 700);
    await refund(await paid(300, at(3, "14:00")), 300, "failed");
    const { bars, revenue, payments } = await getSalesReport("30");
    expect(bars.find(({ day: one }) => one === lagosDay(3))).toMatchObject({ revenue: 80_000, payments: 2 });
    expect([revenue, payments]).toEqual([80_000, 2]);
  });

  test("compares this month until today with the same days of last month", async () => {
    const today = lagosDay(0);
    const first = new Date(`${today.slice(0, 7)}-01T00:00:00.000+01:00`);
    const [{ sameDay, firstBefore }] = await db.$queryRaw<[{ sameDay: Date; firstBefore: Date }]>`
      SELECT ((${today}::date - interval '1 month')::timestamp + interval '23 hours') AT TIME ZONE 'Africa/Lagos' AS "sameDay",
        (date_trunc('month', ${today}::timestamp) - interval '1 month') AT TIME ZONE 'Africa/Lagos' AS "firstBefore"`;
    await paid(1_000, first);
    await paid(2_000, at(0, "00:00:00.000"));
    await paid(4_000, sameDay);
    await paid(8_000, firstBefore);
    // The day after the same day is compared with tomorrow, unless last month ends before.
    const next = new Date(sameDay.getTime() + day);
    if (next < first) await paid(16_000, next);
    const { bars, revenue, before } = await getSalesReport("month");
    expect([bars[0]?.day, bars.at(-1)?.day]).toEqual([`${today.slice(0, 7)}-01`, today]);
    expect([revenue, before]).toEqual([300_000, { revenue: 1_200_000, payments: 2 }]);
  });

  test("has twelve months with those without a sale, and 90 days", async () => {
    const { bars, revenue } = await getSalesReport("12m");
    expect([bars.length, revenue, bars.at(-1)?.day]).toEqual([12, 0, `${lagosDay(0).slice(0, 7)}-01`]);
    expect((await getSalesReport("90")).bars).toHaveLength(90);
  });
});

test("counts the open tasks of the admin", async () => {
  const read = async () => (await callRoute(todos, "/api/admin/todos", { as: admin })).body.todos as AdminTodos;
  const before = await read();
  const buyer = await makeUser({
    shippingAddress: sampleAddress,
    plan: "monthly",
    planTo: new Date(Date.now() + 3 * day),
  });
  const noAddress = await makeUser();
  const items = [{ product: await makeProduct({ stock: 8 }) }];
  await makeOrder({ buyer, items });
  await makeOrder({ buyer: noAddress, items });
  await makeOrder({ buyer, items, status: "shipped" });
  await makeOrder({ buyer, items, paymentStatus: "unpaid" });
  const refunded = await makeOrder({ buyer, items });
  await db.$executeRaw`UPDATE order_items SET refunded_quantity = quantity WHERE order_id = ${refunded.id}`;
  await db.comment.create({
    data: { id: newId("cmt"), exhibition: "guestbook", userId: buyer.id, message: "Waits", status: "pending" },
  });
  const id = newId("chg");
  await db.charge.create({
    data: {
      id,
      reference: id,
      purpose: "order",
      subjectId: id,
      email: buyer.email,
      amountKobo: 100n,
      mismatch: "amount 99",
      createdAt: new Date(Date.now() - 3_600_000),
    },
  });
  expect(await read()).toEqual({
    ...before,
    ordersToPack: before.ordersToPack + 1,
    ordersWithoutAddress: before.ordersWithoutAddress + 1,
    comments: before.comments + 1,
    stuckPayments: before.stuckPayments + 1,
    plansEnding: before.plansEnding + 1,
    lowStock: before.lowStock + 1,
  });
});

describe("the search of the admin", () => {
  const find = async (q: string) =>
    (await callRoute(search, `/api/admin/search?q=${encodeURIComponent(q)}`, { as: admin })).body
      .results as AdminSearchResult[];

  test("finds an order by number, name and email, its buyer, a product without diacritics, and a comment", async () => {
    const buyer = await makeUser({
      email: "zebulon.quist@example.ng",
      firstName: "Zebulon",
      lastName: "Quist",
      shippingAddress: sampleAddress,
    });
    const product = await makeProduct({ name: "Ṣàngó’s Zebulonite Axe" });
    const { number } = await makeOrder({ buyer, items: [{ product }] });
    const comment = await db.comment.create({
      data: {
        id: newId("cmt"),
        exhibition: "guestbook",
        userId: buyer.id,
        message: "A zebulonic sight",
        status: "approved",
      },
    });
    expect((await find(number.toLowerCase())).map(({ path }) => path)).toEqual([`/admin/orders/${number}`]);
    expect((await find("zebulon quist")).map(({ kind }) => kind)).toEqual(["order", "person"]);
    expect((await find("Zebulon")).map(({ kind, title }) => [kind, title])).toEqual([
      ["order", number],
      ["person", "Zebulon Quist"],
      ["product", "Ṣàngó’s Zebulonite Axe"],
      ["comment", "A zebulonic sight"],
    ]);
    expect((await find("zebulonic")).map(({ path }) => path)).toEqual([`/admin/comments/${comment.id}`]);
    expect((await find("sangos zeb")).map(({ path }) => path)).toEqual([`/admin/products/${product.id}`]);
    expect((await find("quist@example.ng")).map(({ detail }) => detail)).toEqual([
      "Zebulon Quist, zebulon.quist@example.ng",
      "zebulon.quist@example.ng",
    ]);
  });

  test("finds a buyer and a person by a name without its diacritics and hooks, and with them", async () => {
    const buyer = await makeUser({ firstName: "Ṣọ̀rọ̀", lastName: "Ɗanzaki", shippingAddress: sampleAddress });
    await makeOrder({ buyer, items: [{ product: await makeProduct() }] });
    for (const q of ["soro danzaki", "SỌRỌ", "Ṣọ̀rọ̀ Ɗan"])
      expect((await find(q)).map(({ kind }) => kind)).toEqual(["order", "person"]);
  });

  test("finds nothing by fewer than three characters, by a wildcard, or among deleted people", async () => {
    await makeUser({ firstName: "Goneaway", deleted: true });
    expect(await Promise.all(["", "ze", "%%%", "___", "Goneaway"].map(find))).toEqual([[], [], [], [], []]);
  });
});
