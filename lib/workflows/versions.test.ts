import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { PUT as putArtwork } from "@/app/api/admin/artworks/[id]/route";
import { PUT as putExhibition } from "@/app/api/admin/exhibitions/[id]/route";
import { PUT as putHome } from "@/app/api/admin/pages/home/route";
import { POST as postCancel } from "@/app/api/admin/scheduled-changes/[id]/cancel/route";
import { POST as postSchedule } from "@/app/api/admin/scheduled-changes/route";
import { POST as postRestore } from "@/app/api/admin/versions/[id]/restore/route";
import { PUT as putEvent } from "@/app/api/events/[id]/route";
import { PUT as putProduct } from "@/app/api/products/[slug]/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { getAdminArtwork, getAdminExhibition } from "@/lib/exhibitions/admin-queries";
import { makeArtwork, makeExhibition } from "@/lib/exhibitions/factory";
import { getAdminHomePage, getHomeTexts } from "@/lib/home-page/queries";
import { shippedHomeTexts } from "@/lib/home-page/rules";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { getLegalPage } from "@/lib/legal-pages/queries";
import { makeActor } from "@/lib/subscriptions/factory";
import { listScheduledChanges, listVersions } from "@/lib/versions/queries";
import { saveScheduledChanges } from "@/lib/workflows/save-scheduled-changes";

let ada: Actor;
let bayo: Actor;
beforeAll(async () => {
  ada = await makeActor({ role: "Admin", firstName: "Ada", lastName: "Obi" });
  bayo = await makeActor({ role: "Admin", firstName: "Bayo", lastName: "Ade" });
});

const put = (handler: Handler, as: Actor, id: string, body: object) =>
  callRoute(handler, `/api/x/${id}`, { method: "PUT", as, params: { id, slug: id }, body });
const schedule = (body: object, as = ada) => callRoute(postSchedule, "/api/admin/scheduled-changes", { as, body });
const restore = (id: string, version: number, as = ada) =>
  callRoute(postRestore, `/api/admin/versions/${id}/restore`, { as, params: { id }, body: { version } });
const requireLegalPage = async () => {
  const page = await getLegalPage("faq");
  if (!page) throw new Error("no page");
  return page;
};
const makeDue = () =>
  db.$executeRaw`UPDATE scheduled_changes SET due_at = now() - interval '1 minute' WHERE status = 'waiting'`;

const exhibitionBody = {
  title: "Masks",
  subtitle: "",
  story: "A story.",
  image: null,
  requiresVIP: true,
  status: "open",
  opensAt: null,
  link: null,
  blocks: [],
  series: null,
  isDraft: true,
} as const;

describe("a second person who saves the same version", () => {
  test("of a product gets what the first has saved, with name and time, and loses nothing", async () => {
    const { id } = await makeProduct({ name: "Vase" });
    expect((await put(putProduct, ada, id, { description: "Ada’s text", version: 1 })).status).toBe(200);
    const second = await put(putProduct, bayo, id, { name: "Bayo’s vase", description: "Bayo’s text", version: 1 });
    expect([second.status, second.body.code]).toEqual([409, "stale"]);
    expect(second.body.current).toMatchObject({
      version: 2,
      fields: { name: "Vase", description: "Ada’s text" },
      savedBy: "Ada Obi",
      savedAt: expect.stringMatching(/Z$/),
    });
    expect((await put(putProduct, bayo, id, { name: "Bayo’s vase", version: 2 })).status).toBe(200);
    expect((await listVersions("product", id)).map(({ version, savedBy }) => [version, savedBy])).toEqual([
      [3, "Bayo Ade"],
      [2, "Ada Obi"],
      [1, null],
    ]);
  });

  test("of an exhibition, an artwork, an event and the home page as well", async () => {
    const exhibition = await makeExhibition({ isDraft: true });
    const artwork = await makeArtwork({ exhibitionId: exhibition.id });
    const event = await db.event.create({
      data: { id: `evt_${exhibition.id}`, title: "Night", startsAt: new Date("2090-01-01") },
    });
    const home = (await getAdminHomePage()).version;
    const edits = [
      [putExhibition, exhibition.id, { ...exhibitionBody, version: 1 }, { title: "Masks" }],
      [
        putArtwork,
        artwork.id,
        { title: "Hat", description: "", image: null, productSlug: null, notes: [], version: 1 },
        { title: "Hat" },
      ],
      [putEvent, event.id, { title: "Late night", date: "2090-01-01T18:00", version: 1 }, { title: "Late night" }],
      [putHome, "home", { ...shippedHomeTexts, scanText: "Scan it.", version: home }, { scanText: "Scan it." }],
    ] as const;
    for (const [handler, id, body, saved] of edits) {
      expect((await put(handler, ada, id, body)).status).toBe(200);
      const second = await put(handler, bayo, id, body);
      expect([second.status, second.body.current?.savedBy]).toEqual([409, "Ada Obi"]);
      expect(second.body.current.fields).toMatchObject(saved);
    }
  });
});

