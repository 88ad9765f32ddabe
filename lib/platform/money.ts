// Made once: making one takes longer than everything else about a price.
const wholeNaira = new Intl.NumberFormat("en-NG", { maximumFractionDigits: 0 });
const withKobo = new Intl.NumberFormat("en-NG", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Naira as people read it. `kobo` is an integer; kobo are shown only where there are any: ₦345,000 or ₦1,500.50. */
export function formatNaira(kobo: number | bigint): string {
  const amount = Number(kobo);
  const whole = amount % 100 === 0;
  const digits = (whole ? wholeNaira : withKobo).format(Math.abs(amount) / 100);
  return `${amount < 0 ? "−" : ""}₦${digits}`;
}

/** Kobo to the naira that the shop's API speaks. */
export function toNaira(kobo: number | bigint): number {
  return Number(kobo) / 100;
}

/** Naira to kobo. Throws a RangeError where the sum is no whole number of kobo or too large to be exact. */
export function toKobo(naira: number): number {
  const kobo = Math.round(naira * 100);
  if (!Number.isSafeInteger(kobo) || Math.abs(kobo - naira * 100) > 1e-4) {
    throw new RangeError(`${naira} naira is no exact number of kobo`);
  }
  return kobo;
}

/** What somebody typed as a sum in naira ("₦54,000", "54000.50") as kobo, to the kobo; null where it is no sum. */
export function koboOf(typed: string): number | null {
  const read = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(typed.replace(/[₦,\s]/g, ""));
  if (!read) return null;
  return Number(read[1]) * 100 + Number((read[2] ?? "").padEnd(2, "0"));
}

/** So many per cent of a sum, rounded down to the kobo. */
export function percentOf(kobo: number, percent: number): number {
  return Math.floor((kobo * percent) / 100);
}

/** The price that is charged: the sale price when it is a real reduction (0 < sale < price), else the price. Kobo. */
export function chargedKobo(priceKobo: number, salePriceKobo: number | null): number {
  return salePriceKobo !== null && salePriceKobo > 0 && salePriceKobo < priceKobo ? salePriceKobo : priceKobo;
}
