import type { Page } from "@playwright/test";
import { makeUser, someAddress } from "@/lib/accounts/factory";
import { db } from "@/lib/platform/db";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { makeOrder, makeProduct } from "@/lib/shop/factory";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./inspect";
import { drop, expectPaid, goToPaystack, stockOf } from "./shopping";
import { visit } from "./visit";

/** Somebody buys two pieces of a drop in a browser of their own. Answers with the order's number. */
async function sell(page: Page, productId: string, quantity: number): Promise<string> {
  await visit(page, paths.checkout({ productId, quantity }));
  await goToPaystack(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
  return expectPaid(page);
}

// The line is cut on purpose while many are shipped.
test.use({ expected: [/net::ERR_FAILED/] });

test("an order is sold, packed, shipped with others, delivered, and given back in parts until nothing is left", async ({
  page,
  pageOf,
  signIn,
  providers,
}) => {
  test.setTimeout(180_000);
  const piece = await drop({ price: 12_500.5, stock: 4 });
  const buyer = await makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: someAddress });
  await signIn(buyer);
  const number = await sell(page, piece.id, 2);
  const other = await makeOrder({ buyer, items: [{ product: await makeProduct() }], shippingAddress: someAddress });
  const unpaid = await makeOrder({ buyer, items: [{ product: await makeProduct() }], paymentStatus: "unpaid" });
  const item = await db.orderItem.findFirstOrThrow({
    where: { order: { number } },
    include: { editions: { orderBy: { number: "asc" } } },
  });
  const [first, second] = item.editions.map((edition) => edition.number);

  const desk = await pageOf(await makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Desk" }));

  await test.step("the papers", async () => {
    await visit(desk, deskPaths.deskOrder(number));
    await expect(desk.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
    await expectAccessible(desk, desk.url());
    await desk.getByLabel("A note on this order").fill("Wrap it twice.");
    await desk.getByRole("button", { name: "Leave the note" }).click();
    await expect(desk.getByText("Wrap it twice.", { exact: true }).last()).toBeVisible();
    await desk.getByRole("link", { name: "Packing slip" }).click();
    const slip = desk.getByRole("article", { name: `Packing slip of ${number}` });
    await expect(slip.getByText(`Nos. ${first} and ${second} of 20`)).toBeVisible();
    await expect(slip).not.toContainText("₦");
    await desk.emulateMedia({ media: "print" });
    await expect(desk.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(desk.getByRole("navigation", { name: "Back office" })).toBeHidden();
    await expect(slip).toBeVisible();
    await desk.emulateMedia({ media: "screen" });
    await expectAccessible(desk, desk.url());
    await visit(desk, deskPaths.orderPapers("labels", [number]));
    await expect(desk.getByRole("article", { name: `Address label of ${number}` })).toContainText("Hadiza Sule");
  });

  await test.step("a morning’s parcels, by keyboard", async () => {
    await visit(desk, deskPaths.desk("orders", { q: buyer.email }));
    await expectAccessible(desk, desk.url());
    const all = desk.getByRole("checkbox", { name: "All orders on this page" });
    await all.focus();
    await desk.keyboard.press("Space");
    await expect(desk.getByText("3 chosen, 2 of them can be shipped.")).toBeVisible();
    await desk.getByRole("button", { name: "Ship 2 parcels" }).press("Enter");
    const dialog = desk.getByRole("dialog", { name: "Ship 2 parcels" });
    await dialog.getByLabel("Courier", { exact: true }).fill("GIG Logistics");
    await dialog.getByLabel(number).fill("GIG-1");
    await dialog.getByLabel(other.number).fill("GIG-2");
    // Nothing is lost when the line breaks in the middle.
    await desk.route("**/api/orders/all/ship", (call) => call.abort(), { times: 1 });
    await dialog.getByRole("button", { name: "Mark as shipped" }).click();
    await expect(dialog.getByRole("alert")).toContainText("What has not left yet can be sent again.");
    await expect(dialog.getByLabel(number)).toHaveValue("GIG-1");
    await dialog.getByRole("button", { name: "Mark as shipped" }).click();
    await expect(dialog.getByText("2 of 2: 2 shipped")).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).click();
    expect((await providers.mailTo(buyer.email, `${number} is on its way`)).text).toContain("GIG-1");
    expect((await db.order.findUniqueOrThrow({ where: { id: unpaid.id } })).status).toBe("pending");
  });

  await test.step("it arrives, and one piece comes back", async () => {
    await visit(desk, deskPaths.deskOrder(number));
    await desk.getByRole("button", { name: `Mark as delivered ${number}` }).click();
    await expect(desk.getByText("Delivered", { exact: true }).first()).toBeVisible();
    await desk.getByRole("button", { name: `Refund ${number}` }).click();
    const dialog = desk.getByRole("dialog", { name: `Refund ${number}` });
    await dialog.getByRole("checkbox", { name: `No. ${first}` }).check();
    await expect(dialog.getByLabel("Amount in naira")).toHaveValue("12500.50");
    await dialog.getByLabel("Put the pieces back on the shelf").check();
    await expectAccessible(desk, desk.url());
    await dialog.getByRole("button", { name: "Refund ₦12,500.50" }).click();
    await expect(dialog.getByText("Please say why")).toBeVisible();
    await dialog.getByLabel("Why").fill("A chip on the rim.");
    await dialog.getByRole("button", { name: "Refund ₦12,500.50" }).click();
    await expect(desk.getByText("1 refunded", { exact: false }).first()).toBeVisible();
    expect(await stockOf(piece)).toEqual({ stock: 3, held: 0, sold: 1 });
    const mail = await providers.mailTo(buyer.email, /A part of your payment/);
    expect(mail.text).toContain("A chip on the rim.");
  });

  await test.step("the buyer sees it", async () => {
    await visit(page, paths.order(number));
    await expect(page.getByText("A part of this order was refunded:")).toBeVisible();
    await expect(page.getByText("GIG Logistics, GIG-1")).toBeVisible();
    await expect(page.getByText(`No. ${second} of 20`).first()).toBeVisible();
    await expectAccessible(page, page.url());
    await visit(page, paths.ordersInShort);
    await expect(page.getByRole("link", { name: new RegExp(number) })).toBeVisible();
    await expect(page.getByRole("button", { name: /cart/i })).toBeHidden();
  });

  await test.step("and the rest", async () => {
    await visit(desk, deskPaths.deskOrder(number));
    await desk.getByRole("button", { name: `Refund ${number}` }).click();
    const dialog = desk.getByRole("dialog", { name: `Refund ${number}` });
    await dialog.getByRole("button", { name: "All of it" }).click();
    await dialog.getByLabel("Why").fill("Both came broken.");
    await dialog.getByRole("button", { name: "Refund ₦12,500.50" }).click();
    await expect(desk.getByRole("button", { name: `Refund ${number}` })).toBeHidden();
    await expect
      .poll(async () =>
        (await db.refund.findMany({ where: { charge: { reference: number } } })).map(({ status }) => status),
      )
      .toEqual(["processed", "processed"]);
    await visit(page, paths.order(number));
    await expect(page.getByText("This order was refunded.", { exact: false })).toBeVisible();
  });
});
