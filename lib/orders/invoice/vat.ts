/** The VAT percentage included in a price paid at that time (ISO), from settings such as "2026-01-01=7.5"; null without one. */
export function vatPercentAt(rates: readonly string[], paidAt: string): number | null {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Lagos" }).format(new Date(paidAt));
  const current = rates
    .filter((rate) => rate.slice(0, 10) <= day)
    .sort()
    .at(-1);
  const percent = current ? Number(current.slice(11)) : 0;
  return percent > 0 ? percent : null;
}

/** The VAT contained in an amount that includes it, rounded to the kobo. */
export function includedVat(kobo: number, percent: number): number {
  return Math.round((kobo * percent) / (100 + percent));
}
