import { type Bench, createAuction } from "./bench-auction";
import { createHotDrop } from "./bench-orders";
import type { Case } from "./compare";
import type { Target } from "./load";

export const parts = ["functions", "pages", "calls", "orders", "writers"] as const;
export type Part = (typeof parts)[number];

type Urls = { app: string; minimal: string; bare: string; against: readonly string[] };
type Given = {
  urls: Urls;
  bench: Bench;
  /** Of members of the Circle, and of people who have ordered nothing. */
  cookies: readonly string[];
  buyerCookies: readonly string[];
  query: (text: string) => Promise<Record<string, unknown>[]>;
};

/** What is measured, each with the limits that it is compared with. */
export async function makeCases({ urls, bench, cookies, buyerCookies, query }: Given) {
  const { app, minimal, bare, against } = urls;
  const [pendant] = await query("SELECT id FROM products WHERE slug = 'obj-pendant'");
  const productId = String(pendant?.id);
  const auctionId = await createAuction(bench.url);
  const [auction] = await query(`SELECT slug FROM auctions WHERE id = '${auctionId}'`);
  const list = { url: `${app}/drops` };
  const drop = { url: `${app}/drops/obj-pendant` };
  const others = against.map((url) => ({ name: url, target: { url } }));
  const prerendered = (page: string) => ({
    name: "a prerendered page of a minimal app",
    target: { url: `${minimal}/${page}` },
  });
  const dynamic = { name: "a minimal page with one query", target: { url: `${minimal}/dynamic` } };
  const row = { name: "a route with one statement", target: { url: `${minimal}/row` } };
  /** An order of a drop of its own for each run, because the same order twice is one order. */
  const order = async (): Promise<Target> => {
    const { id } = await createHotDrop(bench.url);
    return { url: `${app}/api/checkout`, method: "POST", body: { productId: id }, cookies: buyerCookies, origin: app };
  };
  const minimalDrop = await createHotDrop(bench.url);
  const cases: (Case & { part: Part })[] = [
    {
      part: "pages",
      name: "the list of drops",
      ours: list,
      limits: [{ name: "node:http with the same bytes", target: { url: bare } }, prerendered("list"), ...others],
    },
    { part: "pages", name: "a drop", ours: drop, limits: [prerendered("detail"), ...others] },
    {
      part: "pages",
      name: "an auction",
      ours: { url: `${app}/auctions/${String(auction?.slug)}` },
      limits: [prerendered("detail")],
    },
    { part: "pages", name: "the cart page", ours: { url: `${app}/cart`, cookies }, limits: [dynamic] },
    { part: "pages", name: "the account page", ours: { url: `${app}/account`, cookies }, limits: [dynamic] },
    { part: "calls", name: "GET /api/me", ours: { url: `${app}/api/me`, cookies }, limits: [row] },
    { part: "calls", name: "GET /api/cart", ours: { url: `${app}/api/cart`, cookies }, limits: [row] },
    {
      part: "calls",
      name: "GET /api/auctions/{id}",
      ours: { url: `${app}/api/auctions/${auctionId}`, cookies },
      limits: [row],
    },
    {
      part: "calls",
      name: "POST /api/cart/add",
      ours: { url: `${app}/api/cart/add`, method: "POST", body: { productId }, cookies, origin: app },
      limits: [{ ...row, target: { url: `${minimal}/row`, method: "POST", body: { productId } } }],
    },
    {
      part: "orders",
      name: "POST /api/checkout of a hot drop",
      ours: order,
      limits: [
        {
          name: "a route with the same SQL function",
          target: { url: `${minimal}/order`, method: "POST", body: { productId: minimalDrop.id } },
        },
      ],
    },
  ];
  const pages = [
    { name: "the list of drops", target: list },
    { name: "a drop", target: drop },
  ];
  const writers = [
    {
      name: "POST /api/cart/add, with the list of drops",
      // Of people so many that nobody fills a line of the cart.
      write: {
        url: `${app}/api/cart/add`,
        method: "POST" as const,
        body: { productId: minimalDrop.id },
        cookies: buyerCookies,
        origin: app,
      },
      read: list,
    },
    {
      name: "a route with one statement, with a list",
      write: { url: `${minimal}/row`, method: "POST" as const, body: { productId } },
      read: prerendered("list").target,
    },
  ];
  return { cases, pages, order, writers };
}
