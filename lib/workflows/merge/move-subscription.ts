import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { recordLedgerEntry, reprojectSubscription } from "@/lib/subscriptions/record-ledger-entry";
import type { MergedPair } from "@/lib/workflows/merge/merge-handling";
import type { Subscription } from "@/prisma/generated/client";

const cannotJoin =
  "Both have a membership history, and the current plan has a next period, a pause or days of grace that would be lost. Please try again when they are over.";

/**
 * Moves the membership of the merged account: its entries, and its card number while its plan is the active one. The plan and its end stay
 * what they were; where the two histories together would say otherwise, an entry sets the end. Returns how many entries moved.
 */
export async function moveSubscription(tx: Tx, { from, to }: MergedPair, actorId: string): Promise<number> {
  const [theirs, own] = await Promise.all(
    [from, to].map((userId) => tx.subscription.findUnique({ where: { userId } })),
  );
  if (!theirs) return 0;
  if (!own) {
    await tx.subscription.update({ where: { id: theirs.id }, data: { userId: to } });
    return moveEntries(tx, { from, to }, theirs.id);
  }
  const moved = await moveEntries(tx, { from, to }, own.id);
  const now = await databaseNow(tx);
  const active = [theirs, own].find(({ endsAt, resumesTo }) => (resumesTo ?? endsAt) > now) ?? null;
  await tx.subscription.delete({ where: { id: theirs.id } });
  if (active?.id === theirs.id)
    await tx.subscription.update({ where: { id: own.id }, data: { cardNumber: theirs.cardNumber } });
  await restorePlan(tx, { to, active, now, actorId, from });
  return moved;
}

async function moveEntries(tx: Tx, { from, to }: MergedPair, subscriptionId: string): Promise<number> {
  const [row] = await tx.$queryRaw<[{ moved: number }]>`
    SELECT subscription_move_entries(${from}, ${to}, ${subscriptionId}) AS moved`;
  return row.moved;
}

const isSameTime = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

type RestorePlan = MergedPair & { active: Subscription | null; now: Date; actorId: string };

async function restorePlan(tx: Tx, { from, to, active, now, actorId }: RestorePlan): Promise<void> {
  await reprojectSubscription(tx, to);
  const joined = await tx.subscription.findUniqueOrThrow({ where: { userId: to } });
  const isRight = active
    ? joined.plan === active.plan &&
      +joined.endsAt === +active.endsAt &&
      isSameTime(joined.pausedUntil, active.pausedUntil) &&
      joined.nextPlan === active.nextPlan
    : joined.endsAt <= now;
  if (isRight) return;
  if (active?.nextPlanAt || active?.graceSince || active?.pausedUntil) throwAppError("conflict", cannotJoin);
  await recordLedgerEntry(tx, {
    userId: to,
    reference: `merge/${from}`,
    kind: "admin",
    planKey: active?.plan ?? joined.plan,
    effectiveAt: now,
    fixedEndAt: active?.endsAt ?? now,
    reason: "Two accounts were merged",
    actorId,
  });
}
