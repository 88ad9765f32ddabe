import type { Page } from "@playwright/test";
import { paths } from "@/lib/core/urls/paths";
import { expect, test } from "./support/fixtures";

// Hydration is deferred by a script that the build writes; `npm run dev` hydrates at once.
const scriptCount = (page: Page) => page.evaluate(() => document.scripts.length);
const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber$")));

test.beforeEach(async ({ page }) => {
  await page.goto(paths.drop("obj-pendant"));
  const isDeferred = await page.evaluate(() => [...document.scripts].some(({ src }) => src.includes("/first-touch-")));
  test.skip(!isDeferred, "The server does not run a production build.");
});

test("a page without interaction loads no framework code", async ({ page }) => {
  const before = await scriptCount(page);
  await page.waitForTimeout(1_500);
  expect(await isHydrated(page)).toBe(false);
  expect(await scriptCount(page)).toBe(before);
  await page.mouse.move(200, 300);
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test("the click that starts hydration is not lost", async ({ page }) => {
  await page.getByRole("button", { name: "Add to Cart" }).evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByText("You must sign up or log in to checkout")).toBeVisible();
  await page.waitForURL(/\/login\?/);
});

test("a click on the theme button before hydration changes the theme once", async ({ page }) => {
  await page.getByRole("button", { name: /theme/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("hovering over a menu before hydration opens it", async ({ page }) => {
  await page.getByRole("banner").locator("summary").filter({ hasText: "Visit" }).hover();
  await expect(page.getByRole("banner").getByRole("link", { name: "Tickets" })).toBeVisible();
});

test("a key press starts hydration", async ({ page }) => {
  await page.keyboard.press("Tab");
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test("a page hydrates at once for a signed-in user", async ({ page, person, signIn }) => {
  await signIn(person);
  await page.goto(paths.drop("obj-pendant"));
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.getByRole("banner").getByText("Amina")).toBeVisible();
});

test.describe("when a script fails to load", () => {
  test.use({ allowedErrors: [/Failed to load resource: net::ERR_FAILED/] });

  test("the click submits the plain form", async ({ page }) => {
    const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    await page.route("**/_next/static/chunks/*.js", (route) =>
      loaded.includes(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.waitForURL(/\/login\?/);
  });
});

test.describe("a page without embedded data", () => {
  // The framework's own requests have a value after `_rsc`.
  const data = /\?_rsc$/;
  const theme = (page: Page) => page.locator("html").getAttribute("data-theme");
  const toggleTheme = (page: Page) => page.getByRole("button", { name: /theme/ }).click();

  test.beforeEach(async ({ page }) => {
    // The first response after a revalidation still has the data in it.
    const hasData = async () => (await (await page.request.get(paths.about)).text()).includes("__next_f");
    await expect.poll(hasData).toBe(false);
    await page.goto(paths.about);
  });

  test("is sent without the framework's data and fetches it at the first interaction", async ({ page }) => {
    expect(await page.evaluate(() => "__next_f" in self)).toBe(false);
    await toggleTheme(page);
    await expect.poll(() => theme(page)).toBe("light");
  });

  test("reloads when it was regenerated in the meantime", async ({ page }) => {
    await page.route(data, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "x-page-data": "another" } });
    });
    const reload = page.waitForEvent("load");
    await page.mouse.move(200, 300);
    await reload;
    // It reloads only once, even if the versions still differ.
    await page.mouse.move(210, 310);
    await page.waitForResponse(data);
    await page.unroute(data);
    await toggleTheme(page);
    await expect.poll(() => theme(page)).toBe("light");
  });

  test.describe("when the request fails", () => {
    test.use({ allowedErrors: [/Failed to load resource: net::ERR_FAILED/] });

    test("retries at the next click, and not at scrolling or mouse movement", async ({ page }) => {
      let requests = 0;
      await page.route(data, (route) => (requests++ ? route.continue() : route.abort()));
      const failed = page.waitForEvent("requestfailed");
      await page.mouse.move(200, 300);
      await failed;
      await page.mouse.wheel(0, 600);
      await page.mouse.move(220, 320);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(requests).toBe(1);
      await toggleTheme(page);
      await expect.poll(() => theme(page)).toBe("light");
      expect(requests).toBe(2);
    });
  });
});
