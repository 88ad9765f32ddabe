import { knownPassword } from "@/lib/accounts/factory";
import { makeAuction } from "@/lib/auction/factory";
import { makeActor } from "@/lib/membership/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { day } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { expect, test } from "./fixtures";
import { visit } from "./visit";

test("without script somebody follows a sale, has it for the calendar, and bids in it", async ({ browser }) => {
  const sale = await makeAuction({ title: "A Lot, in Words" });
  const actor = await makeActor({ plan: "yearly" });
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.request.post(apiPaths.login, { data: { email: actor.email, password: knownPassword } });
  // The room itself leads to it, and needs no script to do so.
  await page.goto(paths.auction(sale.slug));
  await page.getByRole("link", { name: "The room in words" }).click();
  await expect(page.getByText("the bid stood at ₦2,000, the opening price")).toBeVisible();
  await page.getByRole("button", { name: "Remind me" }).click();
  await expect(page.getByText("You will be written to at the opening and an hour before the end.")).toBeVisible();
  await expect(page.getByText("One person follows it")).toBeVisible();
  await page.getByRole("button", { name: "No more reminders" }).click();
  await expect(page.getByText("You will not be written to about this sale.")).toBeVisible();
  expect(await db.auctionWatch.count({ where: { auctionId: sale.id } })).toBe(0);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${sale.slug}.ics`);
  await page.getByLabel("Your bid, in naira").fill("2,5oo");
  await page.getByRole("button", { name: "Place Bid" }).click();
  await expect(page.getByText("Please name a sum in whole naira.")).toBeVisible();
  await expect(page.getByLabel("Your bid, in naira")).toHaveValue("2,5oo");
  await page.getByLabel("Your bid, in naira").fill("2500");
  await page.getByRole("button", { name: "Place Bid" }).click();
  await expect(page.getByText("Your bid was taken. You lead.")).toBeVisible();
  await expect(page.getByText("by you")).toBeVisible();
  await page.context().close();
});

test("the clock speaks at ten seconds, once, and the room is over when it has run down", async ({ page }) => {
  const sale = await makeAuction({ title: "A Short One", endsAt: new Date(Date.now() + day) });
  await visit(page, paths.auction(sale.slug));
  await expect(page.getByRole("timer")).toContainText(":");
  await page.evaluate(() => {
    const region = document.querySelector("[role=timer]")?.closest("div")?.querySelector("[aria-live=assertive]");
    const heard: string[] = [];
    Object.assign(window, { heard });
    if (region)
      new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await db.$executeRaw`UPDATE auctions SET ends_at = clock_timestamp() + interval '13 seconds' WHERE id = ${sale.id}`;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { name: "Not sold" })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    "Ten seconds to the end of the sale.",
  ]);
});

test("a bidder finds their own lines in the ledger, and the hash of a letter on its line", async ({ page, signIn }) => {
  const actor = await makeActor({ plan: "yearly" });
  const sale = await makeAuction({ title: "A Line of One's Own" });
  await signIn(actor);
  const answer = await page.request.post(apiPaths.auctionBids(sale.id), { data: { amount: 2_100 } });
  const { bid } = await answer.json();
  await visit(page, paths.auctionLedger(sale.slug));
  await expect(page.getByText("Paddle 1 (you)")).toBeVisible();
  await page.getByLabel("A hash from one of our letters").fill(`  ${bid.hash.toUpperCase()} `);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("The hash of your letter is that of line 1.")).toBeVisible();
  await page.route(`**${apiPaths.auctionLedger(sale.id)}**`, async (route) => {
    const reply = await (await route.fetch()).json();
    await route.fulfill({ json: { ...reply, lines: [], headHash: "", seq: 0 } });
  });
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText(/The ledger is broken at line 1: a hash that was given out is on no line/)).toBeVisible();
});
