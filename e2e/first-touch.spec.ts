import type { Page } from "@playwright/test";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";

// A page of `npm run dev` never sleeps: what it starts with is written when the museum is built.
const scripts = (page: Page) => page.evaluate(() => document.scripts.length);
const taken = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber$")));

test.beforeEach(async ({ page }) => {
  await page.goto(paths.drop("obj-pendant"));
  const sleeps = await page.evaluate(() => [...document.scripts].some(({ src }) => src.includes("/first-touch-")));
  test.skip(!sleeps, "This museum was not built.");
});

test("a page that is only read fetches no framework", async ({ page }) => {
  const before = await scripts(page);
  await page.waitForTimeout(1_500);
  expect(await taken(page)).toBe(false);
  expect(await scripts(page)).toBe(before);
  await page.mouse.move(200, 300);
  await expect.poll(() => taken(page)).toBe(true);
});

test("the press that wakes the page is not lost", async ({ page }) => {
  await page.getByRole("button", { name: "Add to Cart" }).evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByText("You must sign up or log in to checkout")).toBeVisible();
  await page.waitForURL(/\/login\?/);
});

test("a tap on the theme's button changes it, once", async ({ page }) => {
  await page.getByRole("button", { name: /theme/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("a mouse that came to rest on a menu opens it", async ({ page }) => {
  await page.getByRole("banner").locator("summary").filter({ hasText: "Visit" }).hover();
  await expect(page.getByRole("banner").getByRole("link", { name: "Tickets" })).toBeVisible();
});

test("a key wakes it too, and the browser's own menus do not wait for it", async ({ page }) => {
  await page.keyboard.press("Tab");
  await expect.poll(() => taken(page)).toBe(true);
});

test("whoever is signed in finds it awake", async ({ page, person, signIn }) => {
  await signIn(person);
  await page.goto(paths.drop("obj-pendant"));
  await expect.poll(() => taken(page)).toBe(true);
  await expect(page.getByRole("banner").getByText("Amina")).toBeVisible();
});

test.describe("when a script cannot be had", () => {
  test.use({ expected: [/Failed to load resource: net::ERR_FAILED/] });

  test("the press is made all the same, by the form alone", async ({ page }) => {
    const there = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    await page.route("**/_next/static/chunks/*.js", (route) =>
      there.includes(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.waitForURL(/\/login\?/);
  });
});

test.describe("a quiet page", () => {
  // What the framework itself asks for later has more behind the mark.
  const data = /\?_rsc$/;
  const theme = (page: Page) => page.locator("html").getAttribute("data-theme");
  const press = (page: Page) => page.getByRole("button", { name: /theme/ }).click();

  test.beforeEach(async ({ page }) => {
    // The first answer after a page was published anew still has its data in it.
    const hasData = async () => (await (await page.request.get(paths.about)).text()).includes("__next_f");
    await expect.poll(hasData).toBe(false);
    await page.goto(paths.about);
  });

  test("travels without the framework's data, and fetches them when it is touched", async ({ page }) => {
    expect(await page.evaluate(() => "__next_f" in self)).toBe(false);
    await press(page);
    await expect.poll(() => theme(page)).toBe("light");
  });

  test("that was made anew since it was read is shown as it is now", async ({ page }) => {
    await page.route(data, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "x-page-data": "another" } });
    });
    const again = page.waitForEvent("load");
    await page.mouse.move(200, 300);
    await again;
    // Once: a museum of two minds is not asked for ever.
    await page.mouse.move(210, 310);
    await page.waitForResponse(data);
    await page.unroute(data);
    await press(page);
    await expect.poll(() => theme(page)).toBe("light");
  });

  test.describe("on a line that breaks", () => {
    test.use({ expected: [/Failed to load resource: net::ERR_FAILED/] });

    test("answers at the next press, and is not asked again for less", async ({ page }) => {
      let asked = 0;
      await page.route(data, (route) => (asked++ ? route.continue() : route.abort()));
      const lost = page.waitForEvent("requestfailed");
      await page.mouse.move(200, 300);
      await lost;
      await page.mouse.wheel(0, 600);
      await page.mouse.move(220, 320);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(asked).toBe(1);
      await press(page);
      await expect.poll(() => theme(page)).toBe("light");
      expect(asked).toBe(2);
    });
  });
});
