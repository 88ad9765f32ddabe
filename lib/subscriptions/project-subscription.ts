import { addMonths } from "date-fns/addMonths";
import type { PlanName } from "@/lib/auth/contracts";
import { day } from "@/lib/core/clock";
import { planRank } from "@/lib/subscriptions/rules";

/** An entry of the subscription ledger. `effectiveAt` is when it happened, not when it was received. */
export type LedgerEntry = {
  reference: string;
  kind: "grant" | "renewal" | "transfer" | "credit" | "grace" | "admin" | "reversal" | "pause" | "resume" | "trial";
  planKey: PlanName;
  effectiveAt: Date;
  months: number;
  days: number;
  /** An end set by an admin, instead of a length, or the end of a pause. */
  fixedEndAt: Date | null;
  /** The reference of the entry that a reversal cancels. */
  reversedReference: string | null;
};

/** A period under one plan; the days of a free trial are a period of their own, because nothing was paid for them. */
export type PlanPeriod = { plan: PlanName; from: Date; to: Date; isTrial?: boolean };

/** A time in which nothing is open and no paid time passes. */
export type Pause = { from: Date; until: Date };

/** The projected subscription: its start without a gap, its end and its plan periods. */
export type SubscriptionState = {
  startedAt: Date;
  endsAt: Date;
  /** The paid end; earlier than `endsAt` in the grace period. */
  paidUntil: Date;
  graceSince: Date | null;
  planPeriods: readonly PlanPeriod[];
  /** The last pause, which may be over. */
  pause: Pause | null;
  /** The period of each entry, for its receipt. */
  periods: ReadonlyMap<string, { from: Date; to: Date }>;
};

/** Days of access after a failed card charge. */
export const GRACE_DAYS = 7;
// The event about a failed charge may arrive after the paid end.
const LATE_FAILURE_TOLERANCE = 3 * day;

type Projection = Omit<SubscriptionState, "endsAt"> & {
  /** The paid end is `anchor` plus `months`, so that single months from 31 January end on 31 January again. */
  anchor: Date;
  months: number;
  graceUntil: Date | null;
  periods: Map<string, { from: Date; to: Date }>;
};

const byTime = (a: LedgerEntry, b: LedgerEntry): number =>
  a.effectiveAt.getTime() - b.effectiveAt.getTime() || (a.reference < b.reference ? -1 : 1);

/**
 * Projects the ledger entries in the order in which they happened, so that the order of arrival does not matter. Every paid
 * period is added to the old end, or to the day of payment if that end has passed. Of several plans the highest comes first
 * and the rest of a lower one follows. Null if there is no effective entry.
 */
export function projectSubscription(entries: readonly LedgerEntry[]): SubscriptionState | null {
  const reversed = new Set(entries.flatMap(({ reversedReference }) => reversedReference ?? []));
  const effective = entries
    .filter(({ kind, reference }) => kind !== "reversal" && !reversed.has(reference))
    .sort(byTime);
  let projection: Projection | null = null;
  for (const entry of effective) projection = applyEntry(projection, entry);
  if (!projection) return null;
  const { startedAt, paidUntil, graceSince, graceUntil, planPeriods, pause, periods } = projection;
  return { startedAt, endsAt: graceUntil ?? paidUntil, paidUntil, graceSince, planPeriods, pause, periods };
}

function applyEntry(projection: Projection | null, entry: LedgerEntry): Projection | null {
  if (entry.kind === "grace") return projection && startGrace(projection, entry);
  if (entry.kind === "pause") return projection && startPause(projection, entry);
  // A payment in a pause ends it. A gift of days does not.
  const open = entry.kind === "credit" ? projection : projection && endPause(projection, entry.effectiveAt);
  if (entry.kind === "resume") return open;
  const end = open?.graceUntil ?? open?.paidUntil;
  const current =
    open && end && end.getTime() >= entry.effectiveAt.getTime() ? open : startPeriod(open, entry.effectiveAt);
  return entry.fixedEndAt ? setEnd(current, entry, entry.fixedEndAt) : extend(current, entry);
}

function startPeriod(before: Projection | null, at: Date): Projection {
  const periods = before?.periods ?? new Map();
  return {
    startedAt: at,
    paidUntil: at,
    anchor: at,
    months: 0,
    graceSince: null,
    graceUntil: null,
    planPeriods: [],
    pause: null,
    periods,
  };
}

/** Moves the rest of the paid time behind the pause. Nothing is paused without a rest. */
function startPause(projection: Projection, { effectiveAt: from, fixedEndAt }: LedgerEntry): Projection {
  const until = fixedEndAt ?? from;
  if (projection.paidUntil <= from || (projection.pause && projection.pause.until > from)) return projection;
  return { ...moveRest(projection, from, until.getTime() - from.getTime()), pause: { from, until } };
}

