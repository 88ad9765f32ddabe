// npm run screenshots: screenshots of the main pages in three widths and two themes, in .local/screenshots; the README's
// picture is one of them. The app has to be running (npm start). --only=drops,cart takes some; --to=folder; --whole: full pages.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "../dev-stack/find-browser";

const options = { only: { type: "string" }, to: { type: "string" }, whole: { type: "boolean" } } as const;
const { values: given } = parseArgs({ options });
const folder = given.to ?? ".local/screenshots";
const site = process.env.E2E_BASE_URL ?? `http://localhost:${process.env.PORT || 3000}`;
const widths = [390, 768, 1440];
const themes = ["dark", "light"] as const;
type Screen = {
  name: string;
  address: string | ((page: Page) => Promise<string>);
  as?: string;
  /** The viewer's tour is marked as seen. */
  shown?: boolean;
  /** Interaction before the screenshot. */
  act?: (page: Page) => Promise<void>;
};

const member = "collector@livingarchive.test";
const admin = "admin@livingarchive.test";
/** Previews an import with a changed price, a new product and an invalid row; saves nothing. */
async function previewedImport(page: Page): Promise<void> {
  const rows = ["heads-of-state-vase,Heads of State Vase,360000", "bronze-bell,Bronze Bell,45000", "bowl,A Bowl,a lot"];
  const buffer = Buffer.from(["Slug,Name,Price (naira)", ...rows].join("\n"));
  await page.getByRole("button", { name: "Import CSV" }).click();
  await page.getByLabel("CSV file").setInputFiles({ name: "products.csv", mimeType: "text/csv", buffer });
  await page.getByRole("list", { name: "Rows" }).waitFor();
}

/** The stock page of the product that has sold the most units. */
async function bestSellerStock(page: Page): Promise<string> {
  const { products } = await (await page.request.get("/api/products")).json();
  const [most] = products.sort(
    (a: { editionIssued: number }, b: { editionIssued: number }) => b.editionIssued - a.editionIssued,
  );
  return `/admin/products/${most._id}/units`;
}

/** Adds two products to the cart. */
async function filledCart(page: Page): Promise<void> {
  const { products } = await (await page.request.get("/api/products")).json();
  const wanted = products.filter(
    (one: { stock: number; variants: unknown[] }) => one.stock > 2 && one.variants.length === 1,
  );
  const { cart } = await (await page.request.get("/api/cart")).json();
  for (const { _id } of cart.items.length ? [] : wanted.slice(0, 2)) {
    await page.request.post("/api/cart/add", { data: { productId: _id, quantity: 1, variation: [] } });
  }
}

const paidOrder = async (page: Page) => {
  const { orders } = await (await page.request.get("/api/orders")).json();
  const paid = orders.find(({ paymentStatus }: { paymentStatus: string }) => paymentStatus === "paid");
  return `/account/orders/${(paid ?? orders[0]).number}`;
};

const running = "the-badger-scroll";

/** Sends an admin request; 409 is fine, because an earlier run may have created the auction. */
async function asAdmin(page: Page, path: string, data: object) {
  await page.request.post("/api/auth/login", { data: { email: admin, password: "living-archive" } });
  const response = await page.request.post(path, { data });
  if (!response.ok() && response.status() !== 409) throw new Error(`${path}: ${await response.text()}`);
}

const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const anHour = 3_600_000;

/** An auction of this script in a state that the seed does not have; created once. */
async function ownAuction(
  page: Page,
  slug: string,
  terms: object,
  bring: (path: string) => Promise<void>,
): Promise<string> {
  const known = await page.request.get(`/api/auctions/${slug}`);
  if (!known.ok()) {
    const images = [{ url: "/images/products/handover-amphora-1-960.jpg", alt: "A tall black jar on a wooden sill." }];
    await asAdmin(page, "/api/admin/auctions", { slug, images, description: "One of one.", ...terms });
    await bring(`/api/admin/auctions/${slug}`);
  }
  await page.request.post("/api/auth/login", { data: { email: member, password: "living-archive" } });
  return `/auctions/${slug}`;
}

const frozenAuction = (page: Page) =>
  ownAuction(page, "the-ninth-handover", { title: "The Ninth Handover" }, async (slugPath) => {
    const path = await byId(page, slugPath);
    // It starts after the seeded auction, so that the saleroom still shows that one.
    await asAdmin(page, `${path}/schedule`, { start: soon(-60_000), end: soon(6 * anHour) });
    await asAdmin(page, `${path}/freeze`, { frozen: true, reason: "The lot is being looked at again." });
  });

const unsoldAuction = (page: Page) =>
  ownAuction(
    page,
    "a-seal-without-a-letter",
    { title: "A Seal without a Letter", reserve: 50_000, extensionCap: 0 },
    async (slugPath) => {
      const path = await byId(page, slugPath);
      await asAdmin(page, `${path}/schedule`, { start: soon(-60_000), end: soon(4_000) });
      await page.request.post("/api/auth/login", { data: { email: member, password: "living-archive" } });
      const bid = await page.request.post(`${path.replace("/admin", "")}/bids`, { data: { amount: 4_000 } });
      if (!bid.ok()) throw new Error(await bid.text());
      await page.waitForTimeout(4_500);
    },
  );

// Admin actions take the auction's id.
async function byId(page: Page, slugPath: string): Promise<string> {
  const { sale } = await (await page.request.get(slugPath)).json();
  return `/api/admin/auctions/${sale.auction._id}`;
}

