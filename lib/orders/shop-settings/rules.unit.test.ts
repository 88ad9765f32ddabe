import { expect, test } from "vitest";
import { approximatePrice } from "@/lib/orders/shop-settings/rules";

const none = { usd: null, gbp: null, eur: null };

test.each([
  [345_000, none, null],
  [0, { ...none, usd: 1_500 }, null],
  [37_500, { ...none, usd: 1_500 }, "About $25 · charged in ₦"],
  [345_000, { usd: 1_500, gbp: 2_000, eur: 1_725 }, "About $230, £173, €200 · charged in ₦"],
  [12_500.5, { ...none, gbp: 2_000 }, "About £6.25 · charged in ₦"],
  [10_000_000, { ...none, eur: 1_000 }, "About €10,000 · charged in ₦"],
])("₦%s at the rates %o is shown as %s", (naira, rates, text) => expect(approximatePrice(naira, rates)).toBe(text));
