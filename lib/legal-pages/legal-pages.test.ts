import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { POST as postVersion } from "@/app/api/admin/pages/[slug]/versions/route";
import { POST as postPreview } from "@/app/api/admin/pages/preview/route";
import { POST as postRegister } from "@/app/api/auth/register/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { SEED_PASSWORD, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { getAdminLegalPage, listAdminLegalPages } from "@/lib/legal-pages/admin-queries";
import { type LegalPageSlug, legalPageSlug } from "@/lib/legal-pages/contracts";
import { getLegalPage } from "@/lib/legal-pages/queries";
import { getNewReleaseText } from "@/lib/legal-pages/release-text";
import { getAdminOrderDetail } from "@/lib/orders/admin-order-detail";
import { makeActor } from "@/lib/subscriptions/factory";
import { exportAccount } from "@/lib/workflows/export-account";

// Pages are never emptied between tests, so each test starts from the current version.
const currentVersion = async (slug: LegalPageSlug) => (await getLegalPage(slug))?.version ?? 0;
const makeAdmin = () => makeActor({ role: "Admin", firstName: "Ada", lastName: "Obi" });
const newContent = () => `## Orders\n\nText ${newId("req")}.`;

type Publish = { slug?: LegalPageSlug; content?: string; summary?: string; basedOn?: number };

async function publish(as: Awaited<ReturnType<typeof makeAdmin>>, given: Publish = {}) {
  const { slug = "terms", content = newContent(), summary = "Shorter", basedOn = await currentVersion(slug) } = given;
  return callRoute(postVersion, `/api/admin/pages/${slug}/versions`, {
    as,
    params: { slug },
    body: { content, summary, basedOn },
  });
}

