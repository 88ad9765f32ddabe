import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { makeAuction } from "@/lib/auction/factory";
import { makeActor } from "@/lib/membership/factory";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { expect, refusedWith, test } from "../fixtures";
import { visit } from "../visit";
import { liveSocket } from "../wall";

const always = 100_000;

test.afterEach(({ providers }) => providers.mend());

/** Somebody of the Circle who bids by the API, as a program would. */
async function bidder(browser: Browser): Promise<APIRequestContext> {
  const { email } = await makeActor({ plan: "yearly" });
  const { request } = await browser.newContext();
  const answer = await request.post(apiPaths.login, { data: { email, password: "living-archive" } });
  expect(answer.ok()).toBe(true);
  return request;
}
const crowd = (browser: Browser, size: number) => Promise.all(Array.from({ length: size }, () => bidder(browser)));

/** Some bids, one after the other, each by the next of them; answers with how long each took. */
async function bids(people: APIRequestContext[], id: string, from: number, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const began = performance.now();
    const answer = await people[i % people.length]?.post(apiPaths.auctionBids(id), {
      data: { amount: from + i * 100 },
    });
    times.push(performance.now() - began);
    expect(answer?.status(), await answer?.text()).toBe(201);
  }
  return times;
}

/** A browser in the room, that listens. */
async function spectator(browser: Browser, slug: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const listens = liveSocket(page, "listens");
  await visit(page, paths.auction(slug));
  await listens;
  return page;
}

/** The history as the room shows it, the latest first: "Paddle 1 ₦2,100". */
const shown = (page: Page) =>
  page
    .getByRole("region", { name: "Bid history" })
    .getByRole("listitem")
    .evaluateAll((lines) => lines.map((line) => [...line.children].map(({ textContent }) => textContent).join(" ")));

/** Every room shows every bid that the server knows, the same ones in the same order, and the price of the last. */
async function converge(pages: Page[], asker: APIRequestContext, id: string, count: number): Promise<void> {
  const answer = await asker.get(apiPaths.auctionBids(id));
  const told: { amount: number }[] = (await answer.json()).bids;
  expect(told).toHaveLength(count);
  const sums = told.map(({ amount }) => `₦${amount.toLocaleString("en-NG")}`).reverse();
  for (const page of pages) {
    await expect.poll(async () => (await shown(page)).length, { timeout: 30_000 }).toBe(count);
    const lines = await shown(page);
    expect(lines.map((line, i) => line.includes(String(sums[i])))).toEqual(sums.map(() => true));
    await expect(page.getByText("Current bid").locator("xpath=following-sibling::*[1]")).toContainText(String(sums[0]));
  }
  const [first, ...others] = await Promise.all(pages.map(shown));
  for (const other of others) expect(other).toEqual(first);
}

for (const mode of ["drop", "duplicate", "reorder"] as const)
  test(`every room comes to the same history when messages go wrong: ${mode}`, async ({ browser, providers }) => {
    const { id, slug } = await makeAuction({ title: `A sale with ${mode}` });
    const [people, ...pages] = await Promise.all([
      crowd(browser, 3),
      ...Array.from({ length: 3 }, () => spectator(browser, slug)),
    ]);
    await bids(people, id, 2_100, 3);
    // Half of a story is worse than none: some messages go wrong and others do not, the very last ones do.
    await providers.fault("pusher", mode, 3);
    await bids(people, id, 2_400, 6);
    await providers.fault("pusher", mode, always);
    await bids(people, id, 3_000, 6);
    await converge(pages, people[0] as APIRequestContext, id, 15);
    await expect(pages[0]?.getByText("Reconnecting…") as ReturnType<Page["getByText"]>).toHaveCount(0);
    for (const page of pages) await page.context().close();
  });

