import type { Browser, Page } from "@playwright/test";
import type { Actor } from "@/lib/accounts/contracts";
import { someAddress } from "@/lib/accounts/factory";
import { makeAuction } from "@/lib/auction/factory";
import { makeActor } from "@/lib/membership/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { axeOf } from "./inspect";
import { visit } from "./visit";

/** Somebody of the Circle in a browser of their own, in the room. */
async function bidder(browser: Browser, at: string, script = true): Promise<{ page: Page; actor: Actor }> {
  const actor = await makeActor({ plan: "yearly", days: 30, shippingAddress: someAddress });
  const room = await browser.newContext({ javaScriptEnabled: script, reducedMotion: "reduce" });
  const page = await room.newPage();
  const answer = await page.request.post(apiPaths.login, { data: { email: actor.email, password: "living-archive" } });
  expect(answer.ok()).toBe(true);
  await (script ? visit(page, at) : page.goto(at));
  return { page, actor };
}

async function bid(page: Page, amount: number, most?: number): Promise<void> {
  await page.getByLabel("Your bid, in naira").fill(String(amount));
  if (most) {
    await page.getByText("Name the most you would pay").click();
    await page.getByLabel("The most you would pay, in naira").fill(String(most));
  }
  await page.getByRole("button", { name: "Place Bid" }).click();
}

const stands = (page: Page, sum: string) =>
  expect(page.getByText("Current bid").locator("xpath=following-sibling::*[1]")).toContainText(sum, {
    timeout: 15_000,
  });
const endIn = (id: string, seconds: number) =>
  db.$executeRaw`UPDATE auctions SET ends_at = clock_timestamp() + make_interval(secs => ${seconds}) WHERE id = ${id}`;

test("a whole sale: two bid, one looks on, one has no script; the winner pays and has the order", async ({
  page: spectator,
  browser,
}) => {
  test.setTimeout(180_000);
  const sale = await makeAuction({ title: "The Whole Sale" });
  const at = paths.auction(sale.slug);
  await visit(spectator, at);
  await expect(spectator.getByText("Nobody yet")).toBeVisible();
  await expect(spectator.getByRole("heading", { name: "Bidding is for VIP members" })).toBeVisible();

  const ada = await bidder(browser, at);
  await bid(ada.page, 2_050);
  await expect(ada.page.getByText("₦2,100 is the least that would stand.")).toBeVisible();
  await bid(ada.page, 2_100);
  await expect(ada.page.getByText("Received: ₦2,100, line 1 of the ledger. You lead.")).toBeVisible();
  await stands(spectator, "₦2,100");
  await expect(spectator.getByText("Paddle 1").first()).toBeVisible();

  const bisi = await bidder(browser, at);
  await bid(bisi.page, 2_200, 5_000);
  await expect(bisi.page.getByText(/^Received: ₦2,200/)).toBeVisible();
  await expect(ada.page.getByText("You are outbid.")).toBeVisible({ timeout: 15_000 });
  await bid(ada.page, 2_300);
  await expect(ada.page.getByText(/outbid at once.*₦2,400/)).toBeVisible();
  await stands(spectator, "₦2,400");

  // A jump is asked about once more.
  await bid(ada.page, 4_000);
  await ada.page.getByRole("button", { name: "Bid ₦4,000 all the same" }).click();
  await stands(spectator, "₦4,100");

  const lite = await bidder(browser, paths.auctionLite(sale.slug), false);
  await expect(lite.page.getByText("₦4,100").first()).toBeVisible();
  await lite.page.getByLabel("Your bid, in naira").fill("6000");
  await lite.page.getByRole("button", { name: "Place Bid" }).click();
  await expect(lite.page.getByText("Your bid was taken. You lead.")).toBeVisible();
  await stands(bisi.page, "₦6,000");

  await endIn(sale.id, 60);
  await bid(bisi.page, 6_100);
  await expect(bisi.page.getByText(/^Received: ₦6,100/)).toBeVisible();
  expect(await db.auction.findUniqueOrThrow({ where: { id: sale.id } })).toMatchObject({ extensions: 1 });

  await endIn(sale.id, 2);
  await spectator.reload();
  await expect(spectator.getByRole("heading", { name: /^Sold to Paddle 2/ })).toBeVisible({ timeout: 30_000 });
  await bisi.page.reload();
  await expect(bisi.page.getByRole("heading", { name: "The lot is yours" })).toBeVisible({ timeout: 30_000 });
  await bisi.page.getByRole("button", { name: "Pay with Paystack" }).click();
  await bisi.page.waitForURL(/\/paystack\/checkout\//);
  await bisi.page.getByRole("button", { name: /^Pay/ }).click();
  await expect
    .poll(() => db.order.findFirst({ where: { userId: bisi.actor._id, paymentStatus: "paid" } }), { timeout: 20_000 })
    .toMatchObject({ totalKobo: 610_000n, provenance: expect.anything() });

  await visit(spectator, paths.auctionLedger(sale.slug));
  await expect(spectator.getByText(/^Sound: \d+ lines checked in your browser/)).toBeVisible();
  await spectator.getByLabel("A hash from one of our letters").fill("ab".repeat(32));
  await spectator.getByRole("button", { name: "Check again" }).click();
  await expect(spectator.getByText(/The ledger is broken/)).toBeVisible();
  for (const each of [ada, bisi, lite]) await each.page.context().close();
});

test("the room, its ledger and the lite room are for everybody, by night and by day", async ({ page, browser }) => {
  const sale = await makeAuction({ title: "For Everybody", reserve: 9_000 });
  const { page: inside } = await bidder(browser, paths.auction(sale.slug));
  await bid(inside, 2_100);
  await expect(inside.getByText(/^Received: ₦2,100/)).toBeVisible();
  const found: string[] = [];
  const look = async (each: Page, where: string) => {
    for (const theme of ["dark", "light"]) {
      await each.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      const { violations } = await axeOf(each).analyze();
      found.push(...violations.map(({ id, nodes }) => `${where} ${theme} ${id}: ${nodes[0]?.html.slice(0, 120)}`));
    }
  };
  await look(inside, "the room");
  await visit(page, paths.auction(sale.slug));
  await look(page, "the gate");
  await visit(page, paths.auctionLedger(sale.slug));
  await expect(page.getByText(/^Sound: /)).toBeVisible();
  await look(page, "the ledger");
  await visit(page, paths.auctionLite(sale.slug));
  await look(page, "the lite room");
  expect(found).toEqual([]);
  await inside.context().close();
});
