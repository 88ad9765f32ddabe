import { beforeEach, describe, expect, test } from "vitest";
import { GET as exportPerks } from "@/app/api/admin/perks/export/route";
import { POST as sendPerks } from "@/app/api/admin/perks/sent/route";
import { GET as stats } from "@/app/api/admin/stats/route";
import { GET as vipUsers } from "@/app/api/admin/vip-users/route";
import { POST as askAddresses } from "@/app/api/welcome-pack/address-requests/route";
import { GET as addresses } from "@/app/api/welcome-pack/addresses/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { listCollectorsWithoutAddress } from "@/lib/fulfilment/collectors-without-address";
import { fulfilmentJobs } from "@/lib/fulfilment/jobs";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import type { Prisma } from "@/prisma/generated/client";

let admin: Actor;
const inDays = (days: number) => new Date(Date.now() + days * day);

beforeEach(async () => {
  // Ledger entries cannot be deleted, so users are marked as deleted, which excludes them.
  await db.user.updateMany({ data: { deletedAt: new Date() } });
  await db.refund.deleteMany();
  await db.charge.deleteMany();
  admin = await makeActor({ role: "Admin" });
});

async function paid(naira: number, paidAt: string, more: Partial<Prisma.ChargeCreateManyInput> = {}): Promise<string> {
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
      paidAt: new Date(paidAt),
      settledAt: new Date(paidAt),
      ...more,
    },
  });
  return id;
}
const refund = (chargeId: string, naira: number, status: "processed" | "pending" | "failed" = "processed") =>
  db.refund.create({
    data: { id: newId("ref"), chargeId, key: newId("ref"), amountKobo: BigInt(naira * 100), reason: "asked", status },
  });
const readStats = async () => (await callRoute(stats, "/api/admin/stats", { as: admin })).body.stats;

describe("the statistics", () => {
  test("count each charge once, in kobo, in its month in Lagos time, without refunds", async () => {
    // 00:15 in Lagos is the previous day in UTC.
    await paid(1_000, "2026-10-31T23:15:00Z");
    await paid(2_000, "2026-10-31T22:45:00Z");
    await paid(50, "2026-08-01T12:00:00Z");
    await paid(5_000, "2026-10-10T12:00:00Z", { status: "failed" });
    await paid(5_000, "2026-10-10T12:00:00Z", { status: "pending" });
    await refund(await paid(700, "2026-10-12T12:00:00Z"), 700);
    await refund(await paid(900, "2026-10-12T12:00:00Z"), 400, "pending");
    await refund(await paid(300, "2026-10-12T12:00:00Z"), 300, "failed");
    expect(await readStats()).toMatchObject({
      totalRevenue: 385_000,
      monthlyRevenue: [
        { _id: { month: 11, year: 2026 }, revenue: 100_000, count: 1 },
        { _id: { month: 10, year: 2026 }, revenue: 280_000, count: 3 },
        { _id: { month: 9, year: 2026 }, revenue: 0, count: 0 },
        { _id: { month: 8, year: 2026 }, revenue: 5_000, count: 1 },
      ],
    });
  });

  test("count users who are not deleted and their plans by the database's clock", async () => {
    await makeUser({ plan: "yearly", planTo: inDays(10) });
    await makeUser({ plan: "monthly", planTo: new Date(Date.now() + 5_000) });
    await makeUser({ plan: "monthly", planTo: inDays(-1) });
    await makeUser({ plan: "collector", planTo: inDays(10), deleted: true });
    await makeUser();
    expect(await readStats()).toMatchObject({ totalUsers: 5, activeVIPs: 2, expiredVIPs: 1, monthlyRevenue: [] });
  });
});

describe("the members", () => {
  const list = async (query = "") =>
    (await callRoute(vipUsers, `/api/admin/vip-users${query}`, { as: admin })).body as {
      vips: { email: string; isVIP: boolean; subscription: { plan: string; endDate: string } }[];
      nextCursor: string | null;
      total: number;
    };

  test("are filtered by name, email and status, and paged by the end of the plan", async () => {
    for (const [n, days] of [30, 20, 10, -1, -5].entries())
      await makeUser({
        email: `m${n}@example.ng`,
        lastName: n === 2 ? "Ọdẹ_50%" : "B",
        plan: "yearly",
        planTo: inDays(days),
      });
    const first = await list("?limit=2");
    expect([first.total, first.vips.map(({ email }) => email)]).toEqual([5, ["m0@example.ng", "m1@example.ng"]]);
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect(second.vips.map(({ email, isVIP }) => [email, isVIP])).toEqual([
      ["m2@example.ng", true],
      ["m3@example.ng", false],
    ]);
    expect((await list("?status=expired")).total).toBe(2);
    expect((await list(`?q=${encodeURIComponent("Ọdẹ_50%")}`)).vips.map(({ email }) => email)).toEqual([
      "m2@example.ng",
    ]);
    expect((await list("?q=%25")).total).toBe(1);
  });

  test("rejects a malformed cursor", async () => {
    expect((await callRoute(vipUsers, "/api/admin/vip-users?cursor=made-up", { as: admin })).status).toBe(400);
  });
});

