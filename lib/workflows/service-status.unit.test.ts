import { expect, test } from "vitest";
import { jobState, type StatusFacts, serviceStatus } from "@/lib/workflows/service-status";

const now = new Date("2026-11-24T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const nothing: StatusFacts = { runs: [], oldestEmailAt: null, oldestPaymentEventAt: null };
const delays = (facts: Partial<StatusFacts>) =>
  serviceStatus({ ...nothing, ...facts }, now).services.filter(({ isDelayed }) => isDelayed);

const run = (name: string, ranMinutesAgo: number, doneMinutesAgo: number | null, failures = 0) => ({
  name,
  lastRunAt: minutesAgo(ranMinutesAgo),
  lastDoneAt: doneMinutesAgo === null ? null : minutesAgo(doneMinutesAgo),
  failures,
});

test("every service works when the jobs ran a minute ago and nothing waits", () => {
  expect(delays({ runs: [run("payments", 1, 1), run("holds", 1, 1), run("outbox", 1, 1)] })).toEqual([]);
});

test("a service is delayed since the last success of a job that it depends on", () => {
  expect(delays({ runs: [run("holds", 1, 20, 19), run("auctions", 1, 1)] })).toEqual([
    { service: "orders", isDelayed: true, since: minutesAgo(20).toISOString() },
  ]);
});

test("a job that failed once in the last minutes is no delay", () => {
  expect(delays({ runs: [run("payments", 1, 2, 1)] })).toEqual([]);
});

test("an email or a payment event that has waited for more than ten minutes is a delay", () => {
  expect(delays({ oldestEmailAt: minutesAgo(9), oldestPaymentEventAt: minutesAgo(11) })).toEqual([
    { service: "payments", isDelayed: true, since: minutesAgo(11).toISOString() },
  ]);
});

test("a job is late when it did not run, and fails when its last run did", () => {
  expect(jobState(undefined, now)).toBe("late");
  expect(jobState(run("pages", 6, 6), now)).toBe("late");
  expect(jobState(run("pages", 1, 3, 2), now)).toBe("fails");
  expect(jobState(run("pages", 1, 1), now)).toBe("works");
});
