import { expect, test } from "vitest";
import { makeAuction } from "@/lib/auctions/factory";
import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { getCalendar } from "@/lib/workflows/admin-calendar-query";

test("lists what opens and ends in a month of Lagos, in its order, and each role sees its own kinds", async () => {
  // 23:30 UTC on the last day of April is the first of May in Lagos.
  const sale = await makeAuction({
    title: "A sale over midnight",
    startsAt: new Date("2031-04-30T23:30:00Z"),
    endsAt: new Date("2031-05-31T23:30:00Z"),
  });
  const draft = await makeAuction({
    status: "draft",
    startsAt: new Date("2031-05-20T10:00:00Z"),
    endsAt: new Date("2031-06-20T10:00:00Z"),
  });
  const event = newId("evt");
  await db.event.create({ data: { id: event, title: "Open studio", startsAt: new Date("2031-05-02T17:00:00Z") } });
  const writer = await makeUser({ role: "Admin" });
  const { id: product } = await makeProduct();
  await db.product.update({ where: { id: product }, data: { opensAt: new Date("2031-05-03T08:00:00Z") } });
  const newsletter = newId("nws");
  await db.newsletterIssue.createMany({
    data: [
      { id: newsletter, status: "scheduled" as const, scheduledAt: new Date("2031-05-04T08:00:00Z") },
      { id: newId("nws"), status: "draft" as const, scheduledAt: null },
    ].map((issue) => ({ ...issue, subject: "May in the museum", content: "A vase.", sentById: writer.id })),
  });
  const entriesOf = async (staffRole: "Owner" | "Curator" | "Finance") =>
    (await getCalendar({ role: "Admin", staffRole }, "2031-05")).entries.map(({ kind, id, day, isTentative }) => [
      kind,
      id,
      day,
      isTentative,
    ]);
  expect(await entriesOf("Owner")).toEqual([
    ["auction-opens", sale.id, "2031-05-01", false],
    ["event", event, "2031-05-02", false],
    ["drop-opens", product, "2031-05-03", false],
    ["newsletter", newsletter, "2031-05-04", false],
    ["auction-opens", draft.id, "2031-05-20", true],
    // The first of June ends the last week of the month.
    ["auction-ends", sale.id, "2031-06-01", false],
  ]);
  expect(await entriesOf("Curator")).toEqual([["event", event, "2031-05-02", false]]);
  expect(await entriesOf("Finance")).toEqual([]);
});
