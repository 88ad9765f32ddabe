import { paths } from "@/lib/core/urls/paths";
import { databasePool } from "@/lib/db/client";
import { addToCart, makeDrop } from "../support/checkout-steps";
import { expect, test } from "../support/fixtures";

// A page that fails on the server logs errors; the tests check what it shows.
test.use({ allowedErrors: [/^console|^exception|^5\d\d from/] });

/** Locks a table meanwhile: every query on it waits until the server's timeout. */
async function withLockedTable(
  table: "cart_lines" | "orders" | "products" | "subscriptions",
  meanwhile: () => Promise<void>,
): Promise<void> {
  const connection = await databasePool().connect();
  try {
    await connection.query("BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0");
    await connection.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    await meanwhile();
  } finally {
    await connection.query("ROLLBACK");
    connection.release();
  }
}

test("a cart whose query times out shows an error, and loads again on retry", async ({ page, person, signIn }) => {
  const medal = await makeDrop();
  await signIn(person);
  await addToCart(page, medal);
  await withLockedTable("cart_lines", async () => {
    await page.goto(paths.cart);
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("Failed to fetch cart")).toBeVisible();
  });
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("link", { name: medal.name })).toBeVisible({ timeout: 30_000 });
});

test("an account whose query times out shows an error, and loads again on retry", async ({ page, person, signIn }) => {
  await signIn(person);
  await withLockedTable("orders", async () => {
    await page.goto(paths.account);
    await expect(page.getByText("Failed to load account")).toBeVisible({ timeout: 30_000 });
  });
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible({ timeout: 30_000 });
});

test("public pages whose query times out are answered with 503, and open afterwards", async ({ page }) => {
  const medal = await makeDrop();
  // Nobody has opened this page yet, so it is not cached.
  const open = async (path: string) => (await page.request.get(path, { timeout: 60_000 })).status();
  await withLockedTable("products", async () => expect(await open(paths.drop(medal.slug))).toBe(503));
  expect(await open(paths.drop(medal.slug))).toBe(200);
  await withLockedTable("subscriptions", async () =>
    expect(await open(paths.membershipCard("LAC-0000-0000"))).toBe(503),
  );
  expect(await open(paths.membershipCard("LAC-0000-0000"))).toBe(404);
});