describe("a version", () => {
  test("is restored as a further version, with an audit entry, unless somebody saved meanwhile", async () => {
    const { id } = await makeExhibition({ isDraft: true, title: "First" });
    await put(putExhibition, ada, id, { ...exhibitionBody, title: "Second", version: 1 });
    const first = (await listVersions("exhibition", id)).at(-1);
    expect((await restore(first?._id ?? "", 1)).status).toBe(409);
    expect((await restore(first?._id ?? "", 2)).status).toBe(200);
    expect(await getAdminExhibition(id)).toMatchObject({ title: "First", version: 3 });
    const [latest] = await listVersions("exhibition", id);
    expect(latest).toMatchObject({ version: 3, savedBy: "Ada Obi", note: "Restored version 1" });
    const entry = { subject: id, action: "content.restore-version" };
    expect(await db.auditLog.findFirst({ where: entry })).toMatchObject({ actorId: ada._id, detail: { restored: 1 } });
    await expect(db.contentVersion.deleteMany()).rejects.toThrow("append-only");
  });

  test("of a kind that an admin may not edit does not exist for that admin", async () => {
    const { id } = await makeProduct();
    await put(putProduct, ada, id, { name: "Renamed", version: 1 });
    const [latest] = await listVersions("product", id);
    const curator = await makeActor({ role: "Admin", staffRole: "Curator" });
    expect((await restore(latest?._id ?? "", 2, curator)).status).toBe(404);
    const fields = { inStock: false };
    const dueAt = "2090-01-01 12:00";
    expect((await schedule({ kind: "product", subjectId: id, fields, dueAt }, curator)).status).toBe(404);
  });

  test("of the home page stores only what differs from the shipped texts", async () => {
    const { version } = await getAdminHomePage();
    await put(putHome, ada, "home", { ...shippedHomeTexts, heroText: "Hats.", version });
    expect(await getHomeTexts()).toEqual({ ...shippedHomeTexts, heroText: "Hats." });
    const row = await db.homePage.findUnique({ where: { id: "home" } });
    expect(row?.content).toEqual({ heroText: "Hats." });
    const tag = "_N_T_/";
    expect(await db.$queryRaw`SELECT 1 AS found FROM page_invalidations WHERE tag = ${tag}`).toHaveLength(1);
  });
});

