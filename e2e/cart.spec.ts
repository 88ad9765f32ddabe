import { paths } from "@/lib/platform/paths";
import { expect, refusedWith, test } from "./fixtures";
import { addToCart, drop } from "./shopping";
import { visit } from "./visit";

test("the cart counts up to the stock and not below one, and empties", async ({ page, person, signIn }) => {
  const medal = await drop({ price: 1_000, stock: 2 });
  await signIn(person);
  await addToCart(page, medal);
  await visit(page, paths.cart);
  const less = page.getByRole("button", { name: `One fewer ${medal.name}` });
  const more = page.getByRole("button", { name: `One more ${medal.name}` });
  await expect(less).toHaveAttribute("aria-disabled", "true");
  await more.click();
  await expect(page.getByText("₦2,000").first()).toBeVisible();
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("That is all there is.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("₦2,000").first()).toBeVisible();
  await page.getByRole("button", { name: `Remove ${medal.name}` }).click();
  await expect(page.getByText("Removed from cart")).toBeVisible();
  await expect(page.getByText("Your Cart is Empty")).toBeVisible();
});

test("what is put in on one page is counted in the header and on the round button", async ({
  page,
  person,
  signIn,
}) => {
  const medal = await drop();
  await signIn(person);
  await addToCart(page, medal);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("button", { name: "Your Cart, 2 items" })).toBeVisible();
  await page.getByRole("banner").getByText("Amina").click();
  await expect(page.getByRole("link", { name: "Cart (2)" })).toBeVisible();
  await visit(page, paths.cart);
  await expect(page.getByRole("button", { name: /^Your Cart/ })).toHaveCount(0);
});

test.describe("with more than there is", () => {
  test.use({ expected: [refusedWith(400, 409)] });

  test("the shop says how many are left", async ({ page, person, signIn }) => {
    const only = await drop({ stock: 1 });
    await signIn(person);
    await addToCart(page, only);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText(/Only 1 left/).last()).toBeVisible();
  });
});
