import type { Page } from "@playwright/test";
import { knownPassword } from "@/lib/accounts/factory";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { linkOf } from "./providers";
import { drop, expectPaid, payFor, stockOf } from "./shopping";

async function logIn(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/login\?/);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(knownPassword);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

test("a visitor's Buy Now waits behind the login and is paid for", async ({ page, person }) => {
  const shirt = await drop({ variations: { stock: { M: 2, L: 0 } } });
  await page.goto(paths.drop(shirt.slug));
  await expect(page.getByRole("radio", { name: /^L/ })).toBeDisabled();
  await page.getByText("M", { exact: true }).click();
  await page.getByRole("button", { name: "Buy Now" }).click();
  await expect(page.getByText("You must sign up or log in to checkout")).toBeVisible();

  await logIn(page, person.email);
  await page.waitForURL(/\/checkout\?/);
  await expect(page.getByRole("link", { name: `${shirt.name}, M` })).toBeVisible();
  await payFor(page);
  await expectPaid(page);
  await expect(page.getByText("No. 7 of 20")).toBeVisible();
  expect(await stockOf(shirt)).toEqual({ stock: 1, held: 0, sold: 1 });
});

test("a visitor's Buy Now waits behind registration and the mail", async ({ page, providers }) => {
  const medal = await drop();
  const email = `new-${medal.id.slice(4, 14)}@livingarchive.test`;
  await page.goto(paths.drop(medal.slug));
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.waitForURL(/\/login\?/);
  await page.getByRole("link", { name: "Register" }).click();
  await page.getByLabel("First Name").fill("Tunde");
  await page.getByLabel("Last Name").fill("Ige");
  await page.getByLabel("Email", { exact: true }).first().fill(email);
  await page.getByLabel("Password", { exact: true }).fill(knownPassword);
  await page.getByLabel("Confirm Password").fill(knownPassword);
  await page.getByRole("button", { name: "Register" }).click();

  await page.goto(linkOf(await providers.mailTo(email, "Confirm"), "/verify/"));
  await page.waitForURL(/\/checkout\?/);
  await expect(page.getByRole("link", { name: medal.name })).toBeVisible();
  await payFor(page);
  await expectPaid(page);
});

test("a visitor's Add to Cart is done as soon as they are in", async ({ page, person }) => {
  const medal = await drop();
  await page.goto(paths.drop(medal.slug));
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("You must sign up or log in to checkout")).toBeVisible();
  await logIn(page, person.email);
  await page.waitForURL(/\/cart$/);
  await expect(page.getByRole("link", { name: medal.name })).toBeVisible();
});

test("Buy Now leaves the cart as it was", async ({ page, person, signIn }) => {
  const [kept, wanted] = [await drop(), await drop()];
  await signIn(person);
  await page.goto(paths.drop(kept.slug));
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to cart!")).toBeVisible();
  await page.goto(paths.drop(wanted.slug));
  await page.getByRole("button", { name: "Buy Now" }).click();
  await payFor(page);
  await expectPaid(page);
  await page.goto(paths.cart);
  await expect(page.getByRole("link", { name: kept.name })).toBeVisible();
  await expect(page.getByRole("link", { name: wanted.name })).toHaveCount(0);
});
