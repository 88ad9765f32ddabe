import type { ShopSettings } from "@/lib/orders/shop-settings/contracts";

/** What one unit of a currency costs in naira; null where an admin has set no rate. */
export type Rates = Pick<ShopSettings, "usd" | "gbp" | "eur">;

const currencies = [
  ["usd", "$"],
  ["gbp", "£"],
  ["eur", "€"],
] as const;

/** Whole units from 10 on, because a rate that an admin sets is only near the one of the buyer's bank. */
const format = (amount: number, sign: string): string =>
  `${sign}${amount >= 10 ? Math.round(amount).toLocaleString("en-GB") : amount.toFixed(2)}`;

/** A price in other currencies, always with the one that is charged; null without a rate. */
export function approximatePrice(naira: number, rates: Rates): string | null {
  const prices = currencies.flatMap(([currency, sign]) => {
    const rate = rates[currency];
    return rate === null ? [] : [format(naira / rate, sign)];
  });
  return prices.length > 0 && naira > 0 ? `About ${prices.join(", ")} · charged in ₦` : null;
}