test("every page has a first version that came with the code", async () => {
  const pages = await listAdminLegalPages();
  expect(pages.map(({ slug }) => slug)).toEqual([...legalPageSlug.options]);
  for (const slug of legalPageSlug.options) {
    const first = await getLegalPage(slug, 1);
    expect(first?.content).toMatch(/^## |\n## /);
    expect((await getAdminLegalPage(slug))?.versions.at(-1)).toMatchObject({ version: 1, publishedBy: null });
  }
});

test("names what the text of a release has that neither the first version nor the page has", async () => {
  const release = readFileSync("prisma/legal-pages/privacy.md", "utf8");
  const setFirst = (content: string) =>
    db.$transaction([
      // A version is never changed, so the trigger is disabled.
      db.$executeRaw`SET LOCAL session_replication_role = replica`,
      db.$executeRaw`UPDATE legal_page_versions SET content = ${content} WHERE slug = 'privacy' AND version = 1`,
    ]);
  expect(await getNewReleaseText("privacy", ["## Our own text"])).toBeNull();
  await setFirst("## An earlier text");
  const found = await getNewReleaseText("privacy", ["## Our own text"]);
  expect(found?.content).toBe(release);
  expect(found?.paragraphs.length).toBeGreaterThan(3);
  expect(await getNewReleaseText("privacy", ["## Our own text", release])).toBeNull();
  await setFirst(release);
});

test("publishing adds a version with date, author and audit entry, and leaves the earlier one as it was", async () => {
  const admin = await makeAdmin();
  const before = await getLegalPage("returns");
  const content = newContent();
  const { status, body } = await publish(admin, { slug: "returns", content, summary: "Clearer" });
  expect(status).toBe(201);
  const version = (before?.version ?? 0) + 1;
  expect(body.page).toMatchObject({ slug: "returns", version, summary: "Clearer" });
  expect(await getLegalPage("returns")).toMatchObject({ version, content });
  expect(await getLegalPage("returns", before?.version)).toMatchObject({ content: before?.content });
  const page = await getAdminLegalPage("returns");
  expect(page?.versions[0]).toMatchObject({ version, publishedBy: "Ada Obi" });
  expect(await db.auditLog.findFirst({ where: { subject: body.page._id } })).toMatchObject({
    actorId: admin._id,
    action: "legal-page.publish",
    detail: { slug: "returns", version },
  });
});

test("has the public page, its versions and the sitemap rendered again", async () => {
  const tagOf = (tag: string) => db.$queryRaw<{ changed_at: Date }[]>`
    SELECT changed_at FROM page_invalidations WHERE tag = ${tag}`;
  await publish(await makeAdmin(), { slug: "faq" });
  const tags = ["_N_T_/faq", "_N_T_/(museum)/legal/[page]/[version]/page", "_N_T_/maps/sitemap/pages.xml"];
  for (const tag of tags) expect([tag, (await tagOf(tag)).length]).toEqual([tag, 1]);
});

test("of two admins who publish at once one is published and the other gets stale", async () => {
  const admins = await Promise.all([makeAdmin(), makeAdmin(), makeAdmin(), makeAdmin()]);
  const basedOn = await currentVersion("shipping");
  const replies = await Promise.all(admins.map((admin) => publish(admin, { slug: "shipping", basedOn })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  for (const { status, body } of replies) if (status === 409) expect(body.code).toBe("stale");
  expect(await currentVersion("shipping")).toBe(basedOn + 1);
});

test("a repeated publication returns the version of the first", async () => {
  const admin = await makeAdmin();
  const request = { slug: "privacy", content: newContent(), basedOn: await currentVersion("privacy") } as const;
  const [first, second] = [await publish(admin, request), await publish(admin, request)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.page).toEqual(first.body.page);
  expect(await currentVersion("privacy")).toBe(request.basedOn + 1);
});

test("rejects a text without a change, an older version, an unknown version and missing fields", async () => {
  const admin = await makeAdmin();
  const page = await getLegalPage("terms");
  const version = page?.version ?? 0;
  const unchanged = await publish(admin, { content: page?.content ?? "" });
  expect([unchanged.status, unchanged.body.fields]).toEqual([409, { content: "The text has not changed" }]);
  await publish(admin);
  expect((await publish(admin, { basedOn: version })).body.code).toBe("stale");
  expect((await publish(admin, { basedOn: version + 99 })).body.code).toBe("stale");
  expect((await publish(admin, { content: " \n" })).status).toBe(400);
  expect((await publish(admin, { summary: " " })).status).toBe(400);
  expect((await publish(admin, { slug: "imprint" as LegalPageSlug, basedOn: 1 })).status).toBe(404);
  expect(await currentVersion("terms")).toBe(version + 1);
});

test("a version cannot be changed or deleted", async () => {
  await expect(db.legalPageVersion.updateMany({ data: { content: "Other" } })).rejects.toThrow("append-only");
  await expect(db.legalPageVersion.deleteMany()).rejects.toThrow("append-only");
});

test("the preview is sanitized", async () => {
  const body = { content: "## Rules\n\n<script>alert(1)</script>\n\n[a](javascript:alert(1)) <em onclick=x>b</em>" };
  const { body: reply } = await callRoute(postPreview, "/api/admin/pages/preview", { as: await makeAdmin(), body });
  expect(reply.html).toContain('<h2 id="rules">Rules</h2>');
  expect(reply.html).toContain("<a>a</a> <em>b</em>");
  expect(reply.html).not.toMatch(/script|onclick|alert/);
});

test("an order has the version of the terms at checkout, and an earlier order keeps its own", async () => {
  const [buyer, admin] = await Promise.all([makeActor({ shippingAddress: sampleAddress }), makeAdmin()]);
  const buy = async () => {
    const { id: productId } = await makeProduct({ stock: 3 });
    const { body } = await callRoute(postCheckout, "/api/checkout", { as: buyer, body: { productId } });
    return String(body.orderNumber);
  };
  const before = await currentVersion("terms");
  const first = await buy();
  await publish(admin);
  const second = await buy();
  expect((await getAdminOrderDetail(first))?.terms?.version).toBe(before);
  expect((await getAdminOrderDetail(second))?.terms?.version).toBe(before + 1);
  const { data } = JSON.parse(await exportAccount({ userId: buyer._id, email: buyer.email }));
  expect(data.Order.map((order: { termsVersion: { version: number } }) => order.termsVersion.version)).toEqual([
    before,
    before + 1,
  ]);
});

test("a checkout that is repeated after a publication accepts the new terms", async () => {
  const [buyer, admin] = await Promise.all([makeActor({ shippingAddress: sampleAddress }), makeAdmin()]);
  const { id: productId } = await makeProduct({ stock: 3 });
  const buy = () => callRoute(postCheckout, "/api/checkout", { as: buyer, body: { productId } });
  const first = await buy();
  await publish(admin);
  const second = await buy();
  expect(second.body.orderNumber).toBe(first.body.orderNumber);
  const order = await getAdminOrderDetail(String(first.body.orderNumber));
  expect(order?.terms?.version).toBe(await currentVersion("terms"));
});

test("an account has the version of the terms at registration", async () => {
  const email = `${newId("usr")}@example.ng`;
  const person = { firstName: "Bola", lastName: "Ade", email, password: SEED_PASSWORD };
  const version = await currentVersion("terms");
  expect((await callRoute(postRegister, "/api/auth/register", { body: person })).status).toBe(200);
  await publish(await makeAdmin());
  const user = await db.user.findUniqueOrThrow({ where: { email }, include: { termsVersion: true } });
  expect(user.termsVersion?.version).toBe(version);
});

test("the migration adds the cookie of a refused comment to the shipped text, and to no other", async () => {
  const sql = readFileSync("prisma/migrations/20261128020304_privacy_draft_cookie/migration.sql", "utf8");
  const step = "\n| `__Host-la_step` | the minutes | 5 minutes |\n";
  // In a schema of its own, because the versions of pages are never deleted.
  const migrate = (content: string, publishedBy: string | null) =>
    db
      .$transaction(async (tx) => {
        await tx.$executeRaw`CREATE TEMP TABLE legal_page_versions (id text, slug text, version int, content text, summary text, published_by_id text)`;
        await tx.$executeRaw`INSERT INTO pg_temp.legal_page_versions VALUES ('one', 'privacy', 1, ${content}, '', ${publishedBy})`;
        await tx.$executeRawUnsafe(sql);
        await tx.$executeRawUnsafe(sql);
        const rows = await tx.$queryRaw<
          { content: string }[]
        >`SELECT content FROM pg_temp.legal_page_versions ORDER BY version`;
        throw Object.assign(new Error("rolled back"), { rows });
      })
      .catch((error: { rows: { content: string }[] }) => error.rows.map((row) => row.content));
  const [, added, ...more] = await migrate(`Cookies${step}`, null);
  expect(added).toMatch(/^Cookies\n\| `__Host-la_draft` .* 10 minutes \|\n\| `__Host-la_step` \|/);
  expect(more).toEqual([]);
  expect(await migrate(`Cookies\n| \`__Host-la_draft\` |${step}`, null)).toHaveLength(1);
  expect(await migrate(`Cookies${step}`, "usr_ada")).toHaveLength(1);
  expect(await migrate("Another text", null)).toHaveLength(1);
});
