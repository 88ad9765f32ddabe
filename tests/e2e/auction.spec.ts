import type { Browser, Page } from "@playwright/test";
import { makeAuction } from "@/lib/auctions/factory";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { expectAccessible } from "./support/page-quality";

/** Opens a page in a new browser as a member who may bid. */
async function openAsBidder(
  browser: Browser,
  url: string,
  javaScriptEnabled = true,
): Promise<{ page: Page; actor: Actor }> {
  const actor = await makeActor({ plan: "yearly", days: 30, shippingAddress: sampleAddress });
  const context = await browser.newContext({ javaScriptEnabled, reducedMotion: "reduce" });
  const page = await context.newPage();
  const response = await page.request.post(accountApiPaths.login, {
    data: { email: actor.email, password: "living-archive" },
  });
  expect(response.ok()).toBe(true);
  await (javaScriptEnabled ? gotoHydrated(page, url) : page.goto(url));
  return { page, actor };
}

/** Fills in the form and presses Place Bid. */
async function submitBid(page: Page, amount: number, maximum?: number): Promise<void> {
  await page.getByLabel("Your bid, in naira").fill(String(amount));
  if (maximum) {
    await page.getByText("Set a maximum bid").click();
    await page.getByLabel("Maximum bid, in naira").fill(String(maximum));
  }
  await page.getByRole("button", { name: "Place Bid" }).click();
}

/** Places a bid and confirms its full cost; the first time the terms are accepted too. */
async function placeBid(page: Page, amount: number, maximum?: number): Promise<void> {
  await submitBid(page, amount, maximum);
  await confirmBid(page);
}

async function confirmBid(page: Page): Promise<void> {
  const confirm = page.getByRole("button", { name: "Confirm bid of" });
  await expect(confirm).toBeVisible();
  const terms = page.getByRole("checkbox", { name: "I accept the terms of this sale" });
  if (await terms.isVisible()) await terms.check();
  await confirm.click();
}

const expectCurrentBid = (page: Page, amount: string) =>
  expect(page.getByText("Current bid").locator("xpath=following-sibling::*[1]")).toContainText(amount, {
    timeout: 15_000,
  });
const setEndIn = (id: string, seconds: number) =>
  db.$executeRaw`UPDATE auctions SET ends_at = clock_timestamp() + make_interval(secs => ${seconds}) WHERE id = ${id}`;

