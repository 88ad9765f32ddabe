// Created once, because creating a formatter is slow.
const wholeNaira = new Intl.NumberFormat("en-NG", { maximumFractionDigits: 0 });
const withKobo = new Intl.NumberFormat("en-NG", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats an integer amount of kobo as naira; decimals are shown only when not zero: ₦345,000 or ₦1,500.50. */
export function formatNaira(kobo: number | bigint): string {
  const amount = Number(kobo);
  const whole = amount % 100 === 0;
  const digits = (whole ? wholeNaira : withKobo).format(Math.abs(amount) / 100);
  return `${amount < 0 ? "−" : ""}₦${digits}`;
}

const thousands = new Intl.NumberFormat("en-NG", { notation: "compact", maximumFractionDigits: 1 });

/** For narrow places: hundreds of naira from a thousand on are shortened (₦15K, ₦1.5K), other amounts are shown whole, as nothing is rounded. */
export function formatShortNaira(kobo: number | bigint): string {
  const naira = Number(kobo) / 100;
  return naira >= 1_000 && naira < 1_000_000 && naira % 100 === 0 ? `₦${thousands.format(naira)}` : formatNaira(kobo);
}

/** Kobo to naira, the unit of the public API. */
export function toNaira(kobo: number | bigint): number {
  return Number(kobo) / 100;
}

/** Naira to kobo. Throws a RangeError when the amount is not a whole number of kobo or too large to be exact. */
export function toKobo(naira: number): number {
  const kobo = Math.round(naira * 100);
  if (!Number.isSafeInteger(kobo) || Math.abs(kobo - naira * 100) > 1e-4) {
    throw new RangeError(`${naira} naira is not a whole number of kobo`);
  }
  return kobo;
}

/** Parses an amount in naira as typed ("₦54,000", "54000.50") to kobo; null for anything else. */
export function parseKobo(typed: string): number | null {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(typed.replace(/[₦,\s]/g, ""));
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** A percentage of an amount, rounded down to the kobo. */
export function percentOf(kobo: number, percent: number): number {
  return Math.floor((kobo * percent) / 100);
}

/** The price to charge, in kobo: the sale price when 0 < sale < price, else the price. */
export function chargedKobo(priceKobo: number, salePriceKobo: number | null): number {
  return salePriceKobo !== null && salePriceKobo > 0 && salePriceKobo < priceKobo ? salePriceKobo : priceKobo;
}
