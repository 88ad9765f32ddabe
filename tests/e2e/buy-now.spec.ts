import { paths } from "@/lib/core/urls/paths";
import { addToCart, expectPaid, makeDrop, payFor, stockOf } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { logIn, register } from "./support/login-helper";
import { findEmailLink } from "./support/provider-emulators";

test("Buy Now as a visitor continues after the login and is paid", async ({ page, person }) => {
  const shirt = await makeDrop({ variations: { stock: { M: 2, L: 0 } } });
  await gotoHydrated(page, paths.drop(shirt.slug));
  await expect(page.getByRole("radio", { name: /^L/ })).toBeDisabled();
  await page.getByText("M", { exact: true }).click();
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.waitForURL(/\/checkout\?/);
  await page.getByRole("main").getByRole("link", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/login\?/);
  await logIn(page, person.email);
  await page.waitForURL(/\/checkout\?/);
  await expect(page.getByRole("link", { name: `${shirt.name}, M` })).toBeVisible();
  await payFor(page);
  await expectPaid(page);
  await expect(page.getByText("No. 7 of 20")).toBeVisible();
  expect(await stockOf(shirt)).toEqual({ stock: 1, held: 0, sold: 1 });
});

test("Buy Now as a visitor continues after registration and email verification", async ({ page, providers }) => {
  const medal = await makeDrop();
  const email = `new-${medal.id.slice(4, 14)}@livingarchive.test`;
  await gotoHydrated(page, paths.drop(medal.slug));
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.waitForURL(/\/checkout\?/);
  await page.getByRole("main").getByRole("link", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/login\?/);
  await page.getByRole("link", { name: "Register" }).click();
  await page.waitForURL(/\/register\?/);
  await register(page, { firstName: "Tunde", lastName: "Ige", email });
  await expect(page.getByText("Please check your email.")).toBeVisible();
  await gotoHydrated(page, findEmailLink(await providers.mailTo(email, "Confirm"), "/verify/"));
  await page.waitForURL(/\/checkout\?/);
  await expect(page.getByRole("link", { name: medal.name })).toBeVisible();
  await payFor(page);
  await expectPaid(page);
});

test("the cart of a visitor is moved into the account by the login", async ({ page, person }) => {
  const medal = await makeDrop();
  await addToCart(page, medal);
  await page.getByRole("link", { name: /^Cart, items: 1$/ }).click();
  await page.waitForURL(/\/cart$/);
  await page.getByRole("main").getByRole("link", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/login\?/);
  await logIn(page, person.email);
  await page.waitForURL(/\/cart$/);
  await expect(page.getByRole("link", { name: medal.name })).toBeVisible();
});

test("Buy Now does not change the cart", async ({ page, person, signIn }) => {
  const [inCart, bought] = [await makeDrop(), await makeDrop()];
  await signIn(person);
  await gotoHydrated(page, paths.drop(inCart.slug));
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to cart!")).toBeVisible();
  await gotoHydrated(page, paths.drop(bought.slug));
  await page.getByRole("button", { name: "Buy Now" }).click();
  await payFor(page);
  await expectPaid(page);
  await gotoHydrated(page, paths.cart);
  await expect(page.getByRole("link", { name: inCart.name })).toBeVisible();
  await expect(page.getByRole("link", { name: bought.name })).toHaveCount(0);
});
