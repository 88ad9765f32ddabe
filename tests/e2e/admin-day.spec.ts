import type { Page } from "@playwright/test";
import sharp from "sharp";
import { makeAuction } from "@/lib/auctions/factory";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { makeComment } from "@/lib/comments/factory";
import { minute } from "@/lib/core/clock";
import { parseCsv } from "@/lib/core/csv";
import { addToMonth, lagosMonthRange } from "@/lib/core/lagos-datetime";
import { formatNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";
import { onlyFull } from "@/tests/tier";
import { fillAddress } from "./support/checkout-steps";
import { expect, test } from "./support/fixtures";
import { gotoHydrated, waitForHydration } from "./support/goto-hydrated";
import { placeBid } from "./support/place-bid";
import { startDay } from "./support/working-day";

const orderCount = 40;
const commentCount = 30;
const mark = `Day${Date.now().toString(36)}`;

/** A picture of one colour. */
const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();

/** Opens a section with "g" and its key. The focus has to be outside of a field. */
async function goTo(page: Page, key: string, path: string): Promise<void> {
  await page.keyboard.press("g");
  await page.keyboard.press(key);
  await page.waitForURL((url) => url.pathname === path);
  await waitForHydration(page);
}

/** Paid orders of one buyer with an address, ten of them with two products. */
async function makeOrders(): Promise<void> {
  const [buyer, vase, shirt] = await Promise.all([
    makeUser({ firstName: "Hadiza", lastName: mark, shippingAddress: sampleAddress }),
    makeProduct({ name: `Vase of ${mark}`, stock: 100 }),
    makeProduct({ name: `Shirt of ${mark}`, stock: 100 }),
  ]);
  for (let index = 0; index < orderCount; index++)
    await makeOrder({ buyer, items: index < 10 ? [{ product: vase }, { product: shirt }] : [{ product: vase }] });
}

async function makeComments(exhibition: string): Promise<void> {
  const { id: userId } = await makeUser();
  const start = Date.now() - 60 * minute;
  for (let index = 0; index < commentCount; index++)
    await makeComment({
      userId,
      exhibition,
      status: "pending",
      message: `${mark}, number ${index + 1}.`,
      createdAt: new Date(start + index * 1_000),
    });
}

const numberOfPacked = () => db.order.count({ where: { name: { contains: mark }, packedAt: { not: null } } });

/** What was paid until now this month, or on the same days of last month, less what was refunded of it. */
async function revenueOf(months: 0 | 1): Promise<number> {
  const [{ kobo }] = await db.$queryRaw<[{ kobo: bigint }]>`
    SELECT coalesce(sum(c.amount_kobo - least(c.amount_kobo, (
      SELECT coalesce(sum(r.amount_kobo), 0) FROM refunds r WHERE r.charge_id = c.id AND r.status <> 'failed'))), 0)::bigint AS kobo
    FROM charges c, (SELECT date_trunc('day', now() AT TIME ZONE 'Africa/Lagos') - make_interval(months => ${months}::int) AS day) d
    WHERE c.status = 'success' AND (c.paid_at AT TIME ZONE 'Africa/Lagos') >= date_trunc('month', d.day)
      AND (c.paid_at AT TIME ZONE 'Africa/Lagos') < d.day + interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM subscription_entries e WHERE e.reversed_reference = c.reference)`;
  return Number(kobo);
}

/** The invoices of a month in kobo, less its credit notes. */
async function invoicedIn(month: string): Promise<number> {
  const { from, to } = lagosMonthRange(month);
  const [{ kobo }] = await db.$queryRaw<[{ kobo: bigint }]>`
    SELECT ((SELECT coalesce(sum(total_kobo), 0) FROM orders WHERE invoice_number IS NOT NULL AND paid_at >= ${from} AND paid_at < ${to})
      - (SELECT coalesce(sum(amount_kobo), 0) FROM refunds
         WHERE credit_note_number IS NOT NULL AND created_at >= ${from} AND created_at < ${to}))::bigint AS kobo`;
  return Number(kobo);
}

/** The gross of the orders in the accountant's CSV, in kobo. */
function grossOfOrders(csv: string): number {
  const [columns = [], ...rows] = parseCsv(csv) ?? [];
  const cell = (row: string[], name: string) => row[columns.indexOf(name)] ?? "";
  return rows
    .filter((row) => ["Shop", "Auction"].includes(cell(row, "Kind")))
    .reduce((sum, row) => sum + Math.round(Number(cell(row, "Gross (naira)")) * 100), 0);
}

test("a working day in the back office", onlyFull, async ({ page, pageOf, signIn, providers, playwright }, info) => {
  test.setTimeout(600_000);
  const exhibition = mark.toLowerCase();
  const [admin, product, buyer] = await Promise.all([
    makeUser({ role: "Admin", firstName: "Adaeze", lastName: "Nnamdi" }),
    makeProduct({ name: `Bowl of ${mark}`, price: 12_500, stock: 20 }),
    makeUser({ firstName: "Bola", lastName: `${mark} Return`, shippingAddress: sampleAddress }),
    makeUser({ plan: "collector" }),
  ]);
  await makeOrders();
  await makeComments(exhibition);
  await signIn(admin);
  const day = await startDay(page, info);
  await gotoHydrated(page, paths.admin);

  await day.step("40 orders packed in bulk", async () => {
    const selectAll = async () => {
      await page.getByRole("checkbox", { name: "All orders on this page" }).check();
      await page.getByRole("button", { name: `Select all ${orderCount} results` }).click();
    };
    await goTo(page, "o", adminPaths.section("orders"));
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "To pack" }).click();
    await page.waitForURL(/parcel=to-pack/);
    await page.getByLabel("Number, name or email").fill(mark);
    await expect(page.getByText(`20 of ${orderCount} orders`)).toBeVisible();
    await selectAll();
    await page.getByRole("link", { name: "Slips and labels" }).click();
    await expect(page.getByRole("article", { name: /^Packing slip of/ })).toHaveCount(orderCount);
    await expect(page.getByRole("article", { name: /^Address label of/ })).toHaveCount(orderCount);
    await page.goBack();
    await selectAll();
    await page.getByRole("button", { name: "Mark all as packed" }).click();
    await expect(page.getByText(`${orderCount} orders marked as packed`)).toBeVisible();
    expect(await numberOfPacked()).toBe(orderCount);
  });

  await day.step("A phone sale with a payment link", async () => {
    const email = `${mark.toLowerCase()}@example.ng`;
    await goTo(page, "o", adminPaths.section("orders"));
    await page.getByRole("link", { name: "New order" }).click();
    await expect(page.getByLabel("Find a product")).toBeFocused();
    await page.keyboard.type(product.name);
    await page.keyboard.press("Enter");
    await page.getByLabel("First name").fill("Ngozi");
    await page.getByLabel("Last name").fill("Obi");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await fillAddress(page);
    await page.getByRole("button", { name: "Create order" }).click();
    const link = await page.getByRole("textbox", { name: "Payment link" }).inputValue();
    const number = page.url().split("/").at(-1) ?? "";
    expect((await providers.mailTo(email, number)).text).toContain(link);

    const atBuyer = await pageOf();
    await gotoHydrated(atBuyer, link);
    await atBuyer.getByRole("button", { name: "Continue to payment" }).click();
    await atBuyer.waitForURL(/\/paystack\/checkout\//);
    await atBuyer.getByRole("button", { name: /^Pay/ }).click();
    await expect(atBuyer.getByRole("heading", { name: "Payment Successful!" })).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText("Paid, to pack").first()).toBeVisible();
    expect(await db.order.findUniqueOrThrow({ where: { number } })).toMatchObject({ paymentStatus: "paid" });
  });

  await day.step("A return", async () => {
    const { id, number } = await makeOrder({ buyer, items: [{ product, quantity: 2 }], status: "delivered" });
    await db.order.update({ where: { id }, data: { deliveredAt: new Date() } });
    const { reference, amountKobo } = await db.charge.findFirstOrThrow({ where: { subjectId: id } });
    await providers.addPayment({ reference, amountKobo, email: buyer.email });
    const atBuyer = await pageOf(buyer);
    await gotoHydrated(atBuyer, paths.order(number));
    await atBuyer.getByText("Request a return", { exact: true }).first().click();
    await atBuyer.getByLabel(/how many of 2/).fill("1");
    await atBuyer.getByLabel("Reason").selectOption("damaged");
    await atBuyer.getByLabel("What is wrong").fill("The rim is chipped.");
    await atBuyer.getByRole("button", { name: "Request a return" }).click();
    await expect(atBuyer.getByText("Requested", { exact: true })).toBeVisible();

    await goTo(page, "r", adminPaths.section("returns"));
    await page.getByRole("button", { name: `Approve the return of ${number}` }).click();
    await page.getByRole("dialog").getByLabel("How to send it back").fill("Send it to 4 Broad Street, Lagos.");
    await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await page.getByRole("button", { name: `Mark as received the return of ${number}` }).click();
    await page.getByRole("button", { name: `Refund ${number}` }).click();
    const refund = page.getByRole("dialog", { name: `Refund ${number}` });
    await expect(refund.getByLabel("Reason")).toHaveValue("Return: it arrived damaged");
    await refund.getByRole("button", { name: "Refund ₦12,500" }).click();
    await expect(refund).toBeHidden();
    await expect
      .poll(async () => (await db.refund.findFirst({ where: { charge: { subjectId: id } } }))?.status)
      .toBe("processed");
  });

  await day.step("A price scheduled", async () => {
    await goTo(page, "p", adminPaths.section("products"));
    await page.getByLabel("Name, slug or tag").fill(product.name);
    await expect(page.getByText("1 of 1 product", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: product.name, exact: true }).click();
    await page.getByLabel("Price in naira", { exact: true }).fill("9000");
    await page.getByRole("button", { name: "Save later…" }).click();
    await page.getByRole("dialog").getByLabel("Date and time").fill("2090-12-01T12:00");
    await page.getByRole("dialog").getByRole("button", { name: "Schedule" }).click();
    await expect(page.getByRole("region", { name: "Scheduled" })).toContainText("New price on 1 Dec 2090, 12:00");
    // Its time comes.
    await db.scheduledChange.updateMany({ where: { subjectId: product.id }, data: { dueAt: new Date() } });
    await expect
      .poll(async () => (await db.product.findUniqueOrThrow({ where: { id: product.id } })).priceKobo, {
        timeout: 20_000,
      })
      .toBe(900_000n);
    const visitor = await pageOf();
    await gotoHydrated(visitor, paths.drop(product.slug));
    await expect(visitor.getByText("₦9,000").first()).toBeVisible();
  });

  await day.step("A wrong upload corrected", async () => {
    await goTo(page, "f", adminPaths.section("media"));
    await page.getByRole("button", { name: "Add files" }).click();
    await page.getByLabel("Add as").selectOption("product");
    const name = `${mark.toLowerCase()}.png`;
    const file = (buffer: Buffer) => ({ name, mimeType: "image/png", buffer });
    await page.getByLabel("Files to add").setInputFiles(file(await picture("#c00000")));
    const added = page.getByRole("region", { name: "Add files" });
    await added.getByRole("link", { name: new RegExp(mark, "i") }).click();
    await expect(page.getByText("Version", { exact: true })).toBeVisible();
    const address = page.locator("dt", { hasText: /^Address$/ }).locator("xpath=following-sibling::dd");
    const url = (await address.textContent()) ?? "";
    const colour = async () => {
      const { dominant } = await sharp(await (await page.request.get(url)).body()).stats();
      return dominant.r > dominant.b ? "red" : "blue";
    };
    expect(await colour()).toBe("red");
    await page.getByLabel("New file").setInputFiles(file(await picture("#0000c0")));
    await expect(page.getByText(/is replaced$/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("button", { name: "Replace file" })).toBeVisible();
    expect([await address.textContent(), await colour()]).toEqual([url, "blue"]);
  });

  const moderation = await day.step("30 comments by keyboard", async () => {
    await page.goto(adminPaths.section("comments", { exhibition }));
    await waitForHydration(page);
    const focused = page.locator("article:focus");
    // A deletion asks for the reason, which one digit chooses.
    const keys = [["a"], ["a"], ["d", "4"]] as const;
    await page.keyboard.press("j");
    for (let index = 0; index < commentCount; index++) {
      await expect(focused).toContainText(`number ${index + 1}.`);
      for (const key of keys[index % keys.length] ?? []) await page.keyboard.press(key);
    }
    await expect(page.getByText("No comments found. Change or clear the filters.")).toBeVisible();
    const count = (status: "approved" | "pending") =>
      db.comment.count({ where: { exhibition, status, deletedAt: null } });
    await expect.poll(async () => [await count("approved"), await count("pending")]).toEqual([20, 0]);
  });
  expect(moderation).toMatchObject({ clicks: 0, keys: commentCount + commentCount / 3 + 1 });
  expect(moderation.seconds).toBeLessThan(120);

  await day.step("A newsletter scheduled", async () => {
    await goTo(page, "n", adminPaths.section("newsletter"));
    await page.getByRole("button", { name: "New newsletter" }).click();
    await expect(page.getByLabel("Subject", { exact: true })).toBeFocused();
    await page.keyboard.type(`News of ${mark}`);
    await page.getByRole("button", { name: "Add Text" }).click();
    await expect(page.getByRole("textbox", { name: "Text 1" })).toBeFocused();
    await page.keyboard.type("The bowl is back.");
    await page.getByLabel("Send to", { exact: true }).selectOption("collectors");
    await page.getByRole("button", { name: "Review and send" }).click();
    const dialog = page.getByRole("dialog", { name: "Send newsletter" });
    await dialog.getByLabel("At a time").check();
    await dialog.getByLabel("Date and time").fill("2090-12-01T09:00");
    await dialog.getByRole("button", { name: "Schedule" }).click();
    await expect(page.getByText(/^Scheduled for 1 Dec/).first()).toBeVisible();
    const issue = await db.newsletterIssue.findFirstOrThrow({ where: { subject: `News of ${mark}` } });
    expect([issue.status, issue.scheduledAt?.toISOString()]).toEqual(["scheduled", "2090-12-01T08:00:00.000Z"]);
  });

  await day.step("A sale run from the console", async () => {
    const title = `The Sceptre of ${mark}`;
    const [{ id }, ada, bisi] = await Promise.all([
      makeAuction({ title }),
      makeActor({ plan: "yearly", firstName: "Ada", lastName: "Adeyemi" }),
      makeActor({ plan: "yearly", firstName: "Bisi", lastName: "Balarabe" }),
    ]);
    await placeBid(playwright.request, ada, id, 2_100);
    await placeBid(playwright.request, bisi, id, 5_000);
    await goTo(page, "a", adminPaths.section("auctions"));
    await page.getByLabel("Title or slug").fill(title);
    await page.getByRole("link", { name: title }).click();
    const act = async (label: string, target: string, minutes?: string) => {
      await page.getByRole("button", { name: `${label} ${target}`, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: `${label} ${target}?` });
      if (minutes) await dialog.getByLabel("Minutes").fill(minutes);
      await dialog.getByLabel("Reason").fill("The catalogue named the wrong year.");
      await dialog.getByRole("button", { name: label, exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    const { endsAt } = await db.auction.findUniqueOrThrow({ where: { id } });
    await act("Extend", title, "15");
    await act("Void", "Bisi Balarabe’s bid of ₦5,000");
    await expect(page.getByText("Voided", { exact: true })).toBeVisible();
    await act("Pause", title);
    await expect(page.getByText("Paused: The catalogue named the wrong year.")).toBeVisible();
    const sale = await db.auction.findUniqueOrThrow({ where: { id } });
    expect([sale.frozenAt !== null, Number(sale.endsAt) - Number(endsAt)]).toEqual([true, 15 * minute]);
    await providers.mailTo(ada.email, /leads again/);
  });

  await day.step("Revenue beside last month and the accountant's CSV", async () => {
    await goTo(page, "h", paths.admin);
    await page.getByRole("link", { name: "This month" }).click();
    await page.waitForURL(/period=month/);
    // Other tests are paid meanwhile.
    await expect(async () => {
      await page.reload();
      const sales = page.getByRole("region", { name: "Sales" });
      await expect(sales).toContainText("the same days of last month", { timeout: 5_000 });
      const [now, before] = [await revenueOf(0), await revenueOf(1)];
      await expect(sales).toContainText(formatNaira(now), { timeout: 1_000 });
      if (before > 0) await expect(sales).toContainText(`(${formatNaira(before)})`, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await waitForHydration(page);
    await page.keyboard.press("/");
    await page.keyboard.type("vat");
    await expect(page.getByRole("option", { name: "VAT and bookings" })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${adminPaths.section("vat")}`);
    // A month that is over, as it is booked.
    const [{ month: current }] = await db.$queryRaw<[{ month: string }]>`
      SELECT to_char(now() AT TIME ZONE 'Africa/Lagos', 'YYYY-MM') AS month`;
    const month = addToMonth(current, -1);
    await page.getByLabel("From", { exact: true }).selectOption(month);
    await page.waitForURL(new RegExp(`from=${month}`));
    await page.getByLabel("To", { exact: true }).selectOption(month);
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: /^CSV of / }).click();
    const download = await saved;
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const gross = grossOfOrders(Buffer.concat(chunks).toString("utf8"));
    expect(gross).toBe(await invoicedIn(month));
    expect(gross).toBeGreaterThan(0);
  });

  day.finish();
});

test.afterAll(async () => {
  // Nobody gets it, also not in 2090.
  await db.newsletterIssue.deleteMany({ where: { subject: `News of ${mark}`, status: { not: "sending" } } });
});
