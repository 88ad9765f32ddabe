import { addMonths } from "date-fns";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Fact, foldMembership, graceDays, planAt } from "@/lib/membership/fold-membership";
import { day } from "@/lib/platform/clock";

const at = (text: string) => new Date(`${text}T12:00:00Z`);
let serial = 0;
const fact = (given: Partial<Fact> & Pick<Fact, "effectiveAt">): Fact => ({
  reference: `f${serial++}`,
  kind: "grant",
  planKey: "monthly",
  months: given.fixedEndAt || given.days ? 0 : 1,
  days: 0,
  fixedEndAt: null,
  reverses: null,
  ...given,
});
const end = (...facts: Fact[]) => foldMembership(facts)?.endsAt;
const grace = (on: string) => fact({ kind: "grace", effectiveAt: at(on), days: graceDays });

describe("the end of a membership", () => {
  test("is the day of payment plus what was paid", () => {
    expect(end(fact({ effectiveAt: at("2026-01-15") }))).toEqual(at("2026-02-15"));
    expect(end(fact({ effectiveAt: at("2026-01-15"), planKey: "yearly", months: 12 }))).toEqual(at("2027-01-15"));
  });

  test("moves on from the old end when somebody pays early, twice or on the last day", () => {
    const first = fact({ effectiveAt: at("2026-01-15") });
    expect(end(first, fact({ effectiveAt: at("2026-01-15") }))).toEqual(at("2026-03-15"));
    expect(end(first, fact({ effectiveAt: at("2026-02-15") }))).toEqual(at("2026-03-15"));
  });

  test("counts from the day of payment when the old end has passed, and the membership is a new one", () => {
    const standing = foldMembership([fact({ effectiveAt: at("2026-01-15") }), fact({ effectiveAt: at("2026-04-01") })]);
    expect(standing?.endsAt).toEqual(at("2026-05-01"));
    expect(standing?.startedAt).toEqual(at("2026-04-01"));
  });

  test("loses no days over short months", () => {
    const months = Array.from({ length: 12 }, (_, i) => fact({ effectiveAt: addMonths(at("2026-01-31"), i) }));
    expect(end(...months)).toEqual(at("2027-01-31"));
  });

  test("goes back when a payment went back, and other payments stay", () => {
    const first = fact({ effectiveAt: at("2026-01-15") });
    const second = fact({ effectiveAt: at("2026-01-20") });
    const back = fact({ kind: "reversal", effectiveAt: at("2026-01-21"), months: 0, reverses: first.reference });
    expect(end(first, second, back)).toEqual(at("2026-02-20"));
  });

  test("is what an admin says, and payments after it count from there", () => {
    const granted = fact({ kind: "admin", effectiveAt: at("2026-01-15"), fixedEndAt: at("2026-06-01") });
    expect(end(granted)).toEqual(at("2026-06-01"));
    expect(end(granted, fact({ effectiveAt: at("2026-02-01") }))).toEqual(at("2026-07-01"));
  });
});

describe("of several plans", () => {
  const yearly = fact({ effectiveAt: at("2026-01-01"), planKey: "yearly", months: 12 });
  const collector = fact({ effectiveAt: at("2026-07-01"), planKey: "collector", months: 12 });

  test("an upgrade begins at once and what was left of the lower plan follows it", () => {
    const standing = foldMembership([yearly, collector]);
    if (!standing) throw new Error("nothing was folded");
    expect(standing.endsAt).toEqual(at("2028-01-01"));
    expect(planAt(standing, at("2026-06-30")).plan).toBe("yearly");
    expect(planAt(standing, at("2026-07-02"))).toMatchObject({ plan: "collector", next: { plan: "yearly" } });
    expect(planAt(standing, at("2027-12-31")).plan).toBe("yearly");
  });

  test("a lower one waits until the higher one is used up", () => {
    const standing = foldMembership([collector, fact({ effectiveAt: at("2026-08-01") })]);
    if (!standing) throw new Error("nothing was folded");
    expect(standing.endsAt).toEqual(at("2027-08-01"));
    expect(planAt(standing, at("2026-09-01"))).toMatchObject({
      plan: "collector",
      next: { plan: "monthly", from: at("2027-07-01") },
    });
  });
});

describe("after a card said no", () => {
  const paid = fact({ effectiveAt: at("2026-01-15") });

  test("access goes on for seven days, once, however often the card is tried", () => {
    const standing = foldMembership([paid, grace("2026-02-15"), grace("2026-02-18")]);
    expect(standing).toMatchObject({
      endsAt: at("2026-02-22"),
      paidUntil: at("2026-02-15"),
      graceSince: at("2026-02-15"),
    });
  });

  test("a payment within those days counts from the paid end and gives no days away", () => {
    const standing = foldMembership([paid, grace("2026-02-15"), fact({ effectiveAt: at("2026-02-20") })]);
    expect(standing).toMatchObject({ endsAt: at("2026-03-15"), graceSince: null, startedAt: at("2026-01-15") });
  });

  test("somebody who left long ago is given nothing", () => {
    expect(end(paid, grace("2026-04-01"))).toEqual(at("2026-02-15"));
  });

  test("a failure long before the end changes nothing", () => {
    expect(foldMembership([paid, grace("2026-01-20")])).toMatchObject({ endsAt: at("2026-02-15"), graceSince: null });
  });
});

const someFact = fc.record({
  kind: fc.constantFrom("grant" as const, "renewal" as const, "transfer" as const, "grace" as const),
  planKey: fc.constantFrom("monthly" as const, "yearly" as const, "collector" as const),
  offset: fc.integer({ min: 0, max: 900 }),
});
const history = fc.array(someFact, { minLength: 1, maxLength: 12 }).map((all) =>
  all.map(({ offset, kind, planKey }, i) => {
    const length = kind === "grace" ? { months: 0, days: graceDays } : { months: planKey === "monthly" ? 1 : 12 };
    return fact({
      reference: `r${i}`,
      kind,
      planKey,
      effectiveAt: new Date(+at("2026-01-31") + offset * day),
      ...length,
    });
  }),
);

test("facts that arrive in any order fold to the same standing", () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), (facts, order) => {
      const shuffled = facts
        .map((one) => ({ one, key: order.next().value }))
        .sort((a, b) => a.key - b.key)
        .map(({ one }) => one);
      expect(foldMembership(shuffled)).toEqual(foldMembership(facts));
    }),
  );
});

test("a payment after all others always leaves the old end, or the day, plus its period, and never less", () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 500 }), (facts, later) => {
      const now = new Date(Math.max(...facts.map(({ effectiveAt }) => +effectiveAt)) + later * day);
      const before = foldMembership(facts);
      const after = end(...facts, fact({ reference: "the payment", effectiveAt: now }));
      // In the days of grace the paid end is the old end.
      const old = before && before.endsAt >= now ? before.paidUntil : now;
      expect(+(after ?? 0)).toBeGreaterThanOrEqual(+addMonths(old, 1));
      expect(+(after ?? 0)).toBeLessThanOrEqual(+addMonths(old, 1) + 3 * day);
    }),
  );
});

test("the stretches of a standing follow each other without a gap, up to its paid end", () => {
  fc.assert(
    fc.property(history, (facts) => {
      const standing = foldMembership(facts);
      if (!standing || standing.stretches.length === 0) return;
      for (const [i, { from, to }] of standing.stretches.entries()) {
        expect(+to).toBeGreaterThanOrEqual(+from);
        const next = standing.stretches[i + 1];
        if (next) expect(next.from).toEqual(to);
      }
      expect(standing.stretches.at(-1)?.to).toEqual(standing.paidUntil);
    }),
  );
});
