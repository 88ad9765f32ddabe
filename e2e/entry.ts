import type { Page } from "@playwright/test";
import { knownPassword } from "@/lib/accounts/factory";
import { ready } from "./visit";

/** Fills the login form of the page that is open, and sends it. */
export async function logIn(page: Page, email: string, password = knownPassword): Promise<void> {
  await ready(page);
  await page.getByLabel("Email", { exact: true }).first().fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

type Stranger = { firstName: string; lastName: string; email: string };

/** Fills the registration form of the page that is open, and sends it. */
export async function register(page: Page, { firstName, lastName, email }: Stranger): Promise<void> {
  await ready(page);
  await page.getByLabel("First Name").fill(firstName);
  await page.getByLabel("Last Name").fill(lastName);
  // The footer's letter asks for an email too.
  await page.getByLabel("Email", { exact: true }).first().fill(email);
  await page.getByLabel("Password", { exact: true }).fill(knownPassword);
  await page.getByLabel("Confirm Password").fill(knownPassword);
  await page.getByRole("button", { name: "Register" }).click();
}
