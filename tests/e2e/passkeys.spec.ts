import type { Page } from "@playwright/test";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { badPasskey } from "@/lib/auth/passkeys/contracts";
import { paths } from "@/lib/core/urls/paths";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated, waitForHydration } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

// A removed passkey is rejected on purpose.
test.use({ allowedErrors: [failedResource(401)] });

/** Gives the browser an authenticator that verifies its user and needs no touch (Chrome DevTools Protocol). */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole("main").getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
}

async function signInWithPasskey(page: Page): Promise<void> {
  await gotoHydrated(page, paths.login({ redirectTo: paths.security() }));
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
}

test("a passkey is added, renamed, signed in with and removed", async ({ page, person, signIn, providers }) => {
  test.setTimeout(180_000);
  await addVirtualAuthenticator(page);
  await signIn(person);
  await gotoHydrated(page, paths.security());
  const section = page.locator("section", { has: page.getByRole("heading", { name: "Passkeys", exact: true }) });
  const passkeys = section.getByRole("list", { name: "Your passkeys" }).getByRole("listitem");

  await section.getByRole("button", { name: "Add a passkey" }).click();
  await section.getByLabel("Your password", { exact: true }).fill(SEED_PASSWORD);
  await section.getByRole("button", { name: "Continue" }).click();
  await expect(passkeys).toHaveCount(1);
  await expect(passkeys).toContainText("not used yet");
  await providers.mailTo(person.email, "A passkey was added");

  await section.getByRole("button", { name: /^Rename the passkey/ }).click();
  await section.getByLabel("Name", { exact: true }).fill("Laptop in Yaba");
  await expectAccessible(page, "security, renaming a passkey");
  await section.getByRole("button", { name: "Save", exact: true }).click();
  await expect(passkeys).toContainText("Laptop in Yaba");

  await signOut(page);
  await signInWithPasskey(page);
  await page.waitForURL(/\/account\/security$/);
  await expect(passkeys).toContainText("last used");
  await expect(page.getByText(", with a code or passkey")).toHaveCount(1);

  await waitForHydration(page);
  await section.getByRole("button", { name: "Remove the passkey: Laptop in Yaba" }).click();
  await section.getByLabel("Your password", { exact: true }).fill(SEED_PASSWORD);
  await section.getByRole("button", { name: "Remove passkey", exact: true }).click();
  await expect(passkeys).toHaveCount(0);

  // The authenticator still has it.
  await signOut(page);
  await signInWithPasskey(page);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(badPasskey);
  await expectAccessible(page, "login, a rejected passkey");
});

test("the login form offers passkeys in its email field", async ({ page }) => {
  await gotoHydrated(page, paths.login());
  await expect(page.getByRole("main").getByLabel("Email", { exact: true })).toHaveAttribute(
    "autocomplete",
    "username webauthn",
  );
  await expect(page.getByRole("button", { name: "Log in with a passkey" })).toBeVisible();
});
