import { addToDay, addToMonth } from "@/lib/core/lagos-datetime";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The same day of another month, or its last day where that is shorter. */
function inOtherMonth(day: string, count: number): string {
  const month = addToMonth(day.slice(0, 7), count);
  const last = addToDay(`${addToMonth(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

/**
 * The day that a key of the grid pattern leads to: arrows by a day or a week, Home and End to the ends of the week, Page Up and Down by a
 * month. Null for any other key.
 */
export function nextDay(day: string, key: string): string | null {
  const step = steps[key];
  if (step !== undefined) return addToDay(day, step);
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  if (key === "Home") return addToDay(day, -weekday);
  if (key === "End") return addToDay(day, 6 - weekday);
  if (key === "PageUp") return inOtherMonth(day, -1);
  return key === "PageDown" ? inOtherMonth(day, 1) : null;
}
