import type { Page } from "@playwright/test";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";
import { expectPaid, goToPaystack, makeDrop, stockOf } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

/** Buys a product and returns the order number. */
async function placePaidOrder(page: Page, productId: string, quantity: number): Promise<string> {
  await gotoHydrated(page, paths.checkout({ productId, quantity }));
  await goToPaystack(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
  return expectPaid(page);
}

// One request of the bulk shipment fails on purpose.
test.use({ allowedErrors: [/net::ERR_FAILED/] });

test("an order is paid, packed, shipped in bulk, delivered, and refunded in parts until nothing is left", async ({
  page,
  pageOf,
  signIn,
  providers,
}) => {
  test.setTimeout(180_000);
  const product = await makeDrop({ price: 12_500.5, stock: 4 });
  const buyer = await makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: sampleAddress });
  await signIn(buyer);
  const number = await placePaidOrder(page, product.id, 2);
  const other = await makeOrder({ buyer, items: [{ product: await makeProduct() }], shippingAddress: sampleAddress });
  const unpaid = await makeOrder({ buyer, items: [{ product: await makeProduct() }], paymentStatus: "unpaid" });
  const item = await db.orderItem.findFirstOrThrow({
    where: { order: { number } },
    include: { editions: { orderBy: { number: "asc" } } },
  });
  const [first, second] = item.editions.map((edition) => edition.number);

  const admin = await pageOf(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" }));

  await test.step("the packing slip and the address label", async () => {
    await gotoHydrated(admin, adminPaths.order(number));
    await expect(admin.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
    await expectAccessible(admin, admin.url());
    await admin.getByLabel("Note", { exact: true }).fill("Wrap it twice.");
    await admin.getByRole("button", { name: "Add note" }).click();
    await expect(admin.getByText("Wrap it twice.", { exact: true }).last()).toBeVisible();
    await admin.getByRole("link", { name: "Packing slip" }).click();
    const article = admin.getByRole("article", { name: `Packing slip of ${number}` });
    await expect(article.getByText(`Nos. ${first} and ${second} of 20`)).toBeVisible();
    await expect(article).not.toContainText("₦");
    await admin.emulateMedia({ media: "print" });
    await expect(admin.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(admin.getByRole("navigation", { name: "Admin", exact: true })).toBeHidden();
    await expect(article).toBeVisible();
    await admin.emulateMedia({ media: "screen" });
    await expectAccessible(admin, admin.url());
    // The page size of the slips does not apply to what is printed next.
    const setsPageSize = () =>
      admin.evaluate(() =>
        [...document.querySelectorAll("style")].some(({ innerHTML }) => innerHTML.includes("@page")),
      );
    expect(await setsPageSize()).toBe(true);
    await admin.goBack();
    await expect(admin.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
    await expect.poll(setsPageSize).toBe(false);
    await gotoHydrated(admin, adminPaths.printOrders("address-labels", [number]));
    await expect(admin.getByRole("article", { name: `Address label of ${number}` })).toContainText("Hadiza Sule");
  });

  await test.step("bulk shipment by keyboard", async () => {
    await gotoHydrated(admin, adminPaths.section("orders", { q: buyer.email }));
    await expectAccessible(admin, admin.url());
    const from = admin.getByLabel("Placed from");
    await from.fill("2021-01-01");
    await admin.waitForURL(/from=2021-01-01/);
    await expect(from).toBeFocused();
    const all = admin.getByRole("checkbox", { name: "All orders on this page" });
    await all.focus();
    await admin.keyboard.press("Space");
    await expect(admin.getByText("2 orders selected")).toBeVisible();
    await expect(admin.getByText("2 can be shipped")).toBeVisible();
    await expect(admin.getByRole("checkbox", { name: `Select ${unpaid.number}` })).toBeDisabled();
    await admin.getByRole("button", { name: "Ship 2 orders" }).press("Enter");
    const dialog = admin.getByRole("dialog", { name: "Ship 2 orders" });
    await dialog.getByLabel("Courier", { exact: true }).fill("GIG Logistics");
    await dialog.getByLabel(number).fill("GIG-1");
    await dialog.getByLabel(other.number).fill("GIG-2");
    // After a failed request the dialog keeps its values and can be sent again.
    await admin.route("**/api/orders/all/ship", (call) => call.abort(), { times: 1 });
    await dialog.getByRole("button", { name: "Mark as shipped" }).click();
    await expect(dialog.getByRole("alert")).toContainText("You can try again with the remaining orders.");
    await expect(dialog.getByLabel(number)).toHaveValue("GIG-1");
    await dialog.getByRole("button", { name: "Mark as shipped" }).click();
    await expect(dialog.getByText("2 of 2: 2 shipped")).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).click();
    expect((await providers.mailTo(buyer.email, `${number} is on its way`)).text).toContain("GIG-1");
    expect((await db.order.findUniqueOrThrow({ where: { id: unpaid.id } })).status).toBe("pending");
  });

  await test.step("delivery and the refund of one unit", async () => {
    await gotoHydrated(admin, adminPaths.order(number));
    await admin.getByRole("button", { name: `Mark as delivered ${number}` }).click();
    await expect(admin.getByText("Delivered", { exact: true }).first()).toBeVisible();
    await admin.getByRole("button", { name: `Refund ${number}` }).click();
    const dialog = admin.getByRole("dialog", { name: `Refund ${number}` });
    await dialog.getByRole("checkbox", { name: `No. ${first}` }).check();
    await expect(dialog.getByLabel("Amount in naira")).toHaveValue("12500.50");
    await dialog.getByLabel("Restock these items").check();
    await expectAccessible(admin, admin.url());
    await dialog.getByRole("button", { name: "Refund ₦12,500.50" }).click();
    await expect(dialog.getByText("Enter a reason")).toBeVisible();
    await dialog.getByLabel("Reason").fill("A chip on the rim.");
    await dialog.getByRole("button", { name: "Refund ₦12,500.50" }).click();
    await expect(admin.getByText("1 refunded", { exact: false }).first()).toBeVisible();
    expect(await stockOf(product)).toEqual({ stock: 3, held: 0, sold: 1 });
    const mail = await providers.mailTo(buyer.email, /Part of your payment/);
    expect(mail.text).toContain("A chip on the rim.");
  });

  await test.step("the buyer's view of the partial refund", async () => {
    await gotoHydrated(page, paths.order(number));
    await expect(page.getByText("Part of this order was refunded:")).toBeVisible();
    await expect(page.getByText("GIG Logistics, GIG-1")).toBeVisible();
    await expect(page.getByText(`No. ${second} of 20`).first()).toBeVisible();
    await expectAccessible(page, page.url());
    await gotoHydrated(page, paths.ordersShortcut);
    await expect(page.getByRole("link", { name: new RegExp(number) })).toBeVisible();
    await expect(page.getByRole("button", { name: /cart/i })).toBeHidden();
  });

  await test.step("the refund of the rest", async () => {
    await gotoHydrated(admin, adminPaths.order(number));
    await admin.getByRole("button", { name: `Refund ${number}` }).click();
    const dialog = admin.getByRole("dialog", { name: `Refund ${number}` });
    await dialog.getByRole("button", { name: "Full amount" }).click();
    await dialog.getByLabel("Reason").fill("Both came broken.");
    await dialog.getByRole("button", { name: "Refund ₦12,500.50" }).click();
    await expect(admin.getByRole("button", { name: `Refund ${number}` })).toBeHidden();
    await expect
      .poll(async () =>
        (await db.refund.findMany({ where: { charge: { reference: number } } })).map(({ status }) => status),
      )
      .toEqual(["processed", "processed"]);
    await gotoHydrated(page, paths.order(number));
    await expect(page.getByText("This order was refunded.", { exact: false })).toBeVisible();
  });
});

test("a courier's list ships the orders that have a tracking number in it, and counts the line that has none", async ({
  page,
  signIn,
  providers,
}) => {
  const mark = `List${Date.now().toString(36)}`;
  // One more than a page, so that all results can be selected.
  const count = 21;
  const product = await makeProduct({ name: `Vase of ${mark}`, stock: count });
  const buyer = await makeUser({ firstName: "Hadiza", lastName: mark, shippingAddress: sampleAddress });
  const orders = await Promise.all(Array.from({ length: count }, () => makeOrder({ buyer, items: [{ product }] })));
  const [first, second, without] = orders.map(({ number }) => number);
  await signIn(await makeUser({ role: "Admin", staffRole: "Packer" }));
  await gotoHydrated(page, adminPaths.section("orders", { q: mark }));
  await page.getByRole("checkbox", { name: "All orders on this page" }).check();
  await page.getByRole("button", { name: `Select all ${count} results` }).click();
  await page.getByRole("button", { name: "Ship all" }).click();
  const dialog = page.getByRole("dialog", { name: "Ship the orders of a list" });
  await page
    .getByRole("dialog", { name: `Ship all ${count} results` })
    .getByLabel("Tracking numbers")
    .fill([`${first}\tHadiza Sule\tGIG-1`, `GIG-2, ${second?.toLowerCase()}`, `${without}\tHadiza Sule\t`].join("\n"));
  await expect(
    dialog.getByText("2 orders in the list. 1 line without an order number or a tracking number"),
  ).toBeVisible();
  await dialog.getByLabel("Courier", { exact: true }).fill("GIG Logistics");
  await expectAccessible(page, "a courier's list");
  await dialog.getByRole("button", { name: "Mark 2 orders as shipped" }).click();
  await expect(
    dialog.getByText("2 shipped, 0 left. 1 line without an order number or a tracking number"),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  expect((await providers.mailTo(buyer.email, `${second} is on its way`)).text).toContain("GIG-2");
  const shipped = await db.order.findMany({
    where: { items: { some: { productId: product.id } }, status: { not: "pending" } },
    select: { number: true, trackingNumber: true },
    orderBy: { trackingNumber: "asc" },
  });
  expect(shipped).toEqual([
    { number: first, trackingNumber: "GIG-1" },
    { number: second, trackingNumber: "GIG-2" },
  ]);
});
