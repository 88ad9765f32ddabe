import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { makeActor } from "@/lib/membership/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { day } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { expect, refusedWith, test } from "./fixtures";
import { inspect } from "./inspect";
import { visit } from "./visit";

const made = (name: string) => readFile(`prisma/seed/files/${name}`);
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const address = (name: string) => `${apiPaths.downloadFile}?name=${encodeURIComponent(name)}`;
const prints = "three-prints-a4.pdf";

test("a member saves a file, and its bytes are the right ones", async ({ page, signIn }) => {
  await signIn(await makeActor({ plan: "yearly" }));
  await visit(page, paths.downloads);
  const row = page.getByRole("listitem").filter({ hasText: "Three prints" });
  await expect(row).toContainText("PDF, 1.0 MB");
  await expect(row).toContainText("Exclusive");
  const saving = page.waitForEvent("download");
  await row.getByRole("button", { name: "Download Three prints" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(prints);
  expect(hashOf(await readFile(await saved.path()))).toBe(hashOf(await made(prints)));
  await expect(row.getByText(`Your browser is saving ${prints}.`)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(paths.downloads);
});

test("a broken download goes on where it broke off", async ({ page, signIn }) => {
  await signIn(await makeActor({ plan: "yearly" }));
  const whole = await made(prints);
  const first = await page.request.get(address(prints), { headers: { range: "bytes=0-699999" } });
  const { etag = "", ...headers } = first.headers();
  expect([first.status(), headers["content-range"]]).toEqual([206, `bytes 0-699999/${whole.length}`]);
  const rest = await page.request.get(address(prints), { headers: { range: "bytes=700000-", "if-range": etag } });
  expect([rest.status(), rest.headers()["content-range"]]).toEqual([
    206,
    `bytes 700000-${whole.length - 1}/${whole.length}`,
  ]);
  expect(hashOf(Buffer.concat([await first.body(), await rest.body()]))).toBe(hashOf(whole));
  const anew = await page.request.get(address(prints), { headers: { range: "bytes=5-", "if-range": '"other"' } });
  expect([anew.status(), (await anew.body()).length]).toEqual([200, whole.length]);
  const known = await page.request.get(address(prints), { headers: { "if-none-match": etag } });
  expect(known.status()).toBe(304);
});

test("a file comes as something to save and never to run, whatever stands in front of the app", async ({
  page,
  signIn,
}) => {
  await signIn(await makeActor({ plan: "monthly" }));
  // Text is what servers like to pack on the way; then its parts would be parts of something else.
  const name = "the-record.txt";
  const sent = await page.request.get(address(name), {
    headers: { "accept-encoding": "gzip, br", range: "bytes=0-17" },
  });
  expect([sent.status(), await sent.text()]).toEqual([206, "THE LIVING ARCHIVE"]);
  expect(sent.headers()).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "content-disposition": `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store, no-transform",
  });
  expect(sent.headers()["content-encoding"]).toBeUndefined();
  for (const door of [
    "/storage/downloads",
    "/.local/storage/files",
    "/downloads/the-record.txt",
    "/files/the-record.txt",
  ])
    expect((await page.request.get(door)).status(), door).toBe(404);
});

test("a monthly member sees what is locked and the way to it", async ({ page, signIn }) => {
  await signIn(await makeActor({ plan: "monthly" }));
  await visit(page, paths.downloads);
  const locked = page.getByRole("region", { name: "Locked" });
  await expect(locked.getByRole("listitem").filter({ hasText: "Eighteen loops" })).toContainText("ZIP, 2.9 MB");
  await expect(locked.getByRole("button")).toHaveCount(0);
  await expect(locked.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", paths.subscribe);
  // Other journeys may have hung files of their own.
  const yours = page.getByRole("region", { name: "Yours to keep" });
  expect(await yours.getByRole("button").count()).toBeGreaterThanOrEqual(5);
  await expect(yours.getByRole("listitem").filter({ hasText: "Eighteen loops" })).toHaveCount(0);
  const taken = await page.request.get(address(prints));
  expect([taken.status(), await taken.text()]).toEqual([
    403,
    "Exclusive digital prints come with the Annual and Collector plans",
  ]);
});

test("a visitor is asked to log in and comes back; a Basic Member is shown the plans", async ({
  page,
  person,
  signIn,
}) => {
  await visit(page, paths.downloads);
  await expect(page.getByRole("heading", { name: "You need to log in" })).toBeVisible();
  const login = page.getByRole("main").getByRole("link", { name: "Login" });
  await expect(login).toHaveAttribute("href", paths.login({ redirectTo: paths.downloads }));
  expect(await (await page.request.get(address(prints))).text()).toBe("You need to log in");
  await signIn(person);
  await visit(page, paths.downloads);
  await expect(page.getByRole("heading", { name: "Members Only" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Subscribe", exact: true })).toHaveAttribute("href", paths.subscribe);
});

test.describe("while the page is open", () => {
  test.use({ expected: [refusedWith(401, 403, 503)] });

  test("the plan ends: the next click says so, offers the plans, and signs nobody out", async ({ page, signIn }) => {
    const actor = await makeActor({ plan: "monthly" });
    await signIn(actor);
    await visit(page, paths.downloads);
    const over = { startedAt: new Date(Date.now() - 2 * day), endsAt: new Date(Date.now() - day) };
    await db.subscription.update({ where: { userId: actor._id }, data: over });
    await page.getByRole("button", { name: "Download How to Read a Decree" }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("alert")).toContainText("Members Only: your plan has ended. You are still signed in.");
    await expect(page.getByRole("heading", { name: "Members Only" })).toBeFocused();
    await main.getByRole("link", { name: "Subscribe", exact: true }).click();
    await page.waitForURL(`**${paths.subscribe}`);
    await expect(page.getByRole("button", { name: "Join for a month" })).toBeVisible();
    await visit(page, paths.account);
    await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
  });

  test("the session ends: the next click leads to the login", async ({ page, signIn }) => {
    const actor = await makeActor({ plan: "monthly" });
    await signIn(actor);
    await visit(page, paths.downloads);
    await db.user.update({ where: { id: actor._id }, data: { sessionVersion: { increment: 1 } } });
    await page.getByRole("button", { name: "Download How to Read a Decree" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("You need to log in");
    await expect(page.getByRole("heading", { name: "You need to log in" })).toBeFocused();
  });

  test("a file fails: its row says so, and can be tried again", async ({ page, signIn }) => {
    await signIn(await makeActor({ plan: "monthly" }));
    await visit(page, paths.downloads);
    const row = page.getByRole("listitem").filter({ hasText: "How to Read a Decree" });
    await page.route(`**${apiPaths.downloadFile}*`, (route) =>
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is there and its buttons work", async ({ page, signIn }) => {
    await signIn(await makeActor({ plan: "monthly" }));
    await page.goto(paths.downloads);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download The record, 1960 to now" }).click();
    expect((await readFile(await (await saving).path(), "utf8")).slice(0, 18)).toBe("THE LIVING ARCHIVE");
  });
});

test("the list and both doors are as everyone has to find them", async ({ page, person, signIn }) => {
  test.slow();
  await inspect(page, paths.downloads);
  await signIn(person);
  await inspect(page, paths.downloads);
  await signIn(await makeActor({ plan: "monthly" }));
  await inspect(page, paths.downloads);
});