describe("a scheduled change", () => {
  afterEach(
    () => db.$executeRaw`UPDATE scheduled_changes SET status = 'cancelled' WHERE status IN ('waiting', 'failed')`,
  );

  test("is saved once at its time, by whichever job comes first, on top of later edits", async () => {
    const { id } = await makeProduct({ inStock: false, price: 1_000 });
    const made = await schedule({
      kind: "product",
      subjectId: id,
      fields: { inStock: true, price: 1_500 },
      dueAt: "2090-12-01 12:00",
    });
    expect(made.body.change).toMatchObject({ dueAt: "2090-12-01T11:00:00.000Z", status: "waiting" });
    expect(await db.product.findUnique({ where: { id } })).toMatchObject({ inStock: false, version: 1 });
    await put(putProduct, bayo, id, { name: "Renamed meanwhile", version: 1 });
    expect(await saveScheduledChanges()).toBe(0);
    await makeDue();
    const saved = await Promise.all([saveScheduledChanges(), saveScheduledChanges()]);
    expect(saved[0] + saved[1]).toBe(1);
    expect(await db.product.findUnique({ where: { id } })).toMatchObject({
      inStock: true,
      priceKobo: 150_000n,
      name: "Renamed meanwhile",
      version: 3,
    });
    const [latest] = await listVersions("product", id);
    expect(latest).toMatchObject({ note: "Scheduled", savedBy: "Ada Obi" });
  });

  test("is not saved in the name of somebody who has lost the permission since", async () => {
    const { id } = await makeProduct({ price: 1_000 });
    const former = await makeActor({ role: "Admin" });
    const change = { kind: "product", subjectId: id, fields: { price: 900 }, dueAt: "2090-12-01 12:00" };
    expect((await schedule(change, former)).status).toBe(201);
    await db.user.update({ where: { id: former._id }, data: { staffRole: "Packer" } });
    await makeDue();
    expect(await saveScheduledChanges()).toBe(0);
    expect(await db.product.findUnique({ where: { id } })).toMatchObject({ priceKobo: 100_000n });
    expect(await listScheduledChanges("product", [id])).toMatchObject([{ status: "failed" }]);
  });

  test("publishes an exhibition", async () => {
    const { id } = await makeExhibition({ isDraft: true });
    await schedule({ kind: "exhibition", subjectId: id, fields: { isDraft: false }, dueAt: "2090-12-01 12:00" });
    await makeDue();
    await saveScheduledChanges();
    expect(await getAdminExhibition(id)).toMatchObject({ isDraft: false });
  });

  test("is rejected at once if nothing would change, it can never be saved, or its time is over", async () => {
    const { id } = await makeProduct({ price: 1_000 });
    const wanted = { kind: "product", subjectId: id, dueAt: "2090-12-01 12:00" };
    expect((await schedule({ ...wanted, fields: { price: 1_000, stock: 5 } })).status).toBe(400);
    expect((await schedule({ ...wanted, fields: { price: -5 } })).status).toBe(400);
    expect((await schedule({ ...wanted, fields: { price: 900 }, dueAt: "2020-12-01 12:00" })).status).toBe(400);
    expect((await schedule({ ...wanted, subjectId: "prd_nobody", fields: { price: 900 } })).status).toBe(404);
    expect(await listScheduledChanges("product", [id])).toEqual([]);
  });

  test("can be cancelled until it is saved, and one that cannot be saved says why and stops no other", async () => {
    const [gone, other, cancelled] = await Promise.all([makeProduct(), makeProduct(), makeProduct()]);
    const at = (subjectId: string) => ({
      kind: "product",
      subjectId,
      fields: { price: 900 },
      dueAt: "2090-12-01 12:00",
    });
    await schedule(at(gone.id));
    await schedule(at(other.id));
    const { _id } = (await schedule(at(cancelled.id))).body.change;
    const cancel = () => callRoute(postCancel, "/api/x", { as: ada, params: { id: _id }, body: {} });
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 409]);
    await db.product.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
    await makeDue();
    expect(await saveScheduledChanges()).toBe(1);
    expect(await listScheduledChanges("product", [gone.id, other.id, cancelled.id])).toMatchObject([
      { subjectId: gone.id, status: "failed", problem: "It does not exist any more." },
    ]);
    expect(await db.product.findUnique({ where: { id: cancelled.id } })).toMatchObject({ priceKobo: 1_000_000n });
  });

  test("publishes a version of a legal page", async () => {
    const { version } = await requireLegalPage();
    const fields = { content: `## Later ${version}`, summary: "Later" };
    expect((await schedule({ kind: "page", subjectId: "faq", fields, dueAt: "2090-12-01 12:00" })).status).toBe(201);
    expect((await requireLegalPage()).version).toBe(version);
    await makeDue();
    await saveScheduledChanges();
    expect(await requireLegalPage()).toMatchObject({ version: version + 1, content: fields.content, summary: "Later" });
  });

  test("of an artwork keeps its details", async () => {
    const exhibition = await makeExhibition();
    const { id } = await makeArtwork({ exhibitionId: exhibition.id, description: "Old" });
    await schedule({ kind: "artwork", subjectId: id, fields: { description: "New" }, dueAt: "2090-12-01 12:00" });
    await makeDue();
    await saveScheduledChanges();
    expect(await getAdminArtwork(id)).toMatchObject({ description: "New", version: 2 });
  });
});
