// npm run screens: pictures of the main screens at three widths, by night and by day, into docs/screens/. The museum has to be
// open: npm start, then this. --only=drops,cart takes some of them; --to=folder puts them elsewhere.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "../local/browser";

const { values: given } = parseArgs({
  options: { only: { type: "string" }, to: { type: "string", default: "docs/screens" }, whole: { type: "boolean" } },
});
const site = process.env.E2E_BASE_URL ?? `http://localhost:${process.env.PORT || 3000}`;
const folder = given.to;
const widths = [390, 768, 1440];
const themes = ["dark", "light"] as const;

type Screen = { name: string; address: string | ((page: Page) => Promise<string>); as?: string };

const member = "collector@livingarchive.test";
/** Puts two drops into the cart, so that there is something to see. */
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

const firstOrder = async (page: Page) => {
  const { orders } = await (await page.request.get("/api/orders")).json();
  return `/account/orders/${orders[0].number}`;
};

const screens: Screen[] = [
  { name: "home", address: "/" },
  { name: "drops", address: "/drops" },
  { name: "drop", address: "/drops/obj-pendant" },
  { name: "cart", address: async (page) => filledCart(page).then(() => "/cart"), as: member },
  { name: "checkout", address: async (page) => filledCart(page).then(() => "/checkout"), as: member },
  { name: "cancelled", address: "/checkout/cancel" },
  { name: "login", address: "/login" },
  { name: "register", address: "/register" },
  { name: "account", address: "/account", as: member },
  { name: "orders", address: "/account/orders", as: member },
  { name: "order", address: firstOrder, as: member },
  { name: "receipt", address: async (page) => `${await firstOrder(page)}/receipt`, as: member },
];

async function take(browser: Browser, { name, address, as }: Screen, width: number, theme: string): Promise<void> {
  const viewport = { width, height: width < 500 ? 844 : 900 };
  const context = await browser.newContext({ baseURL: site, viewport, reducedMotion: "reduce", locale: "en-NG" });
  try {
    const page = await context.newPage();
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    if (as) await page.request.post("/api/auth/login", { data: { email: as, password: "living-archive" } });
    await page.goto(typeof address === "string" ? address : await address(page), { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await page.screenshot({ fullPage: given.whole ?? false });
    await sharp(picture)
      .webp({ quality: 82, effort: 5 })
      .toFile(path.join(folder, `${name}-${width}-${theme}.webp`));
  } finally {
    await context.close();
  }
}

fs.mkdirSync(folder, { recursive: true });
const only = given.only?.split(",");
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
for (const screen of screens.filter(({ name }) => !only || only.includes(name))) {
  for (const width of widths) for (const theme of themes) await take(browser, screen, width, theme);
  console.log(`✓ ${screen.name}`);
}
await browser.close();