const screens: Screen[] = [
  { name: "home", address: "/" },
  { name: "drops", address: "/drops" },
  { name: "drop", address: "/drops/heads-of-state-vase" },
  { name: "heads-of-state", address: "/heads-of-state" },
  { name: "leader", address: "/heads-of-state/sani-abacha" },
  { name: "cart", address: async (page) => filledCart(page).then(() => "/cart"), as: member },
  { name: "checkout", address: async (page) => filledCart(page).then(() => "/checkout"), as: member },
  { name: "cancelled", address: "/checkout/cancel" },
  { name: "login", address: "/login" },
  { name: "register", address: "/register" },
  { name: "account", address: "/account", as: member },
  { name: "orders", address: "/account/orders", as: member },
  { name: "order", address: paidOrder, as: member },
  { name: "receipt", address: async (page) => `${await paidOrder(page)}/receipt`, as: member },
  { name: "not-found", address: "/no-such-room" },
  { name: "subscribe", address: "/subscribe" },
  { name: "membership", address: "/membership" },
  { name: "founders-wall", address: "/founders-wall" },
  { name: "downloads", address: "/downloads", as: member },
  { name: "delete-account", address: "/account/delete", as: member },
  { name: "exhibitions", address: "/exhibitions", as: member },
  { name: "viewer-start", address: "/exhibitions/heads-of-state", as: member, shown: true },
  { name: "viewer", address: "/exhibitions/heads-of-state#sani-abacha", as: member, shown: true },
  { name: "viewer-artwork", address: "/exhibitions/heads-of-state#guestbook-sani-abacha", as: member, shown: true },
  { name: "badger", address: "/exhibitions/badger", as: member },
  { name: "guestbook", address: "/guestbook" },
  { name: "auction", address: "/auctions", as: member },
  { name: "auction-gate", address: `/auctions/${running}`, as: "member@livingarchive.test" },
  { name: "auction-upcoming", address: "/auctions/handover-amphora-thirtieth", as: member },
  { name: "auction-over", address: "/auctions/printers-proof-of-eighteen-hats" },
  { name: "auction-frozen", address: frozenAuction, as: member },
  { name: "auction-not-sold", address: unsoldAuction, as: member },
  { name: "auction-ledger", address: `/auctions/${running}/ledger` },
  { name: "auction-lite", address: `/auctions/${running}/lite`, as: member },
  { name: "payment-help", address: "/help/payment" },
  { name: "admin", address: "/admin", as: admin },
  { name: "admin-orders", address: "/admin/orders", as: admin },
  { name: "admin-products", address: "/admin/products", as: admin },
  { name: "admin-import", address: "/admin/products", as: admin, act: previewedImport },
  { name: "admin-stock", address: bestSellerStock, as: admin },
  { name: "admin-auctions", address: "/admin/auctions", as: admin },
  { name: "admin-auction", address: `/admin/auctions/${running}`, as: admin },
  { name: "admin-new-auction", address: "/admin/auctions/new", as: admin },
  { name: "admin-downloads", address: "/admin/downloads", as: admin },
  { name: "admin-returns", address: "/admin/returns", as: admin },
  { name: "admin-payment-proofs", address: "/admin/payment-proofs", as: admin },
  { name: "admin-newsletter", address: "/admin/newsletter", as: admin },
  ...[
    "comments",
    "events",
    "exhibitions",
    "smart-labels",
    "users",
    "payments",
    "reconciliation",
    "welcome-pack",
    "upload",
    "audit",
    "outbox",
  ].map((section) => ({ name: `admin-${section}`, address: `/admin/${section}`, as: admin })),
];

// Scrolls through the page once, because images below the first screen load lazily.
async function waitUntilSettled(page: Page): Promise<void> {
  if (given.whole) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 700) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      await page.waitForTimeout(60);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === "lazy"));
}

async function take(
  browser: Browser,
  { name, address, as, shown, act }: Screen,
  width: number,
  theme: string,
): Promise<void> {
  const viewport = { width, height: width < 500 ? 844 : 900 };
  const context = await browser.newContext({ baseURL: site, viewport, reducedMotion: "reduce", locale: "en-NG" });
  try {
    const page = await context.newPage();
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    if (shown) await page.addInitScript(() => localStorage.setItem("tour-seen", "1"));
    if (as) {
      const response = await page.request.post("/api/auth/login", { data: { email: as, password: "living-archive" } });
      if (!response.ok()) throw new Error(`${as} could not sign in: ${await response.text()}`);
    }
    await page.goto(typeof address === "string" ? address : await address(page));
    await waitUntilSettled(page);
    await act?.(page);
    // content-visibility skips what is off screen, and a full-page screenshot does not scroll.
    if (given.whole) await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
    await sharp(await page.screenshot({ fullPage: given.whole ?? false }))
      .webp({ quality: 78, effort: 6 })
      .toFile(path.join(folder, `${name}-${width}-${theme}.webp`));
  } finally {
    await context.close();
  }
}

fs.mkdirSync(folder, { recursive: true });
const only = given.only?.split(",");
if (!only) {
  for (const file of fs.readdirSync(folder).filter((name) => /-\d+-(dark|light)\.webp$/.test(name))) {
    fs.rmSync(path.join(folder, file));
  }
}
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  for (const screen of screens.filter(({ name }) => !only || only.includes(name))) {
    for (const width of widths) for (const theme of themes) await take(browser, screen, width, theme);
    console.log(`✓ ${screen.name}`);
  }
} finally {
  await browser.close();
}
