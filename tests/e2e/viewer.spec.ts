import type { Locator, Page } from "@playwright/test";
import { defaultGuidelines } from "@/lib/comments/thread-rules";
import { paths } from "@/lib/core/urls/paths";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { excerpt, excerptLength, paragraphs } from "@/lib/exhibitions/rules";
import { makeActor } from "@/lib/subscriptions/factory";
import { onlyFull } from "@/tests/tier";
import { expect, test } from "./support/fixtures";
import { gotoHydrated, waitForHydration } from "./support/goto-hydrated";
import { logIn } from "./support/login-helper";
import { axeBuilder, expectAccessible } from "./support/page-quality";

const abacha = leaders.find(({ slug }) => slug === "sani-abacha");
if (!abacha) throw new Error("The collection has no leader sani-abacha.");
const leaderSlug = abacha.slug;
const artworkId = `work-${leaderSlug}`;

/** Creates a member and marks the guided tour as seen, unless it is wanted. */
async function makeMember(page: Page, options: { tour?: boolean } = {}): Promise<{ email: string }> {
  // A blank page has no local storage.
  if (!options.tour)
    await page.addInitScript(() => location.protocol.startsWith("http") && localStorage.setItem("tour-seen", "1"));
  return makeActor({ plan: "yearly", days: 30 });
}

const byId = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);
const expectInView = (page: Page, id: string) =>
  expect
    .poll(
      () => page.evaluate((name) => Math.abs(document.getElementById(name)?.getBoundingClientRect().top ?? 1e6), id),
      { timeout: 30_000 },
    )
    .toBeLessThan(240);

