import { expect, type Page } from "@playwright/test";
import { db } from "@/lib/platform/db";
import { formatNaira, toKobo } from "@/lib/platform/money";
import { type MadeProduct, makeProduct } from "@/lib/shop/factory";
import { ready, visit } from "./visit";

/** A drop that only one journey buys, so that its stock can be counted. */
export function drop(given: Parameters<typeof makeProduct>[0] = {}): Promise<MadeProduct> {
  return makeProduct({ price: 12_500, stock: 5, editionSize: 20, editionIssued: 6, position: 1_000, ...given });
}

/** What is left on the shelf, what somebody holds, what is sold. */
export async function stockOf({ id }: { id: string }): Promise<{ stock: number; held: number; sold: number }> {
  const variants = await db.productVariant.findMany({ where: { productId: id } });
  const sum = (part: "stock" | "held" | "sold") => variants.reduce((total, variant) => total + variant[part], 0);
  return { stock: sum("stock"), held: sum("held"), sold: sum("sold") };
}

/** A sum as every screen writes it. */
export const naira = (amount: number): string => formatNaira(toKobo(amount));

export async function addToCart(page: Page, { slug }: { slug: string }): Promise<void> {
  await visit(page, `/drops/${slug}`);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to cart!")).toBeVisible();
}

export async function fillAddress(page: Page): Promise<void> {
  await ready(page);
  await page.getByLabel("Address Line 1").fill("5 Ajose Adeogun Street");
  await page.getByLabel("City").fill("Victoria Island");
  await page.getByLabel("State").selectOption("Lagos");
}

/** Presses Pay at the checkout and arrives on Paystack's page. */
export async function goToPaystack(page: Page): Promise<void> {
  await ready(page);
  await page.getByRole("button", { name: "Pay with Paystack" }).click();
  await page.waitForURL(/\/paystack\/checkout\//);
}

/** From the checkout, where the address is not known yet, to the result page of a payment made. */
export async function payFor(page: Page): Promise<void> {
  await fillAddress(page);
  await goToPaystack(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
}

export async function expectPaid(page: Page, timeout = 20_000): Promise<string> {
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible({ timeout });
  const slip = await page.getByRole("heading", { name: /^Order LA-/ }).textContent();
  return slip?.replace("Order ", "") ?? "";
}
