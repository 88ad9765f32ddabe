import { makeUser } from "@/lib/auth/factory";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { addToCart, makeDrop } from "./support/checkout-steps";
import { expect, failedResource, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { logIn } from "./support/login-helper";
import { failRequests, type NetworkFault, networkFaultLog, networkFaultsInTier } from "./support/network-faults";

// An optimistic update has to be undone when its request fails, so that the page shows the cart as it is.
test.use({ allowedErrors: [new RegExp(`${networkFaultLog.source}|${failedResource(401, 403).source}`)] });

for (const fault of networkFaultsInTier) {
  test(`the cart drawer shows an error after a ${fault} and the cart as it is`, async ({ page, person, signIn }) => {
    const medal = await makeDrop();
    await signIn(person);
    await addToCart(page, medal);
    await page.getByRole("button", { name: "Your Cart, 1 item" }).click();
    const drawer = page.getByRole("dialog", { name: "Your Cart" });

    await failRequests(page, apiPaths.updateCart, fault);
    await drawer.getByRole("button", { name: `One more ${medal.name}` }).click();
    await expect(page.getByText("Failed to update quantity")).toBeVisible();
    await expect(page.getByRole("button", { name: "Your Cart, 1 item", includeHidden: true })).toBeAttached();

    await failRequests(page, apiPaths.removeFromCart, fault);
    await failRequests(page, apiPaths.cart, fault);
    await drawer.getByRole("button", { name: `Remove ${medal.name}` }).click();
    await expect(page.getByText("Failed to remove item")).toBeVisible();
    // Offline, a second message would say the same.
    if (fault !== "network failure") await expect(page.getByText("Failed to fetch cart")).toBeVisible();
    // The drawer of an empty cart closes; the cart is not empty after all, so its button is back.
    await expect(page.getByRole("button", { name: "Your Cart, 1 item" })).toBeVisible();
  });

  test(`the cart page shows an error after a ${fault} and the cart as it is`, async ({ page, person, signIn }) => {
    const medal = await makeDrop({ price: 1_000 });
    await signIn(person);
    await addToCart(page, medal);
    await gotoHydrated(page, paths.cart);
    const lines = page.getByRole("main");

    await failRequests(page, apiPaths.updateCart, fault);
    await failRequests(page, apiPaths.cart, fault);
    await page.getByRole("button", { name: `One more ${medal.name}` }).click();
    await expect(page.getByText("Failed to update cart")).toBeVisible();
    if (fault !== "network failure") await expect(page.getByText("Failed to fetch cart")).toBeVisible();
    await expect(lines.getByText(`${medal.name} × 1`)).toBeVisible();
    await expect(lines.getByText("₦2,000")).toHaveCount(0);

    await failRequests(page, apiPaths.removeFromCart, fault);
    await page.getByRole("button", { name: `Remove ${medal.name}` }).click();
    await expect(page.getByText("Failed to remove item")).toBeVisible();
    await expect(lines.getByText(`${medal.name} × 1`)).toBeVisible();
    await expect(page.getByText("Your Cart is Empty")).toHaveCount(0);
  });
}

test("a page shows an error when the cart cannot be fetched", async ({ page, person, signIn }) => {
  await signIn(person);
  await addToCart(page, await makeDrop());
  await failRequests(page, apiPaths.cart, "500 response without message");
  await page.goto(paths.about);
  await expect(page.getByText("Failed to fetch cart")).toBeVisible();
});

test("the account page shows an error without a reply, after a 403 and after a 500, and keeps its content", async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  for (const [status, message] of [
    [0, "Network error"],
    [403, "You don’t have permission to access this feature."],
    [500, "Failed to load account"],
  ] as const) {
    await page.unrouteAll();
    await page.route(`**${apiPaths.me}`, (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, json: { success: false } }),
    );
    await page.goto(paths.account);
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Welcome back, Amina" })).toBeVisible();
  }
});

test("an account page hides its content and links to the login when the session was revoked elsewhere", async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  const checked = page.waitForResponse((response) => response.url().endsWith(apiPaths.me));
  await gotoHydrated(page, paths.account);
  await checked;
  await db.user.update({ where: { id: person.id }, data: { sessionVersion: { increment: 1 } } });
  // A return while a request is still under way sends no second one.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText("Session expired. Please log in again.")).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  await expect(page.getByText("Welcome back")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.waitForURL(/\/login/);
});

const resendErrors: Record<NetworkFault, string> = {
  "network failure": "Something went wrong while resending email.",
  "500 response without message": "Failed to resend verification email",
};
for (const fault of networkFaultsInTier) {
  test(`the request for another verification email shows an error after a ${fault} and can be retried`, async ({
    page,
  }) => {
    const person = await makeUser({ verified: false });
    await gotoHydrated(page, paths.login());
    await logIn(page, person.email);
    await expect(page.getByRole("alert").filter({ hasText: "Your email is not verified." })).toBeVisible();
    await failRequests(page, accountApiPaths.resendVerification, fault);
    await page.getByRole("button", { name: "Resend verification email" }).click();
    await expect(page.getByRole("alert").filter({ hasText: resendErrors[fault] })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Resend verification email" }).click();
    await expect(page.getByText("Verification email resent. Please check your inbox.")).toBeVisible();
  });

  test(`the product grid shows an error after a ${fault}, keeps its products and can be retried`, async ({
    page,
    person,
    signIn,
  }) => {
    await signIn(person);
    await failRequests(page, apiPaths.products, fault);
    await gotoHydrated(page, paths.drops);
    const alert = page.getByRole("alert").filter({ hasText: "Failed to fetch products" });
    await expect(alert.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.unrouteAll();
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole("article").first()).toBeVisible();
  });
}

test("a signed-in user sees the current stock in the product grid", async ({ page, person, signIn }) => {
  const bowl = await makeDrop({ stock: 4, editionSize: null });
  await signIn(person);
  // Written to the database directly, so the cached page does not have it.
  await db.productVariant.updateMany({ where: { productId: bowl.id }, data: { stock: 1 } });
  await gotoHydrated(page, paths.drops);
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: bowl.name }) });
  await expect(card).toContainText("Only 1 left");
});
