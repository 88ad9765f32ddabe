import type { Page } from "@playwright/test";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { onlyFull } from "@/tests/tier";
import { addToCart, fillAddress, makeDrop } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { logIn, register } from "./support/login-helper";
import {
  failRequests,
  type NetworkFault,
  networkFaultLog,
  networkFaults,
  networkFaultsInTier,
} from "./support/network-faults";

// Each form has its own message for each fault.
test.use({ allowedErrors: [networkFaultLog] });

const registrant = { firstName: "Bola", lastName: "Ade", email: "nobody-yet@livingarchive.test" };

type FormScreen = {
  name: string;
  api: string;
  page: string;
  submit: (page: Page) => Promise<void>;
  errors: Record<NetworkFault, string>;
};
const forms: FormScreen[] = [
  {
    name: "the login form",
    api: accountApiPaths.login,
    page: paths.login(),
    submit: (page) => logIn(page, "member@livingarchive.test"),
    errors: { "network failure": "Something went wrong", "500 response without message": "Login failed" },
  },
  {
    name: "the registration form",
    api: accountApiPaths.register,
    page: paths.register(),
    submit: (page) => register(page, registrant),
    errors: { "network failure": "Something went wrong", "500 response without message": "Registration failed" },
  },
  {
    name: "the forgotten password form",
    api: accountApiPaths.forgotPassword,
    page: paths.forgotPassword,
    submit: async (page) => {
      await page.getByLabel("Email").fill("member@livingarchive.test");
      await page.getByRole("button", { name: "Send Reset Link" }).click();
    },
    errors: {
      "network failure": "Something went wrong. Please try again.",
      "500 response without message": "Request failed",
    },
  },
  {
    name: "the new password form",
    api: accountApiPaths.resetPassword("some-token"),
    page: paths.resetPassword("some-token"),
    submit: async (page) => {
      await page.getByLabel("New Password", { exact: true }).fill("a-better-secret");
      await page.getByLabel("Confirm Password").fill("a-better-secret");
      await page.getByRole("button", { name: "Reset Password" }).click();
    },
    errors: {
      "network failure": "Something went wrong. Please try again.",
      "500 response without message": "Reset failed",
    },
  },
];

for (const { name, api, page: url, submit, errors } of forms) {
  for (const fault of name === "the login form" ? networkFaults : networkFaultsInTier) {
    // The forms share one hook; each has sentences of its own.
    test(`${name} shows an error after a ${fault}`, name === "the login form" ? {} : onlyFull, async ({ page }) => {
      await gotoHydrated(page, url);
      await failRequests(page, api, fault);
      await submit(page);
      await expect(page.getByRole("alert").filter({ hasText: errors[fault] })).toBeVisible();
    });
  }
}

const linkErrors: Record<NetworkFault, string> = {
  "network failure": "Something went wrong. Please try again later.",
  "500 response without message": "Invalid or expired verification link",
};
for (const fault of networkFaultsInTier) {
  test(`the verification link shows an error after a ${fault} and links to the login`, async ({ page }) => {
    await failRequests(page, accountApiPaths.verify("some-token"), fault);
    await page.goto(paths.verify("some-token"));
    await expect(page.getByRole("alert").filter({ hasText: linkErrors[fault] })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Login" })).toBeVisible();
  });
}

const profileErrors: Record<NetworkFault, string> = {
  "network failure": "Network error",
  "500 response without message": "Update failed",
};
const checkoutErrors: Record<NetworkFault, string> = {
  "network failure": "Checkout failed: Network error",
  "500 response without message": "Checkout failed: Unknown error",
};
for (const fault of networkFaultsInTier) {
  test(`the profile form shows an error after a ${fault} and keeps its values`, async ({ page, person, signIn }) => {
    await signIn(person);
    await gotoHydrated(page, paths.account);
    await failRequests(page, accountApiPaths.updateProfile, fault);
    await page.getByLabel("Display Name").fill("Madam Chair");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("alert").filter({ hasText: profileErrors[fault] })).toBeVisible();
    await expect(page.getByLabel("Display Name")).toHaveValue("Madam Chair");
  });

  test(`the checkout shows an error after a ${fault} and keeps the cart`, async ({ page, person, signIn }) => {
    await signIn(person);
    await addToCart(page, await makeDrop());
    await gotoHydrated(page, paths.checkout());
    await failRequests(page, apiPaths.checkout, fault);
    await fillAddress(page);
    await page.getByRole("button", { name: "Pay with Paystack" }).click();
    await expect(page.getByText(checkoutErrors[fault]).first()).toBeVisible();
    await gotoHydrated(page, paths.cart);
    await expect(page.getByRole("link", { name: "Proceed to Checkout" })).toBeVisible();
  });
}

test("a drop that cannot be added to the cart shows a toast", async ({ page, person, signIn }) => {
  await signIn(person);
  const { slug } = await makeDrop();
  await gotoHydrated(page, paths.drop(slug));
  await failRequests(page, apiPaths.addToCart, "network failure");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Failed to add to cart")).toBeVisible();
});