for (const mode of ["down", "hang"] as const)
  test(`every room asks by itself and says so when the line is lost: ${mode}`, async ({ browser, providers }) => {
    test.setTimeout(120_000);
    const { id, slug } = await makeAuction({ title: `A sale with Pusher ${mode}` });
    const people = await crowd(browser, 3);
    const pages = await Promise.all([spectator(browser, slug), spectator(browser, slug)]);
    await providers.fault("pusher", mode, always);
    await providers.cutLines();
    await bids(people, id, 2_100, 9);
    // One who only comes now never had a line.
    const late = await (await browser.newContext()).newPage();
    await visit(late, paths.auction(slug));
    for (const page of [...pages, late]) await expect(page.getByText("Reconnecting…")).toBeVisible();
    await converge([...pages, late], people[0] as APIRequestContext, id, 9);
    await providers.mend();
    for (const page of [...pages, late])
      await expect(page.getByText("Reconnecting…")).toHaveCount(0, { timeout: 45_000 });
    await bids(people, id, 3_000, 2);
    await converge([...pages, late], people[0] as APIRequestContext, id, 11);
    for (const page of [...pages, late]) await page.context().close();
  });

test("a bid takes no longer while Pusher is down or hangs", async ({ browser, providers }) => {
  test.setTimeout(120_000);
  const { id } = await makeAuction({ title: "A sale by the clock" });
  const people = await crowd(browser, 12);
  const times = { up: [] as number[], down: [] as number[], hang: [] as number[] };
  let from = 2_100;
  const turn = async (mode: keyof typeof times, count: number) => {
    if (mode !== "up") await providers.fault("pusher", mode, always);
    times[mode].push(...(await bids(people, id, from, count)));
    from += count * 100;
    await providers.mend();
  };
  await bids(people, id, from, 12);
  from += 1_200;
  // In turns, so that whatever else the machine does falls on all three alike.
  for (let round = 0; round < 4; round++) for (const mode of ["up", "down", "hang"] as const) await turn(mode, 12);
  const p95 = (of: number[]) => [...of].sort((a, b) => a - b)[Math.floor(of.length * 0.95)] as number;
  const said = Object.entries(times).map(([mode, of]) => `${mode} ${p95(of).toFixed(0)} ms`);
  test.info().annotations.push({ type: "p95 of a bid", description: said.join(", ") });
  for (const mode of ["down", "hang"] as const) expect(p95(times[mode])).toBeLessThan(2 * p95(times.up) + 50);
});

test("a gap in the numbers is asked for at once", async ({ browser, providers }) => {
  const { id, slug } = await makeAuction({ title: "A sale with a gap" });
  const people = await crowd(browser, 3);
  const page = await spectator(browser, slug);
  await bids(people, id, 2_100, 1);
  await expect.poll(async () => (await shown(page)).length).toBe(1);
  // A message tells the last twenty bids, so that a question of the room's own, asked meanwhile in its turn, would leave no gap.
  const isAsked = ({ pathname }: URL) => pathname.endsWith(apiPaths.auction(id));
  await page.route(isAsked, (route) => route.abort());
  await providers.fault("pusher", "drop", always);
  await bids(people, id, 2_200, 30);
  await page.unroute(isAsked);
  // The next message begins after what the room knows; it asks at once and does not wait for its turn. The message of the last of
  // the thirty may travel after the mending, and tells the gap already.
  const asked = page.waitForResponse((answer) => isAsked(new URL(answer.url())), { timeout: 8_000 });
  await providers.mend();
  await bids(people, id, 5_200, 1);
  await asked;
  await converge([page], people[0] as APIRequestContext, id, 32);
  await page.context().close();
});

test("what was missed without a network is there as soon as it is back", async ({ browser }) => {
  const { id, slug } = await makeAuction({ title: "A sale in a tunnel" });
  const people = await crowd(browser, 2);
  const page = await spectator(browser, slug);
  await page.context().setOffline(true);
  await bids(people, id, 2_100, 4);
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await converge([page], people[0] as APIRequestContext, id, 4);
  await page.context().close();
});

test.use({ expected: [refusedWith(503), /net::ERR_/] });
