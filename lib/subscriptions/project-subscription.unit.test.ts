import { addMonths } from "date-fns/addMonths";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { day } from "@/lib/core/clock";
import { GRACE_DAYS, type LedgerEntry, planAt, projectSubscription } from "@/lib/subscriptions/project-subscription";

const at = (text: string) => new Date(`${text}T12:00:00Z`);
let serial = 0;
const entry = (given: Partial<LedgerEntry> & Pick<LedgerEntry, "effectiveAt">): LedgerEntry => ({
  reference: `f${serial++}`,
  kind: "grant",
  planKey: "monthly",
  months: given.fixedEndAt || given.days ? 0 : 1,
  days: 0,
  fixedEndAt: null,
  reversedReference: null,
  ...given,
});
const end = (...entries: LedgerEntry[]) => projectSubscription(entries)?.endsAt;
const grace = (on: string) => entry({ kind: "grace", effectiveAt: at(on), days: GRACE_DAYS });

describe("the end of a subscription", () => {
  test("is the day of payment plus what was paid", () => {
    expect(end(entry({ effectiveAt: at("2026-01-15") }))).toEqual(at("2026-02-15"));
    expect(end(entry({ effectiveAt: at("2026-01-15"), planKey: "yearly", months: 12 }))).toEqual(at("2027-01-15"));
  });

  test("extends from the old end for early, repeated and last-day payments", () => {
    const first = entry({ effectiveAt: at("2026-01-15") });
    expect(end(first, entry({ effectiveAt: at("2026-01-15") }))).toEqual(at("2026-03-15"));
    expect(end(first, entry({ effectiveAt: at("2026-02-15") }))).toEqual(at("2026-03-15"));
  });

  test("counts from the day of payment when the old end has passed, with a new start", () => {
    const state = projectSubscription([
      entry({ effectiveAt: at("2026-01-15") }),
      entry({ effectiveAt: at("2026-04-01") }),
    ]);
    expect(state?.endsAt).toEqual(at("2026-05-01"));
    expect(state?.startedAt).toEqual(at("2026-04-01"));
  });

  test("loses no days in short months", () => {
    const months = Array.from({ length: 12 }, (_, i) => entry({ effectiveAt: addMonths(at("2026-01-31"), i) }));
    expect(end(...months)).toEqual(at("2027-01-31"));
  });

  test("moves back for a reversed payment and keeps other payments", () => {
    const first = entry({ effectiveAt: at("2026-01-15") });
    const second = entry({ effectiveAt: at("2026-01-20") });
    const back = entry({
      kind: "reversal",
      effectiveAt: at("2026-01-21"),
      months: 0,
      reversedReference: first.reference,
    });
    expect(end(first, second, back)).toEqual(at("2026-02-20"));
  });

  test("is the end set by an admin, and later payments count from there", () => {
    const granted = entry({ kind: "admin", effectiveAt: at("2026-01-15"), fixedEndAt: at("2026-06-01") });
    expect(end(granted)).toEqual(at("2026-06-01"));
    expect(end(granted, entry({ effectiveAt: at("2026-02-01") }))).toEqual(at("2026-07-01"));
  });
});

describe("of several plans", () => {
  const yearly = entry({ effectiveAt: at("2026-01-01"), planKey: "yearly", months: 12 });
  const collector = entry({ effectiveAt: at("2026-07-01"), planKey: "collector", months: 12 });

  test("an upgrade starts at once and the rest of the lower plan follows", () => {
    const state = projectSubscription([yearly, collector]);
    if (!state) throw new Error("the projection is empty");
    expect(state.endsAt).toEqual(at("2028-01-01"));
    expect(planAt(state, at("2026-06-30")).plan).toBe("yearly");
    expect(planAt(state, at("2026-07-02"))).toMatchObject({ plan: "collector", next: { plan: "yearly" } });
    expect(planAt(state, at("2027-12-31")).plan).toBe("yearly");
  });

  test("a lower plan starts after the higher one is used up", () => {
    const state = projectSubscription([collector, entry({ effectiveAt: at("2026-08-01") })]);
    if (!state) throw new Error("the projection is empty");
    expect(state.endsAt).toEqual(at("2027-08-01"));
    expect(planAt(state, at("2026-09-01"))).toMatchObject({
      plan: "collector",
      next: { plan: "monthly", from: at("2027-07-01") },
    });
  });
});

describe("after a failed charge", () => {
  const paid = entry({ effectiveAt: at("2026-01-15") });

  test("access continues for seven days, once, for repeated failures", () => {
    const state = projectSubscription([paid, grace("2026-02-15"), grace("2026-02-18")]);
    expect(state).toMatchObject({
      endsAt: at("2026-02-22"),
      paidUntil: at("2026-02-15"),
      graceSince: at("2026-02-15"),
    });
  });

  test("a payment in the grace period counts from the paid end", () => {
    const state = projectSubscription([paid, grace("2026-02-15"), entry({ effectiveAt: at("2026-02-20") })]);
    expect(state).toMatchObject({ endsAt: at("2026-03-15"), graceSince: null, startedAt: at("2026-01-15") });
  });

  test("a long-expired member gets no grace period", () => {
    expect(end(paid, grace("2026-04-01"))).toEqual(at("2026-02-15"));
  });

  test("a failure long before the end changes nothing", () => {
    expect(projectSubscription([paid, grace("2026-01-20")])).toMatchObject({
      endsAt: at("2026-02-15"),
      graceSince: null,
    });
  });
});