test("an auction with two bidders, a spectator and a bidder without JavaScript ends with a paid order", async ({
  page: spectator,
  browser,
}) => {
  test.setTimeout(180_000);
  const sale = await makeAuction({ title: "The Whole Sale", shipping: 900 });
  const url = paths.auction(sale.slug);
  await gotoHydrated(spectator, url);
  await expect(spectator.getByText("Nobody yet")).toBeVisible();
  await expect(spectator.getByRole("heading", { name: "Bidding is for members of the Circle" })).toBeVisible();

  const ada = await openAsBidder(browser, url);
  await submitBid(ada.page, 2_050);
  await expect(ada.page.getByLabel("Your bid, in naira")).toBeFocused();
  await expect(ada.page.getByLabel("Your bid, in naira")).toHaveAttribute("aria-invalid", "true");
  await submitBid(ada.page, 2_100);
  await expect(ada.page.getByRole("region", { name: "Confirm your bid" })).toContainText("₦3,000");
  await ada.page.getByRole("button", { name: "Confirm bid of ₦2,100" }).click();
  await expect(ada.page.getByText("Accept the terms to bid.")).toBeVisible();
  await confirmBid(ada.page);
  await expect(ada.page.getByText("Received: ₦2,100, entry 1 of the ledger.")).toBeVisible();
  await expect(ada.page.getByText("You lead.")).toBeVisible();
  await expect
    .poll(() => ada.page.evaluate(() => document.activeElement?.textContent))
    .toContain("Received: ₦2,100, entry 1 of the ledger.");
  await expectCurrentBid(spectator, "₦2,100");
  await expect(spectator.getByText("Iroko").first()).toBeVisible();
  await expect(spectator.getByText("2 in the room now")).toBeVisible();

  const bisi = await openAsBidder(browser, url);
  await expect(spectator.getByText("3 in the room now")).toBeVisible();
  await placeBid(bisi.page, 2_200, 5_000);
  await expect(bisi.page.getByText(/^Received: ₦2,200/)).toBeVisible();
  await expect(ada.page.getByText("You are outbid.")).toBeVisible({ timeout: 15_000 });
  await placeBid(ada.page, 2_300);
  await expect(ada.page.getByText(/outbid at once.*₦2,400/)).toBeVisible();
  await expectCurrentBid(spectator, "₦2,400");

  // A bid far above the minimum needs a confirmation.
  await submitBid(ada.page, 4_000);
  await ada.page.getByRole("button", { name: "Bid ₦4,000 anyway" }).click();
  await expectCurrentBid(spectator, "₦4,100");

  const lite = await openAsBidder(browser, paths.auctionLite(sale.slug), false);
  await expect(lite.page.getByText("₦4,100").first()).toBeVisible();
  await lite.page.getByRole("checkbox", { name: "I accept the terms of this sale" }).check();
  await lite.page.getByRole("button", { name: "Accept and bid" }).click();
  await lite.page.getByLabel("Your bid, in naira").fill("6000");
  await lite.page.getByRole("button", { name: "Place Bid" }).click();
  await expect(lite.page.getByText("Your bid was accepted. You lead.")).toBeVisible();
  await expectCurrentBid(bisi.page, "₦6,000");

  await setEndIn(sale.id, 60);
  await placeBid(bisi.page, 6_100);
  await expect(bisi.page.getByText(/^Received: ₦6,100/)).toBeVisible();
  expect(await db.auction.findUniqueOrThrow({ where: { id: sale.id } })).toMatchObject({ extensions: 1 });

  await setEndIn(sale.id, 2);
  await spectator.reload();
  await expect(spectator.getByRole("heading", { name: /^Sold to Agogo/ })).toBeVisible({ timeout: 30_000 });
  await bisi.page.reload();
  await expect(bisi.page.getByRole("heading", { name: "The lot is yours" })).toBeVisible({ timeout: 30_000 });
  await bisi.page.getByRole("button", { name: "Pay ₦7,000 with Paystack" }).click();
  await bisi.page.waitForURL(/\/paystack\/checkout\//);
  await bisi.page.getByRole("button", { name: /^Pay/ }).click();
  await expect
    .poll(() => db.order.findFirst({ where: { userId: bisi.actor._id, paymentStatus: "paid" } }), { timeout: 20_000 })
    .toMatchObject({ totalKobo: 700_000n, deliveryKobo: 90_000n, provenance: expect.anything() });

  await gotoHydrated(bisi.page, paths.myBids);
  await expect(bisi.page.getByText("Won and paid")).toBeVisible();
  await gotoHydrated(ada.page, paths.myBids);
  await expect(ada.page.getByText("Not won")).toBeVisible();

  await gotoHydrated(spectator, paths.auctionLedger(sale.slug));
  await expect(spectator.getByText(/^Valid: \d+ entries checked in your browser/)).toBeVisible();
  await spectator.getByLabel("A hash from one of our emails").fill("ab".repeat(32));
  await spectator.getByRole("button", { name: "Check again" }).click();
  await expect(spectator.getByText(/The ledger is broken/)).toBeVisible();
  for (const each of [ada, bisi, lite]) await each.page.context().close();
});

test("the auction page, its ledger and its HTML-only version have no axe violations in either theme", async ({
  page,
  browser,
}) => {
  const sale = await makeAuction({ title: "For Everybody", reserve: 9_000 });
  const { page: inside } = await openAsBidder(browser, paths.auction(sale.slug));
  await placeBid(inside, 2_100);
  await expect(inside.getByText(/^Received: ₦2,100/)).toBeVisible();
  await expectAccessible(inside, "the auction page");
  await gotoHydrated(page, paths.auction(sale.slug));
  await expectAccessible(page, "the page for non-members");
  await gotoHydrated(page, paths.auctionLedger(sale.slug));
  await expect(page.getByText(/^Valid: /)).toBeVisible();
  await expectAccessible(page, "the ledger");
  await gotoHydrated(page, paths.auctionLite(sale.slug));
  await expectAccessible(page, "the HTML-only version");
  await inside.context().close();
});