/** The sum of the layout shifts that no input caused. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(entries.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

async function startTimeline(page: Page): Promise<void> {
  const begin = page.getByRole("link", { name: "Begin Timeline" });
  await expect(begin).toBeInViewport({ ratio: 1 });
  await begin.click();
  await expect(page.getByRole("tab", { name: "Gallery" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { level: 2, name: leaders[0]?.name })).toBeAttached({ timeout: 30_000 });
}

test("a visitor signs in and returns to the leader in the URL's hash", async ({ page }) => {
  const { email } = await makeMember(page);
  await page.goto(`${paths.headsOfState}#${leaderSlug}`);
  await page.waitForURL(/\/login\?redirectTo=%2Fexhibitions%2Fheads-of-state/);
  await logIn(page, email);
  await page.waitForURL(`**${paths.headsOfState}#${leaderSlug}`);
  await expectInView(page, leaderSlug);
  await expect(page.getByRole("tab", { name: "Gallery" })).toHaveAttribute("aria-selected", "true");
});

test("a Basic Member is redirected to the plans with a return path", async ({ page, person, signIn }) => {
  await signIn(person);
  await page.goto(paths.headsOfState);
  await page.waitForURL(/\/subscribe\?redirectTo=%2Fexhibitions%2Fheads-of-state/);
});

test("the map leads to a leader with a narrative, comments, a film and a link to the shop", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(await makeMember(page));
  await gotoHydrated(page, paths.headsOfState);
  const board = page.getByRole("region", { name: "The board" });
  await expect(board.getByRole("link", { name: /years|a year or less/ })).toHaveCount(10);
  await expect(page.getByText("Click on any dot to jump to that leader")).toBeVisible();
  await board.getByRole("link", { name: /Sani Abacha/ }).click();
  await expectInView(page, leaderSlug);

  const section = byId(page, artworkId);
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator("[data-excerpt]")).toHaveText(excerpt(abacha.narrative, excerptLength.wide), {
    useInnerText: true,
  });
  const read = section.getByRole("button", { name: "Read Full Narrative" });
  await read.click();
  const chapter = page.getByRole("dialog", { name: abacha.chapterTitle });
  await expect(chapter.locator(".reading p")).toHaveCount(paragraphs(abacha.narrative).length);
  await chapter.locator(".reading p").first().click();
  await expect(chapter).toHaveCount(0);
  await expect(read).toBeFocused();

  const comments = section.getByRole("button", { name: "Comments" });
  await comments.click();
  const popup = page.getByRole("dialog", { name: "Artwork Comments" });
  const comment = `A line about the lenses, ${Date.now()}`;
  await popup.getByRole("textbox").first().fill(comment);
  await popup.getByRole("textbox").first().press("Enter");
  const posted = popup.getByRole("listitem").filter({ hasText: comment });
  await expect(posted).toBeVisible();
  await expect(posted.getByTitle("VIP Member")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(comments).toBeFocused();

  const watch = section.getByRole("button", { name: "Watch film" });
  await watch.click();
  const film = page.getByRole("dialog", { name: "The museum’s film" });
  const state = () =>
    film.locator("video").evaluate((video: HTMLVideoElement) => [video.paused, video.preload, video.textTracks.length]);
  // Captions in English and in Pidgin.
  await expect.poll(state).toEqual([false, "none", 2]);
  await page.keyboard.press("Escape");
  await expect(watch).toBeFocused();

  const shop = page.getByRole("complementary", { name: `${abacha.label.title} in the shop` });
  const price = (await shop.getByText(/^₦/).textContent()) ?? "";
  await expect(shop.getByRole("link", { name: /in the shop$/ })).toHaveAttribute(
    "href",
    paths.drop(abacha.productSlug),
  );
  await shop.getByRole("link", { name: "Go to Shop" }).click();
  await page.waitForURL(`**${paths.drop(abacha.productSlug)}`);
  await expect(page.getByText(price).first()).toBeVisible();
});

test("the URL's hash opens a leader or an artwork's comments, and an unknown hash the introduction", async ({
  page,
  signIn,
}) => {
  await signIn(await makeMember(page));
  await gotoHydrated(page, `${paths.headsOfState}#${leaderSlug}`);
  await expectInView(page, leaderSlug);
  await page.getByRole("tab", { name: "Members" }).click();
  await page.evaluate(() => {
    location.hash = "#yakubu-gowon";
  });
  await expect(page.getByRole("tab", { name: "Gallery" })).toHaveAttribute("aria-selected", "true");
  await expectInView(page, "yakubu-gowon");
  for (const slug of [abacha.artworkSlug, leaderSlug]) {
    await page.goto("about:blank");
    await page.goto(`${paths.headsOfState}#guestbook-${slug}`);
    await expect(page.getByRole("dialog", { name: "Artwork Comments" })).toBeVisible();
    await expectInView(page, artworkId);
    await page.keyboard.press("Escape");
  }
  await page.goto("about:blank");
  await page.goto(`${paths.headsOfState}#nobody-in-particular`);
  await expect(page.getByRole("region", { name: "Introduction" })).toBeInViewport();
});

test("the tab is in the URL: a link opens it, and the back button returns to the previous one and to the board", async ({
  page,
  signIn,
}) => {
  await signIn(await makeMember(page));
  await gotoHydrated(page, paths.headsOfState);
  const start = page.getByRole("link", { name: "Begin Timeline" });
  await expect(start).toBeInViewport({ ratio: 1 });
  await start.click();
  await page.waitForURL(/#gallery$/);
  await page.getByRole("tab", { name: "Guestbook" }).click();
  await page.waitForURL(/#guestbook$/);
  const fetchedPages: string[] = [];
  page.on("request", (request) => {
    if (request.headers().rsc && request.url().includes(paths.headsOfState)) fetchedPages.push(request.url());
  });
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Gallery" })).toHaveAttribute("aria-selected", "true");
  await page.goForward();
  await expect(page.getByRole("tab", { name: "Guestbook" })).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("tab", { name: "Guestbook" })).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Gallery" })).toHaveAttribute("aria-selected", "true");
  await page
    .getByRole("navigation", { name: /by years in office/ })
    .getByRole("link", { name: /^Sani Abacha/ })
    .click();
  await expectInView(page, leaderSlug);
  await page.goBack();
  await page.goBack();
  await expect(start).toBeVisible();
  await page
    .getByRole("region", { name: "The board" })
    .getByRole("link", { name: /Yakubu Gowon/ })
    .click();
  await page.waitForURL(/#yakubu-gowon$/);
  await expectInView(page, "yakubu-gowon");
  await page.waitForTimeout(500);
  await expectInView(page, "yakubu-gowon");
  // The page is one for all tabs.
  expect(fetchedPages).toEqual([]);
});

test("the guided tour runs once, on the first visit", async ({ page, signIn }) => {
  await signIn(await makeMember(page, { tour: true }));
  await gotoHydrated(page, paths.headsOfState);
  await startTimeline(page);
  const guide = page.locator(".driver-popover");
  await expect(guide).toContainText("Gallery");
  await expect(guide).toContainText("1 of 4");
  await expect(guide.getByRole("heading", { name: "Gallery" })).toBeVisible();
  const { violations } = await axeBuilder(page).include(".driver-popover").withRules(["aria-allowed-role"]).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await expect(guide.getByRole("button", { name: "Skip" })).toBeVisible();
  await guide.getByRole("button", { name: "Next" }).click();
  await expect(guide).toContainText("2 of 4");
  await guide.getByRole("button", { name: "Back" }).click();
  await expect(guide).toContainText("1 of 4");
  for (const stop of ["2 of 4", "3 of 4", "4 of 4"]) {
    await guide.getByRole("button", { name: "Next" }).click();
    await expect(guide).toContainText(stop);
  }
  await guide.getByRole("button", { name: "Finish" }).click();
  await expect(guide).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("tour-seen"))).toBe("1");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await gotoHydrated(page, paths.headsOfState);
  await startTimeline(page);
  await expect(byId(page, `work-${leaders.at(-1)?.slug}`).getByRole("button", { name: "Comments" })).toBeAttached();
  await expect(guide).toHaveCount(0);
  expect(requests.filter((url) => url.includes("driver"))).toEqual([]);
});

test("the guided tour does not start over a tab that a link asked for", async ({ page, signIn }) => {
  await signIn(await makeMember(page, { tour: true }));
  await gotoHydrated(page, `${paths.headsOfState}#members`);
  await expect(page.getByRole("tab", { name: "Members" })).toHaveAttribute("aria-selected", "true");
  await page.waitForTimeout(1_500);
  await expect(page.locator(".driver-popover")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("tour-seen"))).toBeNull();
});

type WindowWithGains = { gains: GainNode[]; context: AudioContext };

test("sound loads when it is switched on, fades in to 0.7 in 1.5 seconds and fades out in half a second", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const scope = window as unknown as WindowWithGains;
    scope.gains = [];
    const make = AudioContext.prototype.createGain;
    AudioContext.prototype.createGain = function createGain(this: AudioContext) {
      const gain = make.call(this);
      scope.context = this;
      scope.gains.push(gain);
      return gain;
    };
  });
  const fetched: string[] = [];
  page.on("request", (request) => request.url().includes("/audio/") && fetched.push(new URL(request.url()).pathname));
  await signIn(await makeMember(page));
  await gotoHydrated(page, `${paths.headsOfState}#${leaderSlug}`);
  await expectInView(page, leaderSlug);
  expect(fetched).toEqual([]);
  const sound = page.getByRole("button", { name: /^Turn sound on/ }).first();
  // Clicked by coordinates, because Playwright's click would first scroll to the sticky bar's position in the page.
  const box = await sound.boundingBox();
  if (!box) throw new Error("The sound switch is missing.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const volumes = () => page.evaluate(() => (window as unknown as WindowWithGains).gains.map(({ gain }) => gain.value));
  const time = () => page.evaluate(() => (window as unknown as WindowWithGains).context.currentTime);
  await expect.poll(async () => (await volumes()).length).toBe(1);
  const startedAt = await time();
  expect((await volumes())[0] ?? 1).toBeLessThan(0.69);
  await expect.poll(async () => (await volumes())[0], { intervals: [50] }).toBeCloseTo(0.7, 2);
  expect((await time()) - startedAt).toBeLessThan(3);
  expect(fetched).toEqual([`/audio/${leaderSlug}.webm`]);

  await page.evaluate(() => {
    location.hash = "#yakubu-gowon";
  });
  await expect.poll(async () => (await volumes()).length).toBe(2);
  await expect.poll(async () => (await volumes()).map((value) => Math.round(value * 10) / 10)).toEqual([0, 0.7]);

  await page.getByRole("button", { name: "Turn sound off" }).first().click();
  await expect.poll(async () => (await volumes()).map((value) => Math.round(value * 100))).toEqual([0, 0]);
});

test("the keyboard moves through the tabs and opens and closes dialogs without losing the focus", async ({
  page,
  signIn,
}) => {
  await signIn(await makeMember(page));
  await gotoHydrated(page, paths.headsOfState);
  const start = page.getByRole("link", { name: "Begin Timeline" });
  await start.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Gallery" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Members" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Members" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel", { name: "Guestbook" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Gallery" })).toBeFocused();
  const section = byId(page, `work-${leaders[0]?.slug}`);
  for (const name of ["Read Full Narrative", "Watch film", "Comments"]) {
    const button = section.getByRole("button", { name });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await page.getByRole("button", { name: "The board" }).focus();
  await page.keyboard.press("Enter");
  await expect(start).toBeFocused();
});

test("the map, the tabs and the dialogs have no axe violations in either theme", onlyFull, async ({ page, signIn }) => {
  test.slow();
  await signIn(await makeMember(page));
  await gotoHydrated(page, paths.headsOfState);
  await expectAccessible(page, "board");
  await startTimeline(page);
  const section = byId(page, `work-${leaders[0]?.slug}`);
  await section.getByRole("button", { name: "Read Full Narrative" }).scrollIntoViewIfNeeded();
  await expectAccessible(page, "gallery");
  for (const name of ["Read Full Narrative", "Watch film", "Comments"]) {
    await section.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("dialog").locator(".animate-pulse")).toHaveCount(0);
    await expectAccessible(page, name);
    await page.keyboard.press("Escape");
  }
  for (const name of ["Members", "Guestbook"]) {
    await page.getByRole("tab", { name }).click();
    const panel = page.getByRole("tabpanel", { name });
    await expect(panel.getByRole("heading").first()).toBeVisible({ timeout: 30_000 });
    await expect(panel.locator(".animate-pulse")).toHaveCount(0);
    await expectAccessible(page, name);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the viewer shows the drag hint, the short excerpt and the sound switch", async ({ page, signIn }) => {
    await signIn(await makeMember(page));
    await gotoHydrated(page, paths.headsOfState);
    await expect(page.getByText("Drag to explore the board")).toBeVisible();
    await expect(page.getByRole("link", { name: "Begin Timeline" })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect(page.getByRole("button", { name: /^Turn sound on/ })).toBeVisible();
    await page
      .getByRole("region", { name: "All 18" })
      .getByRole("link", { name: /Sani Abacha/ })
      .click();
    await expectInView(page, leaderSlug);
    const shown = byId(page, artworkId).locator("[data-excerpt]");
    await expect(shown).toHaveText(excerpt(abacha.narrative, excerptLength.narrow), { useInnerText: true });
  });
});

// The dev server's scripts are larger than those of a production build, so they are not counted there.
const kilobytes = { lite: 250, standard: 600 } as const;

for (const mode of ["lite", "standard"] as const) {
  test(`before the first interaction ${mode} mode loads at most ${kilobytes[mode]} kB`, async ({
    page,
    context,
    signIn,
  }) => {
    await page.addInitScript((name) => {
      localStorage.setItem("data-mode", name);
      localStorage.setItem("tour-seen", "1");
    }, mode);
    await signIn(await makeActor({ plan: "yearly", days: 30 }));
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const files = new Map<string, { url: string; type: string; bytes: number }>();
    session.on("Network.responseReceived", ({ requestId, type, response }) =>
      files.set(requestId, { url: response.url, type, bytes: 0 }),
    );
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const file = files.get(requestId);
      if (file) file.bytes = encodedDataLength;
    });
    await gotoHydrated(page, paths.headsOfState);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const all = [...files.values()];
    const isDevServer = all.some(({ url }) => /hmr-client|turbopack/.test(url));
    const isDevServerFile = ({ type, url }: { type: string; url: string }) =>
      isDevServer && (["Script", "Stylesheet", "Document"].includes(type) || url.includes("__nextjs"));
    const counted = all.filter((file) => !isDevServerFile(file));
    const bytes = counted.reduce((sum, file) => sum + file.bytes, 0);
    // The framework's own scripts and styles are at most this size where they are not counted.
    const total = isDevServer ? bytes + 185_000 : bytes;
    test.info().annotations.push({ type: "bytes", description: `${mode}: ${total}` });
    expect(total, JSON.stringify(counted.map(({ url, bytes: each }) => [url.slice(-60), each]))).toBeLessThanOrEqual(
      kilobytes[mode] * 1_000,
    );
    const heavy = all.filter(({ url }) => /\/(audio|video)\//.test(url));
    expect(heavy).toEqual([]);
    if (mode === "lite") {
      const textures = all.filter(({ url }) => /\/textures\/|\/images\/leaders\//.test(url)).map(({ url }) => url);
      expect(textures).toEqual([]);
    }
  });
}

// The cost of scrolling is measured in viewer-frame-rate.spec.ts by CPU time, because wall-clock time includes other workers.
test(
  "the layout does not shift while scrolling through all leaders on a slow phone",
  onlyFull,
  async ({ page, context, signIn }) => {
    test.slow();
    await signIn(await makeMember(page));
    await gotoHydrated(page, paths.headsOfState);
    await startTimeline(page);
    await expect(byId(page, `work-${leaders.at(-1)?.slug}`).getByRole("button", { name: "Comments" })).toBeAttached();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const largestShift = await page.evaluate(async () => {
      let largest = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) largest = Math.max(largest, entry.value);
      }).observe({ type: "layout-shift" });
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 4) {
        window.scrollBy({ top: 180, behavior: "instant" });
        await frame();
      }
      return largest;
    });
    test.info().annotations.push({ type: "layout shift", description: String(largestShift) });
    expect(largestShift).toBeLessThan(0.1);
  },
);

test.describe("before the scripts have loaded", () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test("the board is shown; for a link with a hash after ten seconds, if they fail", async ({ page, signIn }) => {
    await signIn(await makeMember(page));
    await page.clock.install();
    await page.route("**/_next/**/*.js*", (route) => route.abort());
    const board = page.getByRole("region", { name: "The board" });
    const loading = page.getByText("Loading the exhibition");
    await page.goto(`${paths.headsOfState}#${leaderSlug}`);
    await expect(loading).toBeVisible();
    await expect(board).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(board).toBeVisible();
    await expect(loading).toBeHidden();
    await page.goto("about:blank");
    await page.goto(paths.headsOfState);
    await expect(board).toBeVisible();
    await expect(loading).toBeHidden();
  });
});

