import { paths } from "@/lib/core/urls/paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";

test("the search opens with a key, and arrow keys and Enter open a result", async ({ page }) => {
  await gotoHydrated(page, paths.about);
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Search the museum" });
  await expect(field).toBeFocused();
  await field.fill("abacha");
  await expect(page.getByRole("option").first()).toContainText("Sani Abacha");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/heads-of-state\/sani-abacha$/);
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
});

test("Enter without a chosen result opens the page with all of them, and similar names are named so", async ({
  page,
}) => {
  await gotoHydrated(page, paths.about);
  await page.getByRole("banner").getByRole("link", { name: "Search the museum" }).click();
  await page.getByRole("combobox", { name: "Search the museum" }).fill("Abaca");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search\?q=Abaca$/);
  await expect(page.locator("main").getByText(/^No exact match/)).toBeVisible();
  await expect(
    page
      .locator("main")
      .getByRole("link", { name: /Sani Abacha/ })
      .first(),
  ).toBeVisible();
});

test("a query of one word among markup is shown as text", async ({ page }) => {
  await page.goto(paths.search("<img src=x onerror=alert(1)> zzqxv"));
  await expect(page.getByText("No results for “<img src=x onerror=alert(1)> zzqxv”.")).toBeVisible();
  await expect(page.getByRole("link", { name: "All drops" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header leads to the search, which finds a work", async ({ page }) => {
    await page.goto(paths.about);
    await page.getByRole("banner").getByRole("link", { name: "Search the museum" }).click();
    await page.getByRole("searchbox", { name: "Search the museum" }).fill("dark glasses");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { name: "Works" })).toBeVisible();
    await expect(
      page
        .locator("main")
        .getByRole("link", { name: /Dark Glasses/ })
        .first(),
    ).toBeVisible();
  });

  test("drops are filtered by category, price and availability, in the URL", async ({ page }) => {
    await page.goto(paths.drops);
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Medallion" }).click();
    await page.waitForURL(/\/drops\/category\/medallion$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medallion");
    const count = await page.getByRole("article").count();
    await page.getByText("Filter and sort").click();
    await page.getByLabel("To, in naira").fill("1");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/\/drops\?category=medallion&min=&max=1&sort=$/);
    await expect(page.getByRole("heading", { name: "No drop matches" })).toBeVisible();
    await page.getByLabel("To, in naira").fill("");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("article")).toHaveCount(count);
  });
});
