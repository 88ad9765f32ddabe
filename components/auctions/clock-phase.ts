/**
 * How the clock looks and what its ring shows: `calm` the share of the whole sale, `hour` the share of the last hour, `soon` that of the last
 * five minutes, `late` that of the time in which a bid moves the end, `minute` that of the last minute of it, `final` the last ten seconds.
 */
export type ClockPhase = "calm" | "hour" | "soon" | "late" | "minute" | "final";

const minute = 60_000;
const hour = 60 * minute;
const finalTime = 10_000;
/** The last minutes of a sale whose end bids do not move. */
const defaultLateTime = 2 * minute;

/** The phase for the time left until the end; before the opening, and before the first tick, it is calm. */
export function clockPhase(left: number | null, countsTo: "opening" | "end", lateTime: number): ClockPhase {
  if (left === null || countsTo === "opening") return "calm";
  if (left <= finalTime) return "final";
  if (left <= (lateTime || defaultLateTime)) return left <= minute ? "minute" : "late";
  if (left <= 5 * minute) return "soon";
  return left <= hour ? "hour" : "calm";
}

/** The time in which bids move the end, or would. */
export const isLatePhase = (phase: ClockPhase): boolean => phase === "late" || phase === "minute" || phase === "final";

/** What is shown under the clock. Before the first tick, and without JavaScript, the clock shows a date. */
export function clockLabel(left: number | null, countsTo: "opening" | "end", phase: ClockPhase): string {
  if (left === null) return countsTo === "opening" ? "Opens, Lagos time" : "Ends, Lagos time";
  if (countsTo === "opening") return "Next auction starts soon";
  const labels = {
    calm: "Time remaining",
    hour: "The last hour",
    soon: "Under 5 minutes",
    late: "The last minutes",
    minute: "The last minute",
    final: "Closing",
  };
  return labels[phase];
}

type Ring = { left: number | null; whole: number; phase: ClockPhase; lateTime: number };

/** The part of the ring that is filled, and how many of its sixty ticks are lit: those of the running minute in the last minutes. */
export function clockRing({ left, whole, phase, lateTime }: Ring): { part: number; ticks: number } {
  if (left === null || whole <= 0) return { part: 1, ticks: 60 };
  const late = lateTime || defaultLateTime;
  const of = { calm: whole, hour, soon: 5 * minute, late, minute, final: minute }[phase];
  const part = Math.min(1, left / of);
  if (phase === "calm" || phase === "hour") return { part, ticks: Math.ceil(part * 60) };
  return { part, ticks: left === 0 ? 0 : ((Math.ceil(left / 1_000) - 1) % 60) + 1 };
}