test("a link to the guestbook moves nothing while the comments are loaded", async ({ page, signIn }) => {
  await signIn(await makeMember(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${paths.headsOfState}#guestbook`);
  const panel = page.getByRole("region", { name: "Exhibition Guestbook" });
  await expect(panel.getByText(defaultGuidelines)).toBeVisible();
  await expect(panel.getByRole("heading", { name: /: comments$/ })).toBeAttached();
  await expect(panel.getByText("Loading comments…")).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test("a link to an artwork's comments moves nothing while they are loaded", async ({ page, signIn }) => {
  await signIn(await makeMember(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${paths.headsOfState}#guestbook-${leaderSlug}`);
  const dialog = page.getByRole("dialog", { name: "Artwork Comments" });
  await expect(dialog.getByRole("link", { name: "Open these comments as a page" })).toBeAttached();
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a link to a leader moves nothing while the gallery is rendered, at ${width} pixels`, async ({
    page,
    signIn,
  }) => {
    await signIn(await makeMember(page));
    await page.setViewportSize({ width, height });
    await page.goto(`${paths.headsOfState}#${leaderSlug}`);
    await expectInView(page, leaderSlug);
    await expect(page.locator("section[id^=work-] > div:empty")).toHaveCount(0);
    await expectInView(page, leaderSlug);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

test.describe("when the request fails", () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test("the viewer shows an error and a retry loads it", async ({ page, signIn }) => {
    await signIn(await makeMember(page));
    let isOffline = true;
    await page.route("**/api/exhibitions/heads-of-state/leaders", (route) =>
      isOffline ? route.abort() : route.continue(),
    );
    await gotoHydrated(page, paths.headsOfState);
    await page.getByRole("link", { name: "Begin Timeline" }).click();
    await expect(page.getByText("The exhibition could not be loaded.")).toBeVisible();
    isOffline = false;
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 2, name: leaders[0]?.name })).toBeAttached();
  });
});

test("the Badger Scroll links to its auction", async ({ page, signIn }) => {
  await signIn(await makeMember(page));
  await gotoHydrated(page, paths.badger);
  await expect(page.getByRole("heading", { level: 1, name: "The Badger Scroll" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the auction" }).click();
  await page.waitForURL(`**${paths.auctions}`);
});
