import { db } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { expect, refusedWith, test } from "./fixtures";
import { inspect } from "./inspect";
import { rooms, sitemapPaths } from "./public-pages";
import { visit } from "./visit";

const collector = { email: "collector@livingarchive.test" };
const closed = [paths.account, paths.deleteAccount(), paths.orders, paths.ownEvents, paths.cart, paths.checkout()];

// Axe weighs every pair of colours on a long shelf, twice; on a busy machine that takes its time.
test.describe.configure({ timeout: 300_000 });

for (const path of rooms) {
  test(`${path} is well made for everyone, by night and by day, on a phone and at twice its size`, async ({ page }) => {
    await inspect(page, path);
  });
}

// What is new in the sitemap is looked at without anybody writing it down here. Three at a time, so that they share the work.
const shares = 3;
for (let share = 0; share < shares; share++) {
  test(`every other address of the sitemap is well made too, part ${share + 1} of ${shares}`, async ({ page }) => {
    test.setTimeout(900_000);
    const found = await sitemapPaths(page.request);
    for (const needed of [paths.home, paths.drops, paths.about, paths.membership, paths.headsOfStateFront]) {
      expect(found).toContain(needed);
    }
    // Drops that journeys made beside this one come and go.
    const others = found.filter((path) => !rooms.includes(path) && !/^\/drops\/(prd-|.*-\d{10,}$)/.test(path));
    expect(others.filter((path) => path.startsWith(`${paths.headsOfStateFront}/`)).length).toBeGreaterThanOrEqual(17);
    for (const [index, path] of others.entries()) {
      if (index % shares === share) await test.step(path, () => inspect(page, path));
    }
  });
}

test("the page behind a smart label is well made", async ({ page }) => {
  const { code } = await db.smartLabel.findFirstOrThrow({ orderBy: { code: "asc" } });
  await inspect(page, paths.label(code));
});

for (const path of closed) {
  test(`${path} is well made for a member`, async ({ page, signIn }) => {
    await signIn(collector);
    await inspect(page, path);
  });
}

test("an order and its receipt are well made", async ({ page, signIn }) => {
  await signIn(collector);
  await visit(page, paths.orders);
  const order = await page.getByRole("link", { name: /LA-/ }).first().getAttribute("href");
  await inspect(page, order ?? "");
  const { orders } = await (await page.request.get("/api/orders")).json();
  const paid = orders.find(({ paymentStatus }: { paymentStatus: string }) => paymentStatus === "paid");
  await inspect(page, paths.receipt(paid.number));
});

test.describe("a page that is not there", () => {
  test.use({ expected: [refusedWith(404)] });

  test("is well made too", async ({ page }) => {
    expect((await page.request.get("/no-such-room")).status()).toBe(404);
    await inspect(page, "/no-such-room", refusedWith(404));
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });
});
