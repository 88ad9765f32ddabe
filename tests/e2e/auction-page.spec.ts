import { makeAuction } from "@/lib/auctions/factory";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { day } from "@/lib/core/clock";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { expect, test } from "./support/fixtures";
import { gotoHydrated } from "./support/goto-hydrated";
import { placeBid } from "./support/place-bid";

test("a member watches an auction, downloads its calendar file and bids without JavaScript", async ({ browser }) => {
  const sale = await makeAuction({ title: "A Lot, in Words" });
  const actor = await makeActor({ plan: "yearly" });
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.request.post(accountApiPaths.login, { data: { email: actor.email, password: SEED_PASSWORD } });
  // The auction page links to its HTML-only version, also without JavaScript.
  await page.goto(paths.auction(sale.slug));
  await page.getByRole("link", { name: "Text version", exact: true }).click();
  await expect(page.getByText("the current bid was ₦2,000, the opening price")).toBeVisible();
  await page.getByRole("button", { name: "Remind me" }).click();
  await expect(page.getByText("We will email you at the opening and an hour before the end.")).toBeVisible();
  await expect(page.getByText("1 follower")).toBeVisible();
  await page.getByRole("button", { name: "Turn off reminders" }).click();
  await expect(page.getByText("Reminders for this auction are off.")).toBeVisible();
  expect(await db.auctionWatch.count({ where: { auctionId: sale.id } })).toBe(0);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${sale.slug}.ics`);
  await page.getByRole("checkbox", { name: "I accept the terms of this sale" }).check();
  await page.getByRole("button", { name: "Accept and bid" }).click();
  await page.getByLabel("Your bid, in naira").fill("2,5oo");
  await page.getByRole("button", { name: "Place Bid" }).click();
  await expect(page.getByText("Enter an amount in whole naira.")).toBeVisible();
  await expect(page.getByLabel("Your bid, in naira")).toHaveValue("2,5oo");
  await page.getByLabel("Your bid, in naira").fill("2500");
  await page.getByRole("button", { name: "Place Bid" }).click();
  await expect(page.getByText("Your bid was accepted. You lead.")).toBeVisible();
  await expect(page.getByText("by you")).toBeVisible();
  await page.context().close();
});

test("the countdown is announced once at ten seconds, and the page shows the result at the end", async ({ page }) => {
  const sale = await makeAuction({ title: "A Short One", endsAt: new Date(Date.now() + day) });
  await gotoHydrated(page, paths.auction(sale.slug));
  await expect(page.getByRole("timer")).toContainText(":");
  await page.evaluate(() => {
    const region = document.querySelector("[role=timer]")?.closest("div")?.querySelector("[aria-live=assertive]");
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    if (region)
      new MutationObserver(() => region.textContent && announcements.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await db.$executeRaw`UPDATE auctions SET ends_at = clock_timestamp() + interval '22 seconds' WHERE id = ${sale.id}`;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { name: "Not sold" })).toBeVisible({ timeout: 45_000 });
  expect(await page.evaluate(() => (window as unknown as { announcements: string[] }).announcements)).toEqual([
    "Ten seconds to the end of the auction.",
  ]);
});

test("a bidder sees their own ledger entries and checks the hash of a bid confirmation email", async ({
  page,
  signIn,
}) => {
  const actor = await makeActor({ plan: "yearly" });
  const sale = await makeAuction({ title: "A Line of One's Own" });
  await signIn(actor);
  const response = await page.request.post(apiPaths.auctionBids(sale.id), { data: { amount: 2_100 } });
  const { bid } = await response.json();
  await gotoHydrated(page, paths.auctionLedger(sale.slug));
  await expect(page.getByText("Iroko (you)")).toBeVisible();
  await page.getByLabel("A hash from one of our emails").fill(`  ${bid.hash.toUpperCase()} `);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("The hash from your email belongs to entry 1.")).toBeVisible();
  await page.route(`**${apiPaths.auctionLedger(sale.id)}**`, async (route) => {
    const ledger = await (await route.fetch()).json();
    await route.fulfill({ json: { ...ledger, lines: [], headHash: "", seq: 0 } });
  });
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText(/The ledger is broken at entry 1: an issued hash is on no entry/)).toBeVisible();
});

test.describe("without a reply", () => {
  test.use({ allowedErrors: [/net::ERR_/] });

  test("a bid that arrived is confirmed by the state of the auction, and the focus stays in the form", async ({
    page,
    playwright,
    signIn,
  }) => {
    const actor = await makeActor({ plan: "yearly" });
    const sale = await makeAuction({ title: "A Lost Reply" });
    await signIn(actor);
    await gotoHydrated(page, paths.auction(sale.slug));
    await page.route(`**${apiPaths.auctionBids(sale.id)}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const field = page.getByLabel("Your bid, in naira");
    await field.pressSequentially("2500");
    await expect(field).toHaveValue("2,500");
    await page.getByRole("button", { name: "Place Bid" }).click();
    await page.getByRole("checkbox", { name: "I accept the terms of this sale" }).check();
    await page.getByRole("button", { name: "Confirm bid of ₦2,500" }).click();
    await expect(page.getByText("Received: ₦2,500, entry 1 of the ledger.")).toBeVisible();
    await expect(page.getByText("Your bid may not have arrived.")).toHaveCount(0);
    await expect(field).toHaveValue("");
    expect(await page.evaluate(() => document.activeElement?.closest("form") !== null)).toBe(true);

    // A maximum adds no entry to the ledger. It stays received when somebody else bids above it.
    await page.getByLabel("Maximum bid, in naira").pressSequentially("3000");
    await page.getByRole("button", { name: "Set a maximum bid" }).click();
    await page.getByRole("button", { name: "Confirm maximum of ₦3,000" }).click();
    await expect(page.getByText("Your maximum bid arrived.")).toBeVisible();
    await placeBid(playwright.request, await makeActor({ plan: "yearly" }), sale.id, 3_500);
    await expect(page.getByText("You are outbid.")).toBeVisible();
    await expect(page.getByText("Your maximum bid arrived.")).toHaveCount(0);
    await expect(page.getByText(/did not arrive/)).toHaveCount(0);
  });
});
