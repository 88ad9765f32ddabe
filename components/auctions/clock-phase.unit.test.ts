import { expect, it } from "vitest";
import { clockLabel, clockPhase, clockRing } from "./clock-phase";

const minute = 60_000;

it("turns from calm to the last hour, five minutes, late time, minute and ten seconds", () => {
  const times = [61 * minute, 60 * minute, 300_001, 300_000, 121_000, 120_000, 60_001, 60_000, 10_001, 10_000, 0];
  expect(times.map((left) => clockPhase(left, "end", 120_000))).toEqual([
    "calm",
    "hour",
    "hour",
    "soon",
    "soon",
    "late",
    "late",
    "minute",
    "minute",
    "final",
    "final",
  ]);
});

it("is late for two minutes when bids do not move the end", () => {
  expect([clockPhase(120_000, "end", 0), clockPhase(120_001, "end", 0)]).toEqual(["late", "soon"]);
});

it("is late from the beginning of a late time above five minutes, and not before a short one", () => {
  expect([clockPhase(400_000, "end", 600_000), clockPhase(45_000, "end", 30_000)]).toEqual(["late", "soon"]);
});

it("stays calm before the opening and before the first tick", () => {
  expect([clockPhase(5_000, "opening", 120_000), clockPhase(null, "end", 120_000)]).toEqual(["calm", "calm"]);
});

it("fills the ring by the time of its phase, and lights a tick for each second of the running minute", () => {
  const ring = (left: number | null, whole = 600 * minute) =>
    clockRing({ left, whole, phase: clockPhase(left, "end", 120_000), lateTime: 120_000 });
  expect(ring(null)).toEqual({ part: 1, ticks: 60 });
  expect(ring(300 * minute)).toEqual({ part: 0.5, ticks: 30 });
  expect(ring(30 * minute)).toEqual({ part: 0.5, ticks: 30 });
  expect([ring(120_000), ring(90_000), ring(60_000), ring(59_500), ring(1), ring(0)].map(({ ticks }) => ticks)).toEqual(
    [60, 30, 60, 60, 1, 0],
  );
  expect([ring(150_000), ring(90_000), ring(30_000), ring(6_000)].map(({ part }) => part)).toEqual([
    0.5, 0.75, 0.5, 0.1,
  ]);
});

it("is labelled with what it counts to; the opening is soon at any distance", () => {
  const label = (left: number | null, countsTo: "opening" | "end") =>
    clockLabel(left, countsTo, clockPhase(left, countsTo, 120_000));
  expect([label(null, "end"), label(600 * minute, "end"), label(60 * minute, "end")]).toEqual([
    "Ends, Lagos time",
    "Time remaining",
    "The last hour",
  ]);
  expect([240_000, 90_000, 30_000, 5_000].map((left) => label(left, "end"))).toEqual([
    "Under 5 minutes",
    "The last minutes",
    "The last minute",
    "Closing",
  ]);
  expect([label(null, "opening"), label(20_000 * minute, "opening"), label(minute, "opening")]).toEqual([
    "Opens, Lagos time",
    "Next auction starts soon",
    "Next auction starts soon",
  ]);
});
