import type { Page } from "@playwright/test";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { type Cut, cut, cutOff, cuts } from "./cut";
import { logIn, register } from "./entry";
import { expect, test } from "./fixtures";
import { addToCart, drop, fillAddress } from "./shopping";
import { visit } from "./visit";

// Each screen has a sentence of its own for both.
test.use({ expected: [cutOff] });

const stranger = { firstName: "Bola", lastName: "Ade", email: "nobody-yet@livingarchive.test" };

type Screen = {
  name: string;
  api: string;
  page: string;
  act: (page: Page) => Promise<void>;
  says: Record<Cut, string>;
};
const doors: Screen[] = [
  {
    name: "the login",
    api: apiPaths.login,
    page: paths.login(),
    act: (page) => logIn(page, "member@livingarchive.test"),
    says: { "no answer": "Something went wrong", "no word": "Login failed" },
  },
  {
    name: "the registration",
    api: apiPaths.register,
    page: paths.register(),
    act: (page) => register(page, stranger),
    says: { "no answer": "Something went wrong", "no word": "Registration failed" },
  },
  {
    name: "the forgotten password",
    api: apiPaths.forgotPassword,
    page: paths.forgotPassword,
    act: async (page) => {
      await page.getByLabel("Email").fill("member@livingarchive.test");
      await page.getByRole("button", { name: "Send Reset Link" }).click();
    },
    says: { "no answer": "Something went wrong. Please try again.", "no word": "Request failed" },
  },
  {
    name: "the new password",
    api: apiPaths.resetPassword("some-token"),
    page: paths.resetPassword("some-token"),
    act: async (page) => {
      await page.getByLabel("New Password", { exact: true }).fill("a-better-secret");
      await page.getByLabel("Confirm Password").fill("a-better-secret");
      await page.getByRole("button", { name: "Reset Password" }).click();
    },
    says: { "no answer": "Something went wrong. Please try again.", "no word": "Reset failed" },
  },
];

for (const { name, api, page: address, act, says } of doors) {
  for (const how of cuts) {
    test(`${name}, with ${how}, says so and can be sent again`, async ({ page }) => {
      await visit(page, address);
      await cut(page, api, how);
      await act(page);
      await expect(page.getByRole("alert").filter({ hasText: says[how] })).toBeVisible();
    });
  }
}

const linkSays: Record<Cut, string> = {
  "no answer": "Something went wrong. Please try again later.",
  "no word": "Invalid or expired verification link",
};
for (const how of cuts) {
  test(`the link of the mail, with ${how}, says so and offers the login`, async ({ page }) => {
    await cut(page, apiPaths.verify("some-token"), how);
    await page.goto(paths.verify("some-token"));
    await expect(page.getByRole("alert").filter({ hasText: linkSays[how] })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Login" })).toBeVisible();
  });
}

const profileSays: Record<Cut, string> = { "no answer": "Network error", "no word": "Update failed" };
const checkoutSays: Record<Cut, string> = {
  "no answer": "Checkout failed: Network error",
  "no word": "Checkout failed: Unknown error",
};
for (const how of cuts) {
  test(`the profile, with ${how}, says so and keeps what was typed`, async ({ page, person, signIn }) => {
    await signIn(person);
    await visit(page, paths.account);
    await cut(page, apiPaths.updateProfile, how);
    await page.getByLabel("Display Name").fill("Madam Chair");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("alert").filter({ hasText: profileSays[how] })).toBeVisible();
    await expect(page.getByLabel("Display Name")).toHaveValue("Madam Chair");
  });

  test(`the checkout, with ${how}, says so and keeps the cart`, async ({ page, person, signIn }) => {
    await signIn(person);
    await addToCart(page, await drop());
    await visit(page, paths.checkout());
    await cut(page, apiPaths.checkout, how);
    await fillAddress(page);
    await page.getByRole("button", { name: "Pay with Paystack" }).click();
    await expect(page.getByText(checkoutSays[how]).first()).toBeVisible();
    await visit(page, paths.cart);
    await expect(page.getByRole("link", { name: "Proceed to Checkout" })).toBeVisible();
  });
}

test("a drop that cannot be put into the cart is said in a toast", async ({ page, person, signIn }) => {
  await signIn(person);
  const { slug } = await drop();
  await visit(page, paths.drop(slug));
  await cut(page, apiPaths.addToCart, "no answer");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Failed to add to cart")).toBeVisible();
});
