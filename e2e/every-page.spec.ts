import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { paths } from "@/lib/platform/paths";
import { expect, refusedWith, test } from "./fixtures";
import { visit } from "./visit";

const collector = { email: "collector@livingarchive.test" };

/** Every page there is, for a visitor; what needs an account stands below. */
const open = [
  paths.home,
  paths.drops,
  paths.drop("obj-pendant"),
  paths.checkoutSuccess(),
  paths.checkoutCancel(),
  paths.exhibitions,
  paths.headsOfStateFront,
  paths.afroalchemy,
  paths.lovesLabours,
  paths.auctions,
  paths.foundersWall,
  paths.guestbook,
  paths.events,
  paths.visit,
  paths.visitTickets,
  paths.visitDirections,
  paths.about,
  paths.contact,
  paths.membership,
  paths.scan,
  paths.login(),
  paths.register(),
  paths.forgotPassword,
  paths.resetPassword("some-token"),
  paths.newsletter("asked"),
];
const closed = [paths.account, paths.orders, paths.cart, paths.checkout()];

// Axe weighs every pair of colours on a long shelf, twice; on a busy machine that takes its time.
test.describe.configure({ timeout: 300_000 });

async function inspect(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole("main")).toBeVisible();
  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const axe = new AxeBuilder({ page });
    // The second theme changes colours and nothing else.
    const { violations } = await (theme === "dark" ? axe : axe.withRules(["color-contrast"])).analyze();
    const found = violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
    expect.soft(found, path).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, `${path} scrolls sideways on a phone`).toBeLessThanOrEqual(390);
}

for (const path of open) {
  test(`${path} is well made for everyone, by night and by day, and fits a phone`, async ({ page }) => {
    await inspect(page, path);
  });
}

for (const path of closed) {
  test(`${path} is well made for a member`, async ({ page, signIn }) => {
    await signIn(collector);
    await inspect(page, path);
  });
}

test("an order and its receipt are well made", async ({ page, signIn }) => {
  await signIn(collector);
  await visit(page, paths.orders);
  const address = await page
    .getByRole("link", { name: /^LA-|LA-/ })
    .first()
    .getAttribute("href");
  await inspect(page, address ?? "");
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, address ?? "");
  const receipt = page.getByRole("link", { name: "Receipt" });
  if (await receipt.count()) await inspect(page, (await receipt.getAttribute("href")) ?? "");
});

test.describe("a page that is not there", () => {
  test.use({ expected: [refusedWith(404)] });

  test("is well made too", async ({ page }) => {
    await inspect(page, "/no-such-room");
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });
});
