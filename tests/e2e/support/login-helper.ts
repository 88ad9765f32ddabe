import type { Page } from "@playwright/test";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { waitForHydration } from "./goto-hydrated";

/** Fills in and submits the login form of the open page. */
export async function logIn(page: Page, email: string, password = SEED_PASSWORD): Promise<void> {
  await waitForHydration(page);
  await page.getByLabel("Email", { exact: true }).first().fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

type Registrant = { firstName: string; lastName: string; email: string };

/** Fills in and submits the registration form of the open page. */
export async function register(page: Page, { firstName, lastName, email }: Registrant): Promise<void> {
  await waitForHydration(page);
  await page.getByLabel("First Name").fill(firstName);
  await page.getByLabel("Last Name").fill(lastName);
  // The newsletter form in the footer has an email field too.
  await page.getByLabel("Email", { exact: true }).first().fill(email);
  await page.getByLabel("Password", { exact: true }).fill(SEED_PASSWORD);
  await page.getByLabel("Confirm Password").fill(SEED_PASSWORD);
  await page.getByRole("button", { name: "Register" }).click();
}