/** Ends a running pause; the rest of the paid time moves forward again. */
function endPause(projection: Projection, at: Date): Projection {
  const { pause } = projection;
  if (!pause || pause.until <= at) return projection;
  return {
    ...moveRest(projection, pause.until, at.getTime() - pause.until.getTime()),
    pause: { from: pause.from, until: at },
  };
}

/** Moves the paid time after `from`, a day of the paid time or the end of a pause. */
function moveRest(projection: Projection, from: Date, by: number): Projection {
  const moved = (date: Date) => new Date(date.getTime() + by);
  const paidUntil = moved(projection.paidUntil);
  const planPeriods = projection.planPeriods.flatMap((period) => {
    if (period.to <= from) return [period];
    const rest = { ...period, from: moved(period.from < from ? from : period.from), to: moved(period.to) };
    return period.from < from ? [{ ...period, to: from }, rest] : [rest];
  });
  return { ...projection, paidUntil, anchor: paidUntil, months: 0, graceSince: null, graceUntil: null, planPeriods };
}

function extend(projection: Projection, entry: LedgerEntry): Projection {
  const from = projection.paidUntil;
  const months = projection.months + entry.months;
  const paid = addMonths(projection.anchor, months);
  const paidUntil = new Date(paid.getTime() + entry.days * day);
  projection.periods.set(entry.reference, { from, to: paidUntil });
  return {
    ...projection,
    paidUntil,
    // After an extension by days, months are counted from the new end.
    ...(entry.days > 0 ? { anchor: paidUntil, months: 0 } : { months }),
    graceSince: null,
    graceUntil: null,
    planPeriods: insertPeriod(
      projection.planPeriods,
      { plan: entry.planKey, from, to: paidUntil, ...(entry.kind === "trial" && { isTrial: true }) },
      entry.effectiveAt,
    ),
  };
}

/** Inserts the new period by plan rank among the remaining ones; the total still ends at its end. */
function insertPeriod(periods: readonly PlanPeriod[], added: PlanPeriod, now: Date): PlanPeriod[] {
  const { plan, from, to, ...kind } = added;
  const gained = to.getTime() - from.getTime();
  const remaining = periods.filter((period) => period.to > now);
  const [current] = remaining;
  if (!current) return [added];
  const past = current.from < now ? [{ ...current, to: now }] : [];
  const parts = remaining.map(({ from: start, to: end, ...part }) => ({
    ...part,
    length: end.getTime() - Math.max(+start, +now),
  }));
  const existing = parts.find((part) => part.plan === plan && part.isTrial === kind.isTrial);
  if (existing) existing.length += gained;
  else {
    const position = parts.findIndex((part) => planRank(part.plan) < planRank(plan));
    parts.splice(position < 0 ? parts.length : position, 0, { plan, ...kind, length: gained });
  }
  let at = Math.max(+current.from, +now);
  const chain = parts.map(({ length, ...part }) => {
    const period = { ...part, from: new Date(at), to: new Date(at + length) };
    at += length;
    return period;
  });
  return [...past, ...chain];
}

function setEnd(projection: Projection, entry: LedgerEntry, end: Date): Projection {
  const paidUntil = end < projection.startedAt ? projection.startedAt : end;
  projection.periods.set(entry.reference, { from: entry.effectiveAt, to: paidUntil });
  const from = new Date(Math.min(+entry.effectiveAt, +paidUntil));
  const periods = [{ plan: entry.planKey, from, to: paidUntil }];
  return {
    ...projection,
    paidUntil,
    anchor: paidUntil,
    months: 0,
    graceSince: null,
    graceUntil: null,
    planPeriods: periods,
  };
}

/** Starts the grace period, once for each paid end and only for an active member. */
function startGrace(projection: Projection, entry: LedgerEntry): Projection {
  const failedAt = entry.effectiveAt.getTime();
  if (projection.pause && projection.pause.until > entry.effectiveAt) return projection;
  if (projection.graceSince || projection.paidUntil.getTime() + LATE_FAILURE_TOLERANCE < failedAt) return projection;
  const graceUntil = new Date(failedAt + entry.days * day);
  if (graceUntil <= projection.paidUntil) return projection;
  projection.periods.set(entry.reference, { from: projection.paidUntil, to: graceUntil });
  return { ...projection, graceSince: entry.effectiveAt, graceUntil };
}

/** The plan at a time, and the different plan after it, if one is paid. */
export function planAt({ planPeriods }: SubscriptionState, now: Date): { plan: PlanName; next: PlanPeriod | null } {
  const index = planPeriods.findIndex((period) => period.to > now);
  const currentPeriod = planPeriods[index < 0 ? planPeriods.length - 1 : index];
  if (!currentPeriod) throw new Error("a subscription has at least one period");
  const next =
    index < 0 ? undefined : planPeriods.slice(index + 1).find((period) => period.plan !== currentPeriod.plan);
  return { plan: currentPeriod.plan, next: next ?? null };
}