const arbitraryEntry = fc.record({
  kind: fc.constantFrom("grant" as const, "renewal" as const, "transfer" as const, "grace" as const),
  planKey: fc.constantFrom("monthly" as const, "yearly" as const, "collector" as const),
  offset: fc.integer({ min: 0, max: 900 }),
});
const history = fc.array(arbitraryEntry, { minLength: 1, maxLength: 12 }).map((all) =>
  all.map(({ offset, kind, planKey }, i) => {
    const length = kind === "grace" ? { months: 0, days: GRACE_DAYS } : { months: planKey === "monthly" ? 1 : 12 };
    return entry({
      reference: `r${i}`,
      kind,
      planKey,
      effectiveAt: new Date(+at("2026-01-31") + offset * day),
      ...length,
    });
  }),
);

test("entries in any order give the same state", () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), (entries, order) => {
      const shuffled = entries
        .map((one) => ({ one, key: order.next().value }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one);
      expect(projectSubscription(shuffled)).toEqual(projectSubscription(entries));
    }),
  );
});

test("a last payment always extends the old end, or its own day, by its full period", () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 500 }), (entries, later) => {
      const now = new Date(Math.max(...entries.map(({ effectiveAt }) => +effectiveAt)) + later * day);
      const before = projectSubscription(entries);
      const after = end(...entries, entry({ reference: "the payment", effectiveAt: now }));
      // In the grace period the old end is the paid end.
      const old = before && before.endsAt >= now ? before.paidUntil : now;
      expect(+(after ?? 0)).toBeGreaterThanOrEqual(+addMonths(old, 1));
      expect(+(after ?? 0)).toBeLessThanOrEqual(+addMonths(old, 1) + 3 * day);
    }),
  );
});

test("plan periods have no gaps and end at the paid end", () => {
  fc.assert(
    fc.property(history, (entries) => {
      const state = projectSubscription(entries);
      if (!state || state.planPeriods.length === 0) return;
      for (const [i, { from, to }] of state.planPeriods.entries()) {
        expect(+to).toBeGreaterThanOrEqual(+from);
        const next = state.planPeriods[i + 1];
        if (next) expect(next.from).toEqual(to);
      }
      expect(state.planPeriods.at(-1)?.to).toEqual(state.paidUntil);
    }),
  );
});

describe("a pause", () => {
  const year = entry({ effectiveAt: at("2026-01-15"), planKey: "yearly", months: 12 });
  const pause = (on: string, until: string) =>
    entry({ kind: "pause", effectiveAt: at(on), fixedEndAt: at(until), planKey: "yearly" });
  const resume = (on: string) => entry({ kind: "resume", effectiveAt: at(on), months: 0, planKey: "yearly" });

  test("moves the end by its length", () => {
    expect(end(year, pause("2026-03-01", "2026-05-01"))).toEqual(new Date(+at("2027-01-15") + 61 * day));
  });

  test("that is ended early moves it by the days that it lasted", () => {
    const state = projectSubscription([year, pause("2026-03-01", "2026-05-01"), resume("2026-03-11")]);
    expect(state?.endsAt).toEqual(new Date(+at("2027-01-15") + 10 * day));
    expect(state?.pause).toEqual({ from: at("2026-03-01"), until: at("2026-03-11") });
  });

  test("ends with a payment, and not with a credit of days", () => {
    const paid = entry({ effectiveAt: at("2026-03-11"), planKey: "yearly", months: 12 });
    const credit = entry({ kind: "credit", effectiveAt: at("2026-03-11"), planKey: "yearly", days: 14 });
    const paused = [year, pause("2026-03-01", "2026-05-01")];
    expect(projectSubscription([...paused, paid])?.pause?.until).toEqual(at("2026-03-11"));
    const credited = projectSubscription([...paused, credit]);
    expect(credited?.pause?.until).toEqual(at("2026-05-01"));
    expect(credited?.endsAt).toEqual(new Date(+at("2027-01-15") + (61 + 14) * day));
  });

  test("keeps the sum of the paid days, with a lower plan behind a higher one", () => {
    const month = entry({ effectiveAt: at("2026-01-01") });
    const state = projectSubscription([month, year, pause("2026-03-01", "2026-04-01")]);
    const length = state?.planPeriods.reduce((sum, { from, to }) => sum + (+to - +from), 0) ?? 0;
    const plain = projectSubscription([month, year]);
    expect(length).toBe(plain?.planPeriods.reduce((sum, { from, to }) => sum + (+to - +from), 0));
    expect(state?.planPeriods.at(-1)?.to).toEqual(state?.endsAt);
  });

  test("after the paid end changes nothing", () => {
    const before = projectSubscription([year]);
    expect(end(year, pause("2027-02-01", "2027-03-01"))).toEqual(before?.endsAt);
  });
});
