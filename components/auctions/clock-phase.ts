/**
 * How the clock looks and what its ring shows: `calm` the share of the whole sale, `hour` the share of the last hour, `late` the share of the
 * time in which a bid moves the end, `final` the last ten seconds.
 */
export type ClockPhase = "calm" | "hour" | "late" | "final";

const hour = 3_600_000;
const finalTime = 10_000;
/** The last minutes of a sale whose end bids do not move. */
const defaultLateTime = 120_000;

/** The phase for the time left until the end; before the opening, and before the first tick, it is calm. */
export function clockPhase(left: number | null, countsTo: "opening" | "end", lateTime: number): ClockPhase {
  if (left === null || countsTo === "opening") return "calm";
  if (left <= finalTime) return "final";
  if (left <= (lateTime || defaultLateTime)) return "late";
  return left <= hour ? "hour" : "calm";
}

/** What is shown under the clock. Before the first tick, and without JavaScript, the clock shows a date. */
export function clockLabel(left: number | null, countsTo: "opening" | "end", phase: ClockPhase): string {
  if (left === null) return countsTo === "opening" ? "Opens, Lagos time" : "Ends, Lagos time";
  if (countsTo === "opening") return "Next auction starts soon";
  return { calm: "Time remaining", hour: "The last hour", late: "The last minutes", final: "Closing" }[phase];
}

type Ring = { left: number | null; whole: number; phase: ClockPhase; lateTime: number };

/** The part of the ring that is filled, and how many of its sixty ticks are lit: those of the running minute in the last minutes. */
export function clockRing({ left, whole, phase, lateTime }: Ring): { part: number; ticks: number } {
  if (left === null || whole <= 0) return { part: 1, ticks: 60 };
  const of = phase === "calm" ? whole : phase === "hour" ? hour : lateTime || defaultLateTime;
  const part = Math.min(1, left / of);
  if (phase === "calm" || phase === "hour") return { part, ticks: Math.ceil(part * 60) };
  return { part, ticks: left === 0 ? 0 : ((Math.ceil(left / 1_000) - 1) % 60) + 1 };
}
