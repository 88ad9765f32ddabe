import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { day } from "@/lib/core/clock";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db, transaction } from "@/lib/db/client";
import { makeDownload } from "@/lib/downloads/factory";
import { extendChain } from "@/lib/ownership/extend-chain";
import { makeActor } from "@/lib/subscriptions/factory";
import { makeOwnedNumber } from "@/lib/transfers/factory";
import { onlyFull } from "@/tests/tier";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { assertPageQuality } from "./support/page-quality";

const readSeedFile = (name: string) => readFile(`prisma/seed/files/${name}`);
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const downloadUrl = (name: string) => `${accountApiPaths.downloadFile}?name=${encodeURIComponent(name)}`;
const printsFile = "three-prints-a4.pdf";

test("a member downloads a file with the right content", async ({ page, signIn }) => {
  await signIn(await makeActor({ plan: "yearly" }));
  await gotoHydrated(page, paths.downloads);
  const row = page.getByRole("listitem").filter({ hasText: "Three prints" });
  await expect(row).toContainText("PDF, 1.0 MB");
  await expect(row).toContainText("Exclusive");
  const saving = page.waitForEvent("download");
  await row.getByRole("button", { name: "Download Three prints" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(printsFile);
  expect(sha256(await readFile(await saved.path()))).toBe(sha256(await readSeedFile(printsFile)));
  await expect(row.getByText(`Your browser is saving ${printsFile}.`)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(paths.downloads);
});

test("an interrupted download can be resumed", async ({ page, signIn }) => {
  await signIn(await makeActor({ plan: "yearly" }));
  const whole = await readSeedFile(printsFile);
  const first = await page.request.get(downloadUrl(printsFile), { headers: { range: "bytes=0-699999" } });
  const { etag = "", ...headers } = first.headers();
  expect([first.status(), headers["content-range"]]).toEqual([206, `bytes 0-699999/${whole.length}`]);
  const rest = await page.request.get(downloadUrl(printsFile), {
    headers: { range: "bytes=700000-", "if-range": etag },
  });
  expect([rest.status(), rest.headers()["content-range"]]).toEqual([
    206,
    `bytes 700000-${whole.length - 1}/${whole.length}`,
  ]);
  expect(sha256(Buffer.concat([await first.body(), await rest.body()]))).toBe(sha256(whole));
  const changed = await page.request.get(downloadUrl(printsFile), {
    headers: { range: "bytes=5-", "if-range": '"other"' },
  });
  expect([changed.status(), (await changed.body()).length]).toEqual([200, whole.length]);
  const known = await page.request.get(downloadUrl(printsFile), { headers: { "if-none-match": etag } });
  expect(known.status()).toBe(304);
});

test("a file is sent as a sandboxed, unmodified attachment and has no public URL", async ({ page, signIn }) => {
  await signIn(await makeActor({ plan: "monthly" }));
  // Servers tend to compress text, which would make its byte ranges wrong.
  const name = "the-record.txt";
  const sent = await page.request.get(downloadUrl(name), {
    headers: { "accept-encoding": "gzip, br", range: "bytes=0-17" },
  });
  expect([sent.status(), await sent.text()]).toEqual([206, "THE LIVING ARCHIVE"]);
  expect(sent.headers()).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "content-disposition": `attachment; filename=${name}`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store, no-transform",
  });
  expect(sent.headers()["content-encoding"]).toBeUndefined();
  for (const path of [
    "/storage/downloads",
    "/.local/storage/files",
    "/downloads/the-record.txt",
    "/files/the-record.txt",
  ])
    expect((await page.request.get(path)).status(), path).toBe(404);
});

test("a monthly member sees locked files with a link to upgrade", async ({ page, signIn }) => {
  await signIn(await makeActor({ plan: "monthly" }));
  await gotoHydrated(page, paths.downloads);
  const locked = page.getByRole("region", { name: "Locked" });
  await expect(locked.getByRole("listitem").filter({ hasText: "Eighteen loops" })).toContainText("ZIP, 2.9 MB");
  await expect(locked.getByRole("button")).toHaveCount(0);
  await expect(locked.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", paths.subscribe);
  // Other tests may have added files.
  const unlocked = page.getByRole("region", { name: "Yours to keep" });
  expect(await unlocked.getByRole("button").count()).toBeGreaterThanOrEqual(5);
  await expect(unlocked.getByRole("listitem").filter({ hasText: "Eighteen loops" })).toHaveCount(0);
  const denied = await page.request.get(downloadUrl(printsFile));
  expect([denied.status(), await denied.text()]).toEqual([
    403,
    "Exclusive digital prints come with the Annual and Collector plans",
  ]);
});

test("a visitor gets a login link, and a Basic Member a link to the plans", async ({ page, person, signIn }) => {
  await gotoHydrated(page, paths.downloads);
  await expect(page.getByRole("heading", { name: "You need to log in" })).toBeVisible();
  const login = page.getByRole("main").getByRole("link", { name: "Log in" });
  await expect(login).toHaveAttribute("href", paths.login({ redirectTo: paths.downloads }));
  expect(await (await page.request.get(downloadUrl(printsFile))).text()).toBe("You need to log in");
  await signIn(person);
  await gotoHydrated(page, paths.downloads);
  await expect(page.getByRole("heading", { name: "Members Only" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Subscribe", exact: true })).toHaveAttribute("href", paths.subscribe);
});

/** A number that a buyer without a plan owns, and a file that its owners download. */
async function makeOwnedFile() {
  const owned = await makeOwnedNumber();
  const filename = `${owned.editionId}.txt`;
  const file = await makeDownload({ filename, title: "The making of", level: "owners", bytes: Buffer.from("clay") });
  await db.downloadProduct.create({ data: { downloadId: file.id, productId: owned.product.id } });
  return { ...owned, filename };
}

test("an owner without a plan downloads the file of a drop from the order, and the next owner from the number", async ({
  page,
  pageOf,
  person,
  signIn,
}) => {
  const { buyer, order, editionId, filename } = await makeOwnedFile();
  await signIn(buyer);
  await gotoHydrated(page, paths.order(order.number));
  const saving = page.waitForEvent("download");
  await page.getByRole("region", { name: "Files" }).getByRole("button", { name: "Download The making of" }).click();
  expect(await readFile(await (await saving).path(), "utf8")).toBe("clay");
  await gotoHydrated(page, paths.downloads);
  await expect(page.getByRole("listitem").filter({ hasText: "The making of" })).toContainText("From your drop");

  const recipient = await pageOf(person);
  const { id, userId } = await db.editionOwnership.findFirstOrThrow({ where: { editionId } });
  expect(userId).toBe(buyer.id);
  const next = { editionId, fromOwnershipId: id, toUserId: person.id, kind: "gift", nameShown: false } as const;
  await transaction((tx) => extendChain(tx, next));
  await gotoHydrated(recipient, paths.myNumber(editionId));
  await expect(recipient.getByRole("button", { name: "Download The making of" })).toBeVisible();
  expect((await recipient.request.get(downloadUrl(filename))).status()).toBe(200);
  await gotoHydrated(page, paths.order(order.number));
  await expect(page.getByRole("region", { name: "Files" })).toHaveCount(0);
  expect((await page.request.get(downloadUrl(filename))).status()).toBe(403);
});

test("the order and the downloads of an owner without a plan meet the page quality rules", async ({ page, signIn }) => {
  const { buyer, order } = await makeOwnedFile();
  await signIn(buyer);
  await assertPageQuality(page, paths.order(order.number));
  await expect(page.getByRole("region", { name: "Files" })).toBeVisible();
  await assertPageQuality(page, paths.downloads);
  await expect(page.getByText("From your drop")).toBeVisible();
});

test.describe("while the page is open", () => {
  test.use({ allowedErrors: [failedResource(401, 403, 503)] });

  test("a click after the plan has ended shows a message and the plans, and keeps the session", async ({
    page,
    signIn,
  }) => {
    const actor = await makeActor({ plan: "monthly" });
    await signIn(actor);
    await gotoHydrated(page, paths.downloads);
    const expired = { startedAt: new Date(Date.now() - 2 * day), endsAt: new Date(Date.now() - day) };
    await db.subscription.update({ where: { userId: actor._id }, data: expired });
    await page.getByRole("button", { name: "Download How to Read a Decree" }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("alert")).toContainText("Members Only: your plan has ended. You are still logged in.");
    await expect(page.getByRole("heading", { name: "Members Only" })).toBeFocused();
    await main.getByRole("link", { name: "Subscribe", exact: true }).click();
    await page.waitForURL(`**${paths.subscribe}`);
    await expect(page.getByRole("button", { name: "Join for a month" })).toBeVisible();
    await gotoHydrated(page, paths.account);
    await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
  });

  test("a click after the session has ended shows a login link", async ({ page, signIn }) => {
    const actor = await makeActor({ plan: "monthly" });
    await signIn(actor);
    await gotoHydrated(page, paths.downloads);
    await db.user.update({ where: { id: actor._id }, data: { sessionVersion: { increment: 1 } } });
    await page.getByRole("button", { name: "Download How to Read a Decree" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("You need to log in");
    await expect(page.getByRole("heading", { name: "You need to log in" })).toBeFocused();
  });

  test("a failed download shows an error in its row and can be retried", async ({ page, signIn }) => {
    await signIn(await makeActor({ plan: "monthly" }));
    await gotoHydrated(page, paths.downloads);
    const row = page.getByRole("listitem").filter({ hasText: "How to Read a Decree" });
    await page.route(`**${accountApiPaths.downloadFile}*`, (route) =>
      route.fulfill({ status: 403, body: "<h1>a proxy</h1>" }),
    );
    await row.getByRole("button").click();
    await expect(row.getByRole("alert")).toHaveText("❌ Download failed");
    await page.unrouteAll();
    const saving = page.waitForEvent("download");
    await row.getByRole("button").click();
    expect((await saving).suggestedFilename()).toBe("how-to-read-a-decree.pdf");
    await expect(row.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is shown and its buttons work", async ({ page, signIn }) => {
    await signIn(await makeActor({ plan: "monthly" }));
    await page.goto(paths.downloads);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download The record, 1960 to now" }).click();
    expect((await readFile(await (await saving).path(), "utf8")).slice(0, 18)).toBe("THE LIVING ARCHIVE");
  });
});

test(
  "the page meets the page quality rules for visitors, Basic Members and members",
  onlyFull,
  async ({ page, person, signIn }) => {
    test.slow();
    await assertPageQuality(page, paths.downloads);
    await signIn(person);
    await assertPageQuality(page, paths.downloads);
    await signIn(await makeActor({ plan: "monthly" }));
    await assertPageQuality(page, paths.downloads);
  },
);
