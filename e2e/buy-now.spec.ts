import { paths } from "@/lib/platform/paths";
import { logIn, register } from "./entry";
import { expect, test } from "./fixtures";
import { linkOf } from "./providers";
import { drop, expectPaid, payFor, stockOf } from "./shopping";
import { visit } from "./visit";

test("a visitor's Buy Now waits behind the login and is paid for", async ({ page, person }) => {
  const shirt = await drop({ variations: { stock: { M: 2, L: 0 } } });
  await visit(page, paths.drop(shirt.slug));
  await expect(page.getByRole("radio", { name: /^L/ })).toBeDisabled();
  await page.getByText("M", { exact: true }).click();
  await page.getByRole("button", { name: "Buy Now" }).click();
  await expect(page.getByText("You must sign up or log in to checkout")).toBeVisible();

  await page.waitForURL(/\/login\?/);
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
  await visit(page, paths.drop(medal.slug));
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.waitForURL(/\/login\?/);
  await page.getByRole("link", { name: "Register" }).click();
  await page.waitForURL(/\/register\?/);
  await register(page, { firstName: "Tunde", lastName: "Ige", email });
  await expect(page.getByText("Please check your email.")).toBeVisible();
  await visit(page, linkOf(await providers.mailTo(email, "Confirm"), "/verify/"));
  await page.waitForURL(/\/checkout\?/);
  await expect(page.getByRole("link", { name: medal.name })).toBeVisible();
  await payFor(page);
  await expectPaid(page);
});

test("a visitor's Add to Cart is done as soon as they are in", async ({ page, person }) => {
  const medal = await drop();
  await visit(page, paths.drop(medal.slug));
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("You must sign up or log in to checkout")).toBeVisible();
  await page.waitForURL(/\/login\?/);
  await logIn(page, person.email);
  await page.waitForURL(/\/cart$/);
  await expect(page.getByRole("link", { name: medal.name })).toBeVisible();
});

test("Buy Now leaves the cart as it was", async ({ page, person, signIn }) => {
  const [kept, wanted] = [await drop(), await drop()];
  await signIn(person);
  await visit(page, paths.drop(kept.slug));
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to cart!")).toBeVisible();
  await visit(page, paths.drop(wanted.slug));
  await page.getByRole("button", { name: "Buy Now" }).click();
  await payFor(page);
  await expectPaid(page);
  await visit(page, paths.cart);
  await expect(page.getByRole("link", { name: kept.name })).toBeVisible();
  await expect(page.getByRole("link", { name: wanted.name })).toHaveCount(0);
});
