import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { onlyFull } from "@/tests/tier";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { assertPageQuality } from "./support/page-quality";
import { isOneOfMany, onePageOfEachTemplate, publicPages, sitemapPaths } from "./support/public-pages";

const collector = { email: "collector@livingarchive.test" };
const signedInPages = [
  paths.account,
  paths.deleteAccount(),
  paths.orders,
  paths.myEvents,
  paths.cart,
  paths.checkout(),
];

// Axe checks the contrast of every text on long pages in both themes, which is slow on a busy machine.
test.describe.configure({ timeout: 300_000 });

const tierOf = (path: string) => (onePageOfEachTemplate.includes(path) ? {} : onlyFull);

for (const path of publicPages) {
  test(`${path} meets the page quality rules`, tierOf(path), async ({ page }) => {
    await assertPageQuality(page, path);
  });
}

// New pages are found in the sitemap. Three tests share the work.
const sitemapParts = 3;
for (let part = 0; part < sitemapParts; part++) {
  test(
    `every other URL of the sitemap meets the page quality rules, part ${part + 1} of ${sitemapParts}`,
    onlyFull,
    async ({ page, pageOf }) => {
      test.setTimeout(900_000);
      const found = await sitemapPaths(page.request);
      for (const required of [paths.home, paths.drops, paths.about, paths.membership, paths.headsOfStateFront]) {
        expect(found).toContain(required);
      }
      const others = found.filter((path) => !publicPages.includes(path) && !isOneOfMany(path));
      expect(others.filter((path) => path.startsWith(`${paths.headsOfStateFront}/`)).length).toBeGreaterThanOrEqual(17);
      for (const [index, path] of others.entries()) {
        if (index % sitemapParts !== part) continue;
        await test.step(path, async () => {
          // Each page as somebody sees it who comes to it first: with nothing in the browser's cache.
          const first = await pageOf();
          await assertPageQuality(first, path);
          await first.context().close();
        });
      }
    },
  );
}

test("the page of an event meets the page quality rules", async ({ page }) => {
  const { id } = await db.event.findFirstOrThrow({ where: { title: { startsWith: "Night Visit" } } });
  await assertPageQuality(page, paths.event(id));
});

test("the page of a smart label meets the page quality rules", onlyFull, async ({ page }) => {
  const { code } = await db.smartLabel.findFirstOrThrow({ orderBy: { code: "asc" } });
  await assertPageQuality(page, paths.label(code));
});

for (const path of signedInPages) {
  test(`${path} meets the page quality rules for a signed-in user`, tierOf(path), async ({ page, signIn }) => {
    await signIn(collector);
    await assertPageQuality(page, path);
  });
}

test("an order and its receipt meet the page quality rules", onlyFull, async ({ page, signIn }) => {
  await signIn(collector);
  await gotoHydrated(page, paths.orders);
  const order = await page.getByRole("link", { name: /LA-/ }).first().getAttribute("href");
  await assertPageQuality(page, order ?? "");
  const { orders } = await (await page.request.get("/api/orders")).json();
  const paid = orders.find(({ paymentStatus }: { paymentStatus: string }) => paymentStatus === "paid");
  await assertPageQuality(page, paths.receipt(paid.number));
});

test.describe("a missing page", () => {
  test.use({ allowedErrors: [failedResource(404)] });

  test("returns 404 and meets the page quality rules", async ({ page }) => {
    expect((await page.request.get("/no-such-page")).status()).toBe(404);
    await assertPageQuality(page, "/no-such-page", failedResource(404));
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });
});
