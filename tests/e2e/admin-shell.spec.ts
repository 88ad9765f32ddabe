import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { makeOrder } from "@/lib/orders/factory";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test.beforeEach(async ({ signIn }) => {
  await signIn(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" }));
});

test("an admin opens an order with the palette and a page with two keys, and the preferences are kept", async ({
  page,
}) => {
  const buyer = await makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: sampleAddress });
  const { number } = await makeOrder({ buyer, items: [{ product: await makeProduct() }] });
  await gotoHydrated(page, paths.admin);
  await page.keyboard.press("Control+k");
  const input = page.getByRole("combobox", { name: "Search and commands" });
  // Without waiting: what is typed while the palette is loaded is not lost.
  await page.keyboard.type(number.toLowerCase());
  const option = page.getByRole("option", { name: number });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page, "the command palette");
  await input.press("Enter");
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs).toContainText(number);
  await crumbs.getByRole("link", { name: "Orders" }).click();
  await page.waitForURL(`**${adminPaths.section("orders")}`);
  await page.getByRole("heading", { name: "Orders" }).click();
  await page.keyboard.press("g");
  await page.keyboard.press("u");
  await page.waitForURL(`**${adminPaths.section("users")}`);
  await page.getByRole("button", { name: "Collapse navigation" }).click();
  await gotoHydrated(page, "/admin/uploads");
  await page.waitForURL(`**${adminPaths.section("media")}`);
  await expect(page.locator("html")).toHaveAttribute("data-admin", "narrow");
  const overview = await page.request.get("/admin/overview");
  expect(new URL(overview.url()).pathname).toBe(paths.admin);
});

test("an admin goes from a drop to its form; a member gets no such link", async ({ page, pageOf }) => {
  const product = await makeProduct();
  await gotoHydrated(page, paths.drop(product.slug));
  await page.getByRole("link", { name: "Edit this drop" }).click();
  await page.waitForURL(`**${adminPaths.editProduct(product.id)}`);
  const member = await pageOf(await makeUser({ firstName: "Hadiza" }));
  await gotoHydrated(member, paths.drop(product.slug));
  await expect(member.getByText("Hadiza").first()).toBeVisible();
  await expect(member.getByRole("navigation", { name: "Admin bar" })).toHaveCount(0);
});
