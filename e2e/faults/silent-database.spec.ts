import { databasePool } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "../fixtures";
import { addToCart, drop } from "../shopping";

// A page that failed on the server is full of complaints; what counts here is what it says to a person.
test.use({ expected: [/^console|^exception|^5\d\d from/] });

/** Nobody can read a table while this runs: every question about it waits until the server gives up. */
async function withheld(table: "cart_lines" | "orders", meanwhile: () => Promise<void>): Promise<void> {
  const held = await databasePool().connect();
  try {
    await held.query("BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0");
    await held.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    await meanwhile();
  } finally {
    await held.query("ROLLBACK");
    held.release();
  }
}

test("a cart that the database withholds is said, and is there again", async ({ page, person, signIn }) => {
  const medal = await drop();
  await signIn(person);
  await addToCart(page, medal);
  await withheld("cart_lines", async () => {
    await page.goto(paths.cart);
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("Failed to fetch cart")).toBeVisible();
  });
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("link", { name: medal.name })).toBeVisible({ timeout: 30_000 });
});

test("an account that the database withholds is said, and is there again", async ({ page, person, signIn }) => {
  await signIn(person);
  await withheld("orders", async () => {
    await page.goto(paths.account);
    await expect(page.getByText("Failed to load account")).toBeVisible({ timeout: 30_000 });
  });
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible({ timeout: 30_000 });
});
