import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { makeAuction } from "@/lib/auctions/factory";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { makeActor } from "@/lib/subscriptions/factory";
import { inTier, onlyFull } from "@/tests/tier";
import { realtimeSocket } from "../support/comment-helpers";
import { expect, failedResource, test } from "../support/fixtures";
import { gotoHydrated } from "../support/goto-hydrated";

const UNLIMITED = 100_000;

test.afterEach(({ providers }) => providers.clearFaults());

/** A member who bids through the API. */
async function bidderApi(browser: Browser): Promise<APIRequestContext> {
  const { email } = await makeActor({ plan: "yearly" });
  const { request } = await browser.newContext();
  const response = await request.post(accountApiPaths.login, { data: { email, password: "living-archive" } });
  expect(response.ok()).toBe(true);
  return request;
}
const makeBidders = (browser: Browser, size: number) =>
  Promise.all(Array.from({ length: size }, () => bidderApi(browser)));

/** Places bids in turn by the given bidders and returns how many milliseconds each took. */
async function placeBids(bidders: APIRequestContext[], id: string, from: number, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const began = performance.now();
    const response = await bidders[i % bidders.length]?.post(apiPaths.auctionBids(id), {
      data: { amount: from + i * 100 },
    });
    times.push(performance.now() - began);
    expect(response?.status(), await response?.text()).toBe(201);
  }
  return times;
}

/** Opens the auction page in another browser and waits until it is subscribed. */
async function openAsSpectator(browser: Browser, slug: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const subscribed = realtimeSocket(page, "subscribed");
  await gotoHydrated(page, paths.auction(slug));
  await subscribed;
  return page;
}

/** The bid history as the page shows it, latest first: "Iroko ₦2,100". */
const shownBids = (page: Page) =>
  page
    .getByRole("region", { name: "Bid history" })
    .getByRole("listitem")
    .evaluateAll((lines) => lines.map((line) => [...line.children].map(({ textContent }) => textContent).join(" ")));

/** Expects every page to show all bids of the server in the same order, and the latest as the current bid. */
async function expectSameHistory(pages: Page[], api: APIRequestContext, id: string, count: number): Promise<void> {
  const response = await api.get(apiPaths.auctionBids(id));
  const bids: { amount: number }[] = (await response.json()).bids;
  expect(bids).toHaveLength(count);
  const amounts = bids.map(({ amount }) => `₦${amount.toLocaleString("en-NG")}`).reverse();
  for (const page of pages) {
    await expect.poll(async () => (await shownBids(page)).length, { timeout: 30_000 }).toBe(count);
    const lines = await shownBids(page);
    expect(lines.map((line, i) => line.includes(String(amounts[i])))).toEqual(amounts.map(() => true));
    await expect(page.getByText("Current bid").locator("xpath=following-sibling::*[1]")).toContainText(
      String(amounts[0]),
    );
  }
  const [first, ...others] = await Promise.all(pages.map(shownBids));
  for (const other of others) expect(other).toEqual(first);
}

// Duplicates and other orders: apply-event.unit.test.ts tries all of them.
for (const mode of inTier(["drop"] as const, ["drop", "duplicate", "reorder"] as const))
  test(`every open page shows the same bid history when messages fail: ${mode}`, async ({ browser, providers }) => {
    const { id, slug } = await makeAuction({ title: `A sale with ${mode}` });
    const [bidders, ...pages] = await Promise.all([
      makeBidders(browser, 3),
      ...Array.from({ length: 3 }, () => openAsSpectator(browser, slug)),
    ]);
    await placeBids(bidders, id, 2_100, 3);
    // Only some messages fail at first, and all of the last ones.
    await providers.fault("pusher", mode, 3);
    await placeBids(bidders, id, 2_400, 6);
    await providers.fault("pusher", mode, UNLIMITED);
    await placeBids(bidders, id, 3_000, 6);
    await expectSameHistory(pages, bidders[0] as APIRequestContext, id, 15);
    await expect(pages[0]?.getByText("Reconnecting…") as ReturnType<Page["getByText"]>).toHaveCount(0);
    for (const page of pages) await page.context().close();
  });

for (const mode of inTier(["down"] as const, ["down", "hang"] as const))
  test(`every open page polls and shows "Reconnecting…" without a realtime connection: ${mode}`, async ({
    browser,
    providers,
  }) => {
    test.setTimeout(120_000);
    const { id, slug } = await makeAuction({ title: `A sale with Pusher ${mode}` });
    const bidders = await makeBidders(browser, 3);
    const pages = await Promise.all([openAsSpectator(browser, slug), openAsSpectator(browser, slug)]);
    await providers.fault("pusher", mode, UNLIMITED);
    await providers.closeSockets();
    await placeBids(bidders, id, 2_100, 9);
    // A page opened now has never been connected.
    const late = await (await browser.newContext()).newPage();
    await gotoHydrated(late, paths.auction(slug));
    for (const page of [...pages, late]) await expect(page.getByText("Reconnecting…")).toBeVisible();
    await expectSameHistory([...pages, late], bidders[0] as APIRequestContext, id, 9);
    await providers.clearFaults();
    for (const page of [...pages, late])
      await expect(page.getByText("Reconnecting…")).toHaveCount(0, { timeout: 45_000 });
    await placeBids(bidders, id, 3_000, 2);
    await expectSameHistory([...pages, late], bidders[0] as APIRequestContext, id, 11);
    for (const page of [...pages, late]) await page.context().close();
  });

