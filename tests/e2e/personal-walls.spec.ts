import { SEED_PASSWORD } from "@/lib/auth/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makePersonalWall } from "@/lib/personal-walls/factory";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { assertPageQuality, expectAccessible } from "./support/page-quality";

const artworkId = async (slug: string) => (await db.artwork.findFirstOrThrow({ where: { slug } })).id;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor signs in, puts a work on their wall, and shares it", async ({ page, person }) => {
    await page.goto(paths.leader("ibrahim-babangida"));
    await page.getByRole("button", { name: /^Put on my wall/ }).click();
    await page.waitForURL(/\/login\?/);
    await page.getByLabel("Email", { exact: true }).fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(SEED_PASSWORD);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(/\/account\/wall\?add=/);
    await page.getByRole("button", { name: /^Put on my wall.*The Dribble$/ }).click();
    await expect(page.getByRole("status")).toContainText("It is on your wall.");
    await page.getByRole("button", { name: "Share by link" }).click();
    await expect(page.getByRole("heading", { name: "Shared by link" })).toBeVisible();
    await page.getByRole("link", { name: /\/walls\/[0-9a-z]{20}$/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`The wall of ${person.displayName}`);
    await expect(page.getByRole("figure")).toHaveCount(1);
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");

    await page.getByText("Report this wall").click();
    await page.getByLabel("What is wrong with it?").selectOption("other");
    await page.getByRole("button", { name: "Report", exact: true }).click();
    await expect(page.getByRole("status")).toContainText("A moderator will look at it.");
  });
});

test("a user orders works with the keyboard, writes captions, and stops sharing", async ({
  page,
  pageOf,
  person,
  signIn,
}) => {
  await signIn(person);
  await gotoHydrated(page, paths.myWall());
  await expect(page.getByText("Nothing is on it yet.")).toBeVisible();
  for (const title of ["Dark Glasses", "The Dribble", "Hoe and Yam"])
    await page.getByRole("button", { name: `Put on the wall: ${title}` }).press("Enter");
  const list = page.getByRole("list", { name: "Works on your wall" });
  await list.getByRole("button", { name: "Move Hoe and Yam up" }).press("Enter");
  await list.getByRole("button", { name: "Move Hoe and Yam up" }).press("Enter");
  await expect(page.getByText("Hoe and Yam is number 1 of 3.")).toBeAttached();
  await list.getByRole("button", { name: "Take The Dribble off" }).press("Enter");
  await page.getByLabel("Title of the wall").fill("What the ground keeps");
  await page.getByLabel("Caption of Hoe and Yam").fill("<i>Two thirds</i> of it\nare soil.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page, paths.myWall());

  await page.getByRole("button", { name: "Share by link" }).click();
  const link = page.getByRole("link", { name: /\/walls\/[0-9a-z]{20}$/ });
  const shared = new URL((await link.getAttribute("href")) ?? "").pathname;
  const visitor = await pageOf(null);
  await gotoHydrated(visitor, shared);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("What the ground keeps");
  await expect(visitor.getByRole("figure")).toHaveText([
    /Hoe and Yam.*<i>Two thirds<\/i> of it are soil\./,
    /Dark Glasses/,
  ]);
  await expect(visitor.locator("figure i", { hasText: "Two thirds" })).toHaveCount(0);
  expect(await visitor.title()).not.toContain("ground");
  await visitor.getByRole("button", { name: "Slideshow" }).press("Enter");
  const show = visitor.getByRole("dialog", { name: "Slideshow: What the ground keeps" });
  await expect(show).toContainText("1 of 2");
  await visitor.keyboard.press("ArrowRight");
  await expect(show).toContainText("2 of 2");
  await expect(show).toContainText("Dark Glasses");
  await expectAccessible(visitor, shared);
  await visitor.keyboard.press("Escape");
  await expect(visitor.getByRole("button", { name: "Slideshow" })).toBeFocused();

  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByRole("heading", { name: "Private" })).toBeVisible();
  const response = await visitor.request.get(shared);
  expect(response.status()).toBe(404);
});

test("a shared wall meets the page quality rules", async ({ page }) => {
  test.setTimeout(180_000);
  const caption = "A long caption about a word that does not end: ".padEnd(270, "hat");
  const { shareToken } = await makePersonalWall({
    title: "Hats",
    artworks: [{ id: await artworkId("the-dribble"), caption }, await artworkId("dark-glasses")],
    shared: true,
  });
  await assertPageQuality(page, paths.sharedWall(shareToken ?? ""));
});

test("a wall that an admin takes off is gone for visitors, and its owner reads why", async ({
  page,
  person,
  pageOf,
  providers,
}) => {
  const title = `Reported ${person.id}`;
  const id = await artworkId("the-dribble");
  const wall = await makePersonalWall({ userId: person.id, title, artworks: [id], shared: true });
  await db.personalWallReport.create({ data: { id: `pwr_${wall.id.slice(4)}`, wallId: wall.id, reason: "abuse" } });
  const admin = await pageOf({ email: "admin@livingarchive.test" });
  await gotoHydrated(admin, adminPaths.sharedWalls());
  const entry = admin.getByRole("listitem").filter({ hasText: title });
  await expect(entry).toContainText("Reported: Abuse or a threat");
  await expectAccessible(admin, adminPaths.sharedWalls());
  await entry.getByRole("button", { name: `Take off ${title}` }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("It insults a visitor.");
  await dialog.getByRole("button", { name: "Take off" }).click();
  await expect(entry).toHaveCount(0);
  await gotoHydrated(admin, adminPaths.sharedWalls({ state: "removed" }));
  await expect(entry).toContainText("It insults a visitor.");
  expect((await page.request.get(paths.sharedWall(wall.shareToken ?? ""))).status()).toBe(404);
  const mail = await providers.mailTo(person.email, "Your wall is no longer shared");
  expect(JSON.stringify(mail)).toContain("It insults a visitor.");

  const owner = await pageOf(person);
  await gotoHydrated(owner, paths.myWall());
  await expect(owner.getByRole("alert").filter({ hasText: "It insults a visitor." })).toBeVisible();
  await expect(owner.getByRole("button", { name: "Share by link" })).toHaveCount(0);
});
