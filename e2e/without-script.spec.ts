import { knownPassword } from "@/lib/accounts/factory";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { linkOf } from "./providers";
import { drop, naira } from "./shopping";

test.use({ javaScriptEnabled: false });

test("the shelf and a drop read and link", async ({ page }) => {
  await page.goto(paths.drops);
  expect(await page.getByRole("article").count()).toBeGreaterThanOrEqual(24);
  const first = page.getByRole("article").first();
  const name = await first.getByRole("heading").textContent();
  await expect(first).toContainText("₦");
  await first.getByRole("link", { name: /^Details/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Drops" })).toBeVisible();
});

test("Add to Cart is a form: it asks a visitor in, and puts the piece into the cart", async ({ page, person }) => {
  const shirt = await drop({ price: 9_000, variations: { stock: { S: 3, M: 3 } } });
  await page.goto(paths.drop(shirt.slug));
  await page.getByText("M", { exact: true }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.waitForURL(/\/login\?/);

  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("wrong-password");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("❌");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(knownPassword);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(/\/cart$/);
  await expect(page.getByRole("link", { name: shirt.name })).toBeVisible();
  await expect(page.getByText("M", { exact: true })).toBeVisible();

  await page.goto(paths.drop(shirt.slug));
  await page.getByText("S", { exact: true }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.waitForURL(/\/cart$/);
  await expect(page.getByText(naira(18_000)).first()).toBeVisible();

  await page.goto(paths.drop(shirt.slug));
  await page.getByText("S", { exact: true }).click();
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.waitForURL(/\/checkout\?/);
  await expect(page.getByRole("link", { name: `${shirt.name}, S` })).toBeVisible();
});

test("registering is a form, and the link of the mail a button", async ({ page, providers }) => {
  const email = `plain-${Date.now()}@livingarchive.test`;
  await page.goto(paths.register());
  await page.getByLabel("First Name").fill("Sade");
  await page.getByLabel("Last Name").fill("Bello");
  await page.getByLabel("Email", { exact: true }).first().fill(email);
  await page.getByLabel("Password", { exact: true }).fill(knownPassword);
  await page.getByLabel("Confirm Password").fill(knownPassword);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Please check your email.")).toBeVisible();
  const mail = await providers.mailTo(email, "Confirm");
  await page.goto(linkOf(mail, "/verify/"));
  await page.getByRole("button", { name: "Verify email" }).click();
  await page.waitForURL(/\/(dashboard|account)$/);
});
