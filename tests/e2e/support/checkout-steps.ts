import { expect, type Page } from "@playwright/test";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { formatNaira, toKobo } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { gotoHydrated, waitForHydration } from "./goto-hydrated";

/** A product that only one test buys, so that its stock can be counted. */
export function makeDrop(overrides: Parameters<typeof makeProduct>[0] = {}): Promise<TestProduct> {
  return makeProduct({ price: 12_500, stock: 5, editionSize: 20, editionIssued: 6, position: 1_000, ...overrides });
}

/** The units of a product in stock, held by unpaid orders, and sold. */
export async function stockOf({ id }: { id: string }): Promise<{ stock: number; held: number; sold: number }> {
  const variants = await db.productVariant.findMany({ where: { productId: id } });
  const sum = (column: "stock" | "held" | "sold") => variants.reduce((total, variant) => total + variant[column], 0);
  return { stock: sum("stock"), held: sum("held"), sold: sum("sold") };
}

/** An amount as every page shows it. */
export const naira = (amount: number): string => formatNaira(toKobo(amount));

export async function addToCart(page: Page, { slug }: { slug: string }): Promise<void> {
  await gotoHydrated(page, `/drops/${slug}`);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to cart!")).toBeVisible();
  await page.getByRole("button", { name: "Continue shopping" }).click();
}

export async function fillAddress(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByLabel("Address Line 1").fill("5 Ajose Adeogun Street");
  await page.getByLabel("City").fill("Victoria Island");
  await page.getByLabel("State").selectOption("Lagos");
}

/** Presses Pay at the checkout and waits for Paystack's page. */
export async function goToPaystack(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole("button", { name: "Pay with Paystack" }).click();
  await page.waitForURL(/\/paystack\/checkout\//);
}

/** Fills in the address at the checkout and pays. */
export async function payFor(page: Page): Promise<void> {
  await fillAddress(page);
  await goToPaystack(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
}

export async function expectPaid(page: Page, timeout = 20_000): Promise<string> {
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible({ timeout });
  const heading = await page.getByRole("heading", { name: /^Order LA-/ }).textContent();
  return heading?.replace("Order ", "") ?? "";
}