test("a bid takes no longer while Pusher is down or does not respond", onlyFull, async ({ browser, providers }) => {
  test.setTimeout(120_000);
  const { id } = await makeAuction({ title: "A sale by the clock" });
  const bidders = await makeBidders(browser, 12);
  const times = { up: [] as number[], down: [] as number[], hang: [] as number[] };
  let from = 2_100;
  const measure = async (mode: keyof typeof times, count: number) => {
    if (mode !== "up") await providers.fault("pusher", mode, UNLIMITED);
    times[mode].push(...(await placeBids(bidders, id, from, count)));
    from += count * 100;
    await providers.clearFaults();
  };
  await placeBids(bidders, id, from, 12);
  from += 1_200;
  // In turns, so that other load on the machine affects all three modes alike.
  for (let round = 0; round < 4; round++) for (const mode of ["up", "down", "hang"] as const) await measure(mode, 12);
  const p95 = (of: number[]) => [...of].sort((a, b) => a - b)[Math.floor(of.length * 0.95)] as number;
  const percentiles = Object.entries(times).map(([mode, of]) => `${mode} ${p95(of).toFixed(0)} ms`);
  test.info().annotations.push({ type: "p95 of a bid", description: percentiles.join(", ") });
  for (const mode of ["down", "hang"] as const) expect(p95(times[mode])).toBeLessThan(2 * p95(times.up) + 50);
});

test("a page fetches missed bids at once when a message leaves a gap", async ({ browser, providers }) => {
  const { id, slug } = await makeAuction({ title: "A sale with a gap" });
  const bidders = await makeBidders(browser, 3);
  const page = await openAsSpectator(browser, slug);
  await placeBids(bidders, id, 2_100, 1);
  await expect.poll(async () => (await shownBids(page)).length).toBe(1);
  // A message carries the last twenty bids. A poll meanwhile would close the gap, so polls fail.
  const isAuctionRequest = ({ pathname }: URL) => pathname.endsWith(apiPaths.auction(id));
  await page.route(isAuctionRequest, (route) => route.abort());
  await providers.fault("pusher", "drop", UNLIMITED);
  await placeBids(bidders, id, 2_200, 30);
  await page.unroute(isAuctionRequest);
  // The next message starts after the last bid that the page knows, so the page fetches at once. The message of the thirtieth bid
  // may be sent after the fault has ended and show the gap already.
  const refetched = page.waitForResponse((response) => isAuctionRequest(new URL(response.url())), { timeout: 8_000 });
  await providers.clearFaults();
  await placeBids(bidders, id, 5_200, 1);
  await refetched;
  await expectSameHistory([page], bidders[0] as APIRequestContext, id, 32);
  await page.context().close();
});

test("a page shows the bids it missed offline as soon as it is online again", async ({ browser }) => {
  const { id, slug } = await makeAuction({ title: "A sale in a tunnel" });
  const bidders = await makeBidders(browser, 2);
  const page = await openAsSpectator(browser, slug);
  await page.context().setOffline(true);
  await placeBids(bidders, id, 2_100, 4);
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expectSameHistory([page], bidders[0] as APIRequestContext, id, 4);
  await page.context().close();
});

test.use({ allowedErrors: [new RegExp(`${failedResource(503).source}|net::ERR_`)] });

test("the banner says what the server says after an offline spell, after a sleep and when the browser is wrong about it", async ({
  browser,
  providers,
  pageOf,
}) => {
  const { id, slug } = await makeAuction({ title: "A sale that goes on" });
  const [rival] = (await makeBidders(browser, 1)) as [APIRequestContext];
  const page = await pageOf(await makeActor({ plan: "yearly" }));
  const bid = async (api: APIRequestContext, amount: number) =>
    expect((await api.post(apiPaths.auctionBids(id), { data: { amount } })).status()).toBe(201);
  await bid(page.request, 2_100);
  const subscribed = realtimeSocket(page, "subscribed");
  await gotoHydrated(page, paths.auction(slug));
  await subscribed;
  const [leads, outbid] = [page.getByText("You lead."), page.getByText("You are outbid.")];
  await expect(leads).toBeVisible();

  await page.context().setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible({ timeout: 3_000 });
  await expect(leads).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Offline" }).first()).toHaveAttribute("aria-disabled", "true");
  await bid(rival, 2_200);
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(outbid).toBeVisible({ timeout: 1_000 });
  await expect(page).toHaveTitle(/^Outbid!/);

  // The page is suspended, and no message about the bidder's own bid from another device arrives.
  await providers.fault("pusher", "drop", UNLIMITED);
  const suspended = page.evaluate(() => {
    const end = Date.now() + 3_500;
    while (Date.now() < end);
  });
  await bid(page.request, 2_300);
  await suspended;
  await expect(leads).toBeVisible({ timeout: 1_000 });
  await expect(outbid).toHaveCount(0);

  // A browser that says falsely that it is offline is not believed once the server has replied.
  const replied = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(apiPaths.auction(id)));
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
    window.dispatchEvent(new Event("offline"));
  });
  expect((await replied).ok()).toBe(true);
  await expect(leads).toBeVisible({ timeout: 1_000 });
  await expect(page.getByRole("button", { name: "Set a maximum bid" })).toBeEnabled();
  await expect(page.getByRole("button", { name: "Offline" })).toHaveCount(0);
});
