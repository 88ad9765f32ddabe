import type { SalesPeriod } from "@/lib/workflows/contracts";

/** The periods as the picker names them, and what a comparison is with. */
export const periodNames: Readonly<Record<SalesPeriod, { name: string; before: string }>> = {
  "7": { name: "7 days", before: "the 7 days before" },
  month: { name: "This month", before: "the same days of last month" },
  "30": { name: "30 days", before: "the 30 days before" },
  "90": { name: "90 days", before: "the 90 days before" },
  "12m": { name: "12 months", before: "the 12 months before" },
};

const dayName = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const monthName = new Intl.DateTimeFormat("en-GB", { month: "short", year: "2-digit", timeZone: "UTC" });

/** "23 Nov", or "Nov 26" for a month. `day` is a day in Lagos. */
export const barName = (day: string, period: SalesPeriod): string =>
  (period === "12m" ? monthName : dayName).format(new Date(`${day}T00:00:00Z`));

/** The change from one sum to another: "12% more", "the same", or nothing to compare with. */
export function describeChange(now: number, before: number): string {
  if (before <= 0) return now > 0 ? "none" : "the same";
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return "the same";
  return `${Math.abs(percent)}% ${percent > 0 ? "more" : "less"}`;
}
