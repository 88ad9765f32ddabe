import { makeUser } from "@/lib/accounts/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { type Cut, cut, cutOff, cuts } from "./cut";
import { logIn } from "./entry";
import { expect, refusedWith, test } from "./fixtures";
import { addToCart, drop } from "./shopping";
import { visit } from "./visit";

// What was shown before its call failed has to be true again afterwards: nobody may think they hold what they do not.
test.use({ expected: [new RegExp(`${cutOff.source}|${refusedWith(401, 403).source}`)] });

for (const how of cuts) {
  test(`the cart's slip, with ${how}, says what failed and shows what is in the cart`, async ({
    page,
    person,
    signIn,
  }) => {
    const medal = await drop();
    await signIn(person);
    await addToCart(page, medal);
    await page.getByRole("button", { name: "Your Cart, 1 item" }).click();
    const slip = page.getByRole("dialog", { name: "Your Cart" });

    await cut(page, apiPaths.updateCart, how);
    await slip.getByRole("button", { name: `One more ${medal.name}` }).click();
    await expect(page.getByText("Failed to update quantity")).toBeVisible();
    await expect(page.getByRole("button", { name: "Your Cart, 1 item", includeHidden: true })).toBeAttached();

    await cut(page, apiPaths.removeFromCart, how);
    await cut(page, apiPaths.cart, how);
    await slip.getByRole("button", { name: `Remove ${medal.name}` }).click();
    await expect(page.getByText("Failed to remove item")).toBeVisible();
    await expect(page.getByText("Failed to fetch cart")).toBeVisible();
    // The slip of an empty cart closes; the cart is not empty after all, so its button is back.
    await expect(page.getByRole("button", { name: "Your Cart, 1 item" })).toBeVisible();
  });

  test(`the cart's page, with ${how}, says what failed and shows what is in the cart`, async ({
    page,
    person,
    signIn,
  }) => {
    const medal = await drop({ price: 1_000 });
    await signIn(person);
    await addToCart(page, medal);
    await visit(page, paths.cart);
    const lines = page.getByRole("main");

    await cut(page, apiPaths.updateCart, how);
    await cut(page, apiPaths.cart, how);
    await page.getByRole("button", { name: `One more ${medal.name}` }).click();
    await expect(page.getByText("Failed to update cart")).toBeVisible();
    await expect(page.getByText("Failed to fetch cart")).toBeVisible();
    await expect(lines.getByText(`${medal.name} × 1`)).toBeVisible();
    await expect(lines.getByText("₦2,000")).toHaveCount(0);

    await cut(page, apiPaths.removeFromCart, how);
    await page.getByRole("button", { name: `Remove ${medal.name}` }).click();
    await expect(page.getByText("Failed to remove item")).toBeVisible();
    await expect(lines.getByText(`${medal.name} × 1`)).toBeVisible();
    await expect(page.getByText("Your Cart is Empty")).toHaveCount(0);
  });
}

test("a cart that cannot be fetched on another page is said there", async ({ page, person, signIn }) => {
  await signIn(person);
  await addToCart(page, await drop());
  await cut(page, apiPaths.cart, "no word");
  await page.goto(paths.about);
  await expect(page.getByText("Failed to fetch cart")).toBeVisible();
});

const accountSays: [status: number, sentence: string][] = [
  [0, "Network error"],
  [403, "You don’t have permission to access this feature."],
  [500, "Failed to load account"],
];
for (const [status, sentence] of accountSays) {
  test(`the account, answered with ${status}, says so and stays`, async ({ page, person, signIn }) => {
    await signIn(person);
    await page.route(`**${apiPaths.me}`, (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, json: { success: false } }),
    );
    await page.goto(paths.account);
    await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Welcome back, Amina" })).toBeVisible();
  });
}

test("an account whose session was ended elsewhere is taken away and leads to the login", async ({
  page,
  person,
  signIn,
}) => {
  await signIn(person);
  await visit(page, paths.account);
  await db.user.update({ where: { id: person.id }, data: { sessionVersion: { increment: 1 } } });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("Session expired. Please log in again.")).toBeVisible();
  await expect(page.getByText("Welcome back")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await page.waitForURL(/\/login/);
});

const resendSays: Record<Cut, string> = {
  "no answer": "Something went wrong while resending email.",
  "no word": "Failed to resend verification email",
};
for (const how of cuts) {
  test(`the verification mail asked for again, with ${how}, says so and can be asked for again`, async ({ page }) => {
    const person = await makeUser({ verified: false });
    await visit(page, paths.login());
    await logIn(page, person.email);
    await expect(page.getByRole("alert").filter({ hasText: "Your email is not verified." })).toBeVisible();
    await cut(page, apiPaths.resendVerification, how);
    await page.getByRole("button", { name: "Resend verification email" }).click();
    await expect(page.getByRole("alert").filter({ hasText: resendSays[how] })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Resend verification email" }).click();
    await expect(page.getByText("Verification email resent. Please check your inbox.")).toBeVisible();
  });

  test(`the shelf that cannot be counted again, with ${how}, says so and stands as it was`, async ({
    page,
    person,
    signIn,
  }) => {
    await signIn(person);
    await cut(page, apiPaths.products, how);
    await visit(page, paths.drops);
    const trouble = page.getByRole("alert").filter({ hasText: "Failed to fetch products" });
    await expect(trouble.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.unrouteAll();
    await trouble.getByRole("button", { name: "Try Again" }).click();
    await expect(trouble).toHaveCount(0);
    await expect(page.getByRole("article").first()).toBeVisible();
  });
}

test("whoever is signed in reads this minute's count on the shelf", async ({ page, person, signIn }) => {
  const bowl = await drop({ stock: 4, editionSize: null });
  await signIn(person);
  // Straight into the database: the page that was made before knows nothing of it.
  await db.productVariant.updateMany({ where: { productId: bowl.id }, data: { stock: 1 } });
  await visit(page, paths.drops);
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: bowl.name }) });
  await expect(card).toContainText("Only 1 left");
});
