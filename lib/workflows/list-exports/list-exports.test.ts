import { expect, test } from "vitest";
import { GET as exportRoute } from "@/app/api/admin/exports/[list]/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { parseCsv } from "@/lib/core/csv";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeAddedLeader, makeArtwork, makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/test-client";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";
import { exportedList } from "@/lib/workflows/list-exports/contracts";
import { recordStatements } from "@/tests/record-statements";

const exportOf = (as: Actor, list: string, query = "") =>
  callRoute(exportRoute, `/api/admin/exports/${list}?${query}`, { as, params: { list } });

test("exports the rows of the filters over all pages, and records who exported how many", async () => {
  const admin = await makeActor({ role: "Admin" });
  const buyer = await makeActor();
  const product = await makeProduct({ stock: 50 });
  const makeReturn = async (status: "requested" | "refused") => {
    const { id: orderId, number } = await makeOrder({
      buyer: { ...buyer, id: buyer._id },
      items: [{ product }],
      status: "delivered",
    });
    await db.returnRequest.create({
      data: { id: newId("ret"), orderId, userId: buyer._id, reason: "damaged", text: "=1+1", status },
    });
    return number;
  };
  const numbers: string[] = [];
  for (let made = 0; made < 25; made++) numbers.push(await makeReturn("requested"));
  const refused = await makeReturn("refused");
  const query = `q=${encodeURIComponent(buyer.email)}&status=requested`;
  const { text, status } = await exportOf(admin, "returns", query);
  expect(status).toBe(200);
  expect(text).toContain(`"'=1+1"`);
  const [columns, ...rows] = parseCsv(text) ?? [];
  expect(columns?.slice(0, 3)).toEqual(["Order", "Requested", "Status"]);
  expect(rows.map(([number]) => number).sort()).toEqual(numbers.sort());
  expect(text).not.toContain(refused);
  expect(await db.auditLog.findFirst({ where: { actorId: admin._id, action: "list.export" } })).toMatchObject({
    subject: "returns",
    // A searched email address is not stored.
    detail: { rows: 25, wanted: { status: "requested" } },
  });
});

test("reads a long list in one batch, without counting it for each page", async () => {
  const admin = await makeActor({ role: "Admin" });
  for (let made = 0; made < 45; made++) await makeDiscountCode();
  const statements = await recordStatements(() => exportOf(admin, "discount-codes"));
  const reads = statements.filter((statement) => /^\s*SELECT\b.*\bdiscount_codes\b/is.test(statement));
  expect(reads).toHaveLength(1);
});

test("every list can be exported without filters, and a filter that it does not have is refused", async () => {
  const admin = await makeActor({ role: "Admin" });
  const { code } = await makeDiscountCode();
  for (const list of exportedList.options) expect([list, (await exportOf(admin, list)).status]).toEqual([list, 200]);
  // Each admin may export twenty times a minute.
  const another = await makeActor({ role: "Admin" });
  expect((await exportOf(another, "discount-codes")).text).toContain(code);
  expect((await exportOf(another, "returns", "status=none")).status).toBe(400);
  expect((await exportOf(another, "discount-codes", "status=expired")).status).toBe(400);
  expect((await exportOf(another, "failed-charges", "q=ada")).status).toBe(400);
  expect((await exportOf(another, "users")).status).toBe(404);
});

test("exports the works of all exhibitions with the labels of the leaders' works, and leaves out deleted exhibitions", async () => {
  const curator = await makeActor({ role: "Admin" });
  const name = `Masks ${newId("exh")}`;
  const masks = await makeExhibition({ title: name });
  const gone = await makeExhibition({ title: "Gone" });
  await makeArtwork({ exhibitionId: masks.id, title: "The Ferry" });
  await makeArtwork({ exhibitionId: gone.id, title: "Nowhere" });
  await db.exhibition.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
  const leader = await makeLeader({ slug: "sani-abacha", exhibitionId: masks.id });
  await makeArtwork({ exhibitionId: masks.id, leaderId: leader.id, title: "Dark Glasses", position: 1 });
  await makeAddedLeader({ exhibitionId: masks.id, slug: "a-draft" });
  const [head = [], ...rows] = parseCsv((await exportOf(curator, "exhibitions")).text) ?? [];
  const shown = ["Exhibition slug", "Work", "Version", "Accession", "State"];
  const ofMasks = rows
    .filter(([exhibition]) => exhibition === name)
    .map((row) => shown.map((column) => row[head.indexOf(column)]));
  const isDraft = (row: unknown[]) => row.at(-1) === "draft";
  expect(ofMasks.filter((row) => !isDraft(row))).toEqual([
    [masks.slug, "The Ferry", "1", "", "open"],
    [masks.slug, "Dark Glasses", "1", "LA.1993.12", "open"],
  ]);
  // The work of a leader who is a draft is for admins only, though the exhibition is open.
  expect(ofMasks.filter(isDraft)).toEqual([[masks.slug, expect.any(String), "1", "LA.2023.18", "draft"]]);
  expect(rows.flat()).not.toContain("Nowhere");
});

test("exports the outbox of one recipient, whose address is not stored", async () => {
  const admin = await makeActor({ role: "Admin" });
  const [wanted, other] = ["ada", "obi"].map((name) => `${name}-${newId("out")}@example.com`);
  for (const recipient of [wanted, other]) {
    const id = newId("out");
    await db.outboxMessage.create({
      data: { id, key: id, topic: "shop.test", payload: {}, rendered: { to: recipient }, status: "sent" },
    });
  }
  const { text } = await exportOf(admin, "outbox", `to=${wanted}&topic=shop`);
  expect(parseCsv(text)).toHaveLength(2);
  expect(text).toContain(wanted);
  expect(await db.auditLog.findFirst({ where: { actorId: admin._id, action: "list.export" } })).toMatchObject({
    detail: { rows: 1, wanted: { topic: "shop" } },
  });
});

test("an admin exports the lists of the own role only", async () => {
  const packer = await makeActor({ role: "Admin", staffRole: "Packer" });
  const finance = await makeActor({ role: "Admin", staffRole: "Finance" });
  const statuses = async (as: Actor) =>
    Object.fromEntries(
      await Promise.all(exportedList.options.map(async (list) => [list, (await exportOf(as, list)).status])),
    );
  const none = Object.fromEntries(exportedList.options.map((list) => [list, 403]));
  expect(await statuses(packer)).toEqual({ ...none, returns: 200, certificates: 200 });
  expect(await statuses(finance)).toEqual({
    ...none,
    "gift-memberships": 200,
    vouchers: 200,
    "payment-proofs": 200,
    "failed-charges": 200,
    chargebacks: 200,
  });
});
