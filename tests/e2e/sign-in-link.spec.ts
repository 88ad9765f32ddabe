import { paths } from "@/lib/core/urls/paths";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { findEmailLink } from "./support/provider-emulators";

test("a member signs in by an emailed link, after a press on its page", async ({ page, person, providers }) => {
  await gotoHydrated(page, paths.login());
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByRole("button", { name: "Email me a login link" }).click();
  await expect(page.getByText("we have sent it a login link")).toBeVisible();
  await page.goto(findEmailLink(await providers.mailTo(person.email, "Your login link"), "/login/link/"));
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/account$/);
});