describe("the collector addresses", () => {
  test("include active collectors with an address, escape formulas, and record the export", async () => {
    const line1 = '=HYPERLINK("http://x.example","y")';
    await makeUser({
      firstName: "Amara",
      lastName: "Ọkọ́nkwọ",
      plan: "collector",
      shippingAddress: { ...sampleAddress, line1, line2: 'Flat "3", rear' },
    });
    await makeUser({ lastName: "Bare", plan: "collector" });
    await makeUser({ lastName: "Ended", plan: "collector", planTo: inDays(-1), shippingAddress: sampleAddress });
    await makeUser({ lastName: "Annual", plan: "yearly", shippingAddress: sampleAddress });
    await makeUser({ lastName: "Gone", plan: "collector", deleted: true, shippingAddress: sampleAddress });
    const { status, text, headers } = await callRoute(addresses, "/api/welcome-pack/addresses", { as: admin });
    const [head, line, ...rest] = text.trim().split("\r\n");
    expect(status).toBe(200);
    expect(head).toContain("Address Line 1");
    expect(line).toContain(`Amara Ọkọ́nkwọ`);
    expect(line).toContain(`"'=HYPERLINK(""http://x.example"",""y"")"`);
    expect(line).toContain(`"Flat ""3"", rear"`);
    expect(rest).toEqual([]);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe("attachment; filename=collector-addresses.csv");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(await db.auditLog.findFirst({ where: { actorId: admin._id } })).toMatchObject({
      action: "welcome-pack.export",
      detail: { rows: 1 },
    });
  });
});

test("collectors without an address are named, and asked once a day", async () => {
  const bare = await makeUser({ firstName: "Chidi", lastName: "Bare", plan: "collector" });
  await makeUser({ lastName: "Lodged", plan: "collector", shippingAddress: sampleAddress });
  const missing = await listCollectorsWithoutAddress();
  expect(missing).toContainEqual({ _id: bare.id, name: "Chidi Bare", email: bare.email });
  expect(missing.map(({ name }) => name)).not.toContain("Ngozi Lodged");
  const ask = () => callRoute(askAddresses, "/api/welcome-pack/address-requests", { as: admin, body: {} });
  const asked = await Promise.all([ask(), ask()]);
  const topic = fulfilmentJobs.askAddress.name;
  expect(await db.outboxMessage.count({ where: { topic, payload: { path: ["userId"], equals: bare.id } } })).toBe(1);
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask()).body.asked).toBe(0);
});

describe("due perks", () => {
  const makeFulfilment = async (userId: string, status: "due" | "sent" = "due") => {
    const id = newId("prk");
    await db.fulfilment.create({ data: { id, userId, perk: "welcomePack", period: id, status, dueAt: new Date() } });
    return id;
  };

  test("are marked as sent once under concurrent requests and recorded", async () => {
    const { id } = await makeUser({ plan: "collector" });
    const ids = [await makeFulfilment(id), await makeFulfilment(id)];
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => callRoute(sendPerks, "/api/admin/perks/sent", { as: admin, body: { ids } })),
    );
    expect(sent.reduce((sum, { body }) => sum + body.sent, 0)).toBe(2);
    const rows = await db.fulfilment.findMany({ where: { id: { in: ids } } });
    expect(rows.map(({ status, sentById }) => [status, sentById])).toEqual([
      ["sent", admin._id],
      ["sent", admin._id],
    ]);
    expect(await db.auditLog.count({ where: { actorId: admin._id, action: "perk.mark-sent" } })).toBeLessThanOrEqual(2);
  });

  test("are exported as CSV, recorded with the number of rows", async () => {
    const { id } = await makeUser({ firstName: "@SUM(A1)", plan: "collector" });
    await makeFulfilment(id);
    await makeFulfilment(id, "sent");
    const { text } = await callRoute(exportPerks, "/api/admin/perks/export?status=due", { as: admin });
    expect(text.trim().split("\r\n")).toHaveLength(2);
    expect(text).toContain("'@SUM(A1)");
    expect(await db.auditLog.findFirst({ where: { actorId: admin._id, action: "perk.export" } })).toMatchObject({
      detail: { rows: 1 },
    });
  });
});
