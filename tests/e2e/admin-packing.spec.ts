import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { db } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

test("an order is packed by keyboard alone: its number, its items, Enter, and the next one opens", async ({
  page,
  signIn,
}) => {
  const [buyer, vase, shirt] = await Promise.all([
    makeUser({ firstName: "Hadiza", lastName: "Sule" }),
    makeProduct({ name: "Vase of Reeds" }),
    makeProduct({ name: "Shirt of Linen" }),
  ]);
  const order = await makeOrder({
    buyer,
    items: [{ product: vase }, { product: shirt, quantity: 2 }],
    shippingAddress: sampleAddress,
  });
  await signIn(await makeUser({ role: "Admin", staffRole: "Packer" }));
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHydrated(page, adminPaths.packing());
  const field = page.getByLabel("Scan or type");
  await expect(field).toBeFocused();
  const scan = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  };
  await scan(order.number.toLowerCase());
  await expect(page.getByRole("heading", { name: order.number })).toBeVisible();
  await expectAccessible(page, page.url());
  await expect(field).toBeFocused();
  await scan("1");
  await expect(page.getByText("Vase of Reeds: 1 of 1")).toBeVisible();
  await scan("");
  await expect(page.getByText("2 left to tick.")).toBeVisible();
  await scan("2");
  await scan("");
  await expect(page.getByText(`${order.number} is packed`)).toBeVisible();
  await expect
    .poll(async () => (await db.order.findUniqueOrThrow({ where: { id: order.id } })).packedAt)
    .not.toBeNull();
  await expect(page.getByRole("heading", { name: order.number })).toBeHidden();
  await expect(page.getByLabel("Scan or type")).toBeFocused();
});
