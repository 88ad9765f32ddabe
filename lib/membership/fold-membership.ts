import { addMonths } from "date-fns";
import type { PlanName } from "@/lib/accounts/contracts";
import { planRank } from "@/lib/membership/rules";
import { day } from "@/lib/platform/clock";

/** A line of the table from which a membership folds. `effectiveAt` is when it happened, not when the news of it came. */
export type Fact = {
  reference: string;
  kind: "grant" | "renewal" | "transfer" | "credit" | "grace" | "admin" | "reversal";
  planKey: PlanName;
  effectiveAt: Date;
  months: number;
  days: number;
  /** An admin's end, in place of a length. */
  fixedEndAt: Date | null;
  /** The reference of the fact that a reversal takes back. */
  reverses: string | null;
};

/** A time under one plan. */
export type Stretch = { plan: PlanName; from: Date; to: Date };

/** Where somebody stands: since when without a gap, until when, under which plans, and whether the end is only patience. */
export type Standing = {
  startedAt: Date;
  endsAt: Date;
  /** Until when it is paid; earlier than `endsAt` in the days of grace. */
  paidUntil: Date;
  graceSince: Date | null;
  stretches: readonly Stretch[];
  /** The period that each fact gave, for its receipt. */
  periods: ReadonlyMap<string, { from: Date; to: Date }>;
};

/** Days of access that a member in good standing keeps after a charge of the card failed. */
export const graceDays = 7;
// News of a failed charge may come hours after the end that it would have moved.
const goodStanding = 3 * day;

type Fold = Omit<Standing, "endsAt"> & {
  /** The paid end is always `anchor` plus `months`: twelve months paid one by one from 31 January end on 31 January. */
  anchor: Date;
  months: number;
  graceUntil: Date | null;
  periods: Map<string, { from: Date; to: Date }>;
};

const byTime = (a: Fact, b: Fact): number =>
  a.effectiveAt.getTime() - b.effectiveAt.getTime() || (a.reference < b.reference ? -1 : 1);

/**
 * Folds the facts in the order in which they happened, so that the order of their arrival does not matter. Every paid
 * period is added to the old end, or to the day of payment when that end has passed; none is ever lost. Of several plans
 * the highest comes first, and what was left of a lower one follows it. Null when nothing was ever given.
 */
export function foldMembership(facts: readonly Fact[]): Standing | null {
  const reversed = new Set(facts.flatMap(({ reverses }) => reverses ?? []));
  const given = facts.filter(({ kind, reference }) => kind !== "reversal" && !reversed.has(reference)).sort(byTime);
  let fold: Fold | null = null;
  for (const fact of given) fold = apply(fold, fact);
  if (!fold) return null;
  const { startedAt, paidUntil, graceSince, graceUntil, stretches, periods } = fold;
  return { startedAt, endsAt: graceUntil ?? paidUntil, paidUntil, graceSince, stretches, periods };
}

function apply(fold: Fold | null, fact: Fact): Fold | null {
  if (fact.kind === "grace") return fold && giveGrace(fold, fact);
  const end = fold?.graceUntil ?? fold?.paidUntil;
  const open = fold && end && end.getTime() >= fact.effectiveAt.getTime() ? fold : newRun(fold, fact.effectiveAt);
  return fact.fixedEndAt ? fixEnd(open, fact, fact.fixedEndAt) : extend(open, fact);
}

function newRun(before: Fold | null, at: Date): Fold {
  const periods = before?.periods ?? new Map();
  return {
    startedAt: at,
    paidUntil: at,
    anchor: at,
    months: 0,
    graceSince: null,
    graceUntil: null,
    stretches: [],
    periods,
  };
}

function extend(fold: Fold, fact: Fact): Fold {
  const from = fold.paidUntil;
  const months = fold.months + fact.months;
  const paid = addMonths(fold.anchor, months);
  const paidUntil = new Date(paid.getTime() + fact.days * day);
  fold.periods.set(fact.reference, { from, to: paidUntil });
  return {
    ...fold,
    paidUntil,
    // Days are not months: from here on the months are counted from the new end.
    ...(fact.days > 0 ? { anchor: paidUntil, months: 0 } : { months }),
    graceSince: null,
    graceUntil: null,
    stretches: insert(fold.stretches, fact.planKey, from, paidUntil, fact.effectiveAt),
  };
}

/** Puts the new time where its plan's rank belongs among what is left at `now`; the whole still ends at `to`. */
function insert(stretches: readonly Stretch[], plan: PlanName, from: Date, to: Date, now: Date): Stretch[] {
  const gained = to.getTime() - from.getTime();
  const left = stretches.filter((stretch) => stretch.to > now);
  const [current] = left;
  if (!current) return [{ plan, from, to }];
  const past = current.from < now ? [{ ...current, to: now }] : [];
  const parts = left.map((part) => ({ plan: part.plan, length: part.to.getTime() - Math.max(+part.from, +now) }));
  const same = parts.find((part) => part.plan === plan);
  if (same) same.length += gained;
  else {
    const place = parts.findIndex((part) => planRank(part.plan) < planRank(plan));
    parts.splice(place < 0 ? parts.length : place, 0, { plan, length: gained });
  }
  let at = Math.max(+current.from, +now);
  const chain = parts.map(({ plan: each, length }) => {
    const stretch = { plan: each, from: new Date(at), to: new Date(at + length) };
    at += length;
    return stretch;
  });
  return [...past, ...chain];
}

function fixEnd(fold: Fold, fact: Fact, end: Date): Fold {
  const paidUntil = end < fold.startedAt ? fold.startedAt : end;
  fold.periods.set(fact.reference, { from: fact.effectiveAt, to: paidUntil });
  const from = new Date(Math.min(+fact.effectiveAt, +paidUntil));
  const stretches = [{ plan: fact.planKey, from, to: paidUntil }];
  return { ...fold, paidUntil, anchor: paidUntil, months: 0, graceSince: null, graceUntil: null, stretches };
}

/** Once for each paid end, and only for someone who was a member until then. */
function giveGrace(fold: Fold, fact: Fact): Fold {
  const failedAt = fact.effectiveAt.getTime();
  if (fold.graceSince || fold.paidUntil.getTime() + goodStanding < failedAt) return fold;
  const graceUntil = new Date(failedAt + fact.days * day);
  if (graceUntil <= fold.paidUntil) return fold;
  fold.periods.set(fact.reference, { from: fold.paidUntil, to: graceUntil });
  return { ...fold, graceSince: fact.effectiveAt, graceUntil };
}

/** The plan at a moment, and the different one that follows it, if it has been paid for. */
export function planAt({ stretches }: Standing, now: Date): { plan: PlanName; next: Stretch | null } {
  const index = stretches.findIndex((stretch) => stretch.to > now);
  const here = stretches[index < 0 ? stretches.length - 1 : index];
  if (!here) throw new Error("a standing has at least one stretch");
  const next = index < 0 ? undefined : stretches.slice(index + 1).find((stretch) => stretch.plan !== here.plan);
  return { plan: here.plan, next: next ?? null };
}
