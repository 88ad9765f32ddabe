import type { Page } from "@playwright/test";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { makeActor } from "@/lib/subscriptions/factory";
import { expect, test } from "./support/fixtures";

/** Opens a page whose scripts arrive when the returned function is called. */
async function gotoWithHeldScripts(page: Page, url: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  await expect(page.getByRole("main")).toBeVisible();
  return async () => {
    release();
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  };
}

test.describe("before the scripts have arrived", () => {
  test("Add to Cart is a plain form", async ({ page }) => {
    await gotoWithHeldScripts(page, paths.drop("obj-pendant"));
    await page.getByRole("button", { name: "Add to Cart" }).click({ noWaitAfter: true });
    await page.waitForURL(/\/cart$/, { waitUntil: "commit" });
  });

  test("a visitor sees the gate of the saleroom, whose links work", async ({ page }) => {
    await gotoWithHeldScripts(page, paths.auctions);
    await expect(page.getByRole("heading", { name: "Bidding is for members of the Circle" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Place Bid" })).toBeHidden();
    await page.getByRole("link", { name: "See the plans" }).click({ noWaitAfter: true });
    await page.waitForURL(/redirectTo=%2Fauctions%2F/, { waitUntil: "commit" });
  });

  test("Place Bid leads a member to the form of the text version", async ({ page, signIn }) => {
    await signIn(await makeActor({ plan: "yearly", days: 30 }));
    await gotoWithHeldScripts(page, paths.auctions);
    await expect(page.getByRole("heading", { name: "Bidding is for members of the Circle" })).toBeHidden();
    await page.getByRole("link", { name: "Place Bid" }).click({ noWaitAfter: true });
    await page.waitForURL(/\/auctions\/[a-z0-9-]+\/lite$/, { waitUntil: "commit" });
  });

  test("the header of a prerendered page has the account of a member, and the login of a visitor", async ({
    page,
    pageOf,
    person,
    signIn,
  }) => {
    await signIn(person);
    await gotoWithHeldScripts(page, paths.drops);
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: "Account", exact: true })).toBeVisible();
    await expect(banner.getByRole("link", { name: "Log in" })).toBeHidden();
    const visitor = await pageOf();
    await gotoWithHeldScripts(visitor, paths.drops);
    await expect(visitor.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
    await expect(visitor.getByRole("banner").getByRole("link", { name: "Account", exact: true })).toBeHidden();
  });

  test("what is typed into the login form is kept, and sent by them", async ({ page, person }) => {
    const hydrate = await gotoWithHeldScripts(page, paths.login());
    const email = page.getByLabel("Email", { exact: true }).first();
    const password = page.getByLabel("Password", { exact: true });
    await email.fill(person.email);
    await password.fill(SEED_PASSWORD);
    await hydrate();
    await expect(email).toHaveValue(person.email);
    await expect(password).toHaveValue(SEED_PASSWORD);
    const [request] = await Promise.all([
      page.waitForRequest(`**${accountApiPaths.login}`),
      page.getByRole("button", { name: "Log in", exact: true }).click(),
    ]);
    expect(request.headers()["content-type"]).toBe("application/json");
    expect(request.postDataJSON()).toMatchObject({ email: person.email, password: SEED_PASSWORD });
    await page.waitForURL(/\/account$/);
  });

  test("the theme button, the menus and the mobile menu work", async ({ page }) => {
    await gotoWithHeldScripts(page, paths.home);
    await page.getByRole("button", { name: /theme/ }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.getByRole("banner").locator("summary").filter({ hasText: "Visit" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Tickets" })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  });

  test("a button that needs them is busy until they have", async ({ page }) => {
    const hydrate = await gotoWithHeldScripts(page, paths.home);
    const next = page.getByRole("button", { name: "Next", exact: true });
    await next.click();
    await expect(next).toHaveAttribute("aria-busy", "true");
    await hydrate();
    await expect(next).not.toHaveAttribute("aria-busy");
  });

  test("Begin Timeline is busy, and enters the gallery when they have", async ({ page, signIn }) => {
    await signIn(await makeActor({ plan: "yearly", days: 30 }));
    const hydrate = await gotoWithHeldScripts(page, paths.headsOfState);
    const begin = page.getByRole("link", { name: "Begin Timeline" });
    await begin.click();
    await expect(begin).toHaveAttribute("aria-busy", "true");
    await hydrate();
    await expect(page.getByRole("tab", { name: "Gallery" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("heading", { level: 2, name: leaders[0]?.name })).toBeAttached();
  });
});
