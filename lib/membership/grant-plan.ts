import { addDays, addYears } from "date-fns";
import type { PlanName } from "@/lib/accounts/contracts";
import type { DeskDeed } from "@/lib/accounts/govern-person";
import { recordDeskAct } from "@/lib/accounts/record-desk-act";
import { recordFact } from "@/lib/membership/record-fact";
import { isVipAt, planRank, planTitle } from "@/lib/membership/rules";
import { databaseNow } from "@/lib/platform/clock";
import { type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";
import { paths } from "@/lib/platform/paths";
import { republish } from "@/lib/platform/republish";

type Standing = { plan: PlanName; endsAt: Date } | undefined;

/** The person's row and that of their membership, held until this is written: a payment at the same moment waits, or was first. */
async function lockStanding(tx: Tx, userId: string): Promise<Standing> {
  const [person] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR UPDATE`;
  if (!person) refuse("not_found", "There is no such person.");
  const [row] = await tx.$queryRaw<NonNullable<Standing>[]>`
    SELECT CASE WHEN next_plan_at <= now() THEN next_plan ELSE plan END AS plan, ends_at AS "endsAt"
    FROM subscriptions WHERE user_id = ${userId} FOR UPDATE`;
  return row;
}

/** How far ahead a plan can be given: a slip of the keyboard is not a plan for a lifetime. */
const mostYears = 5;

/** Why this plan until this day would take something away from what they have, or null. */
function grantRefusal(now: Date, given: { plan: PlanName; until: Date }, has: Standing): string | null {
  if (given.until <= now) return "The end has to be still to come.";
  if (given.until > addDays(addYears(now, mostYears), 1))
    return `A plan can be granted for ${mostYears} years at most. Please choose an earlier day.`;
  if (!has || !isVipAt(now, has.endsAt)) return null;
  if (given.until < has.endsAt)
    return "They have a plan that ends later. End it first, or grant one that ends after it.";
  return planRank(given.plan) < planRank(has.plan)
    ? `They have the ${planTitle(has.plan)} plan, which is the higher one. End it first.`
    : null;
}

/** Gives a person a plan until a day, as a fact of their membership. It never takes away what they have paid for. */
export async function grantPlan(deed: DeskDeed & { plan: PlanName; until: Date }): Promise<void> {
  const { actor, userId, plan, until, reason } = deed;
  await transaction(async (tx) => {
    const has = await lockStanding(tx, userId);
    const now = await databaseNow(tx);
    const refusal = grantRefusal(now, { plan, until }, has);
    if (refusal) refuse("conflict", refusal);
    const factId = newId("fct");
    await recordFact(tx, {
      id: factId,
      userId,
      reference: `desk/${factId}`,
      kind: "admin",
      planKey: plan,
      effectiveAt: now,
      fixedEndAt: until,
      actorId: actor._id,
    });
    const detail = { plan, until: until.toISOString() };
    const note = await recordDeskAct(tx, { ...deed, action: "membership.grant", detail, factId });
    const payload = { userId, plan, until: until.toISOString(), reason };
    await enqueue(tx, { topic: "membership.granted", key: `granted/${note}`, payload });
  });
  republish([paths.foundersWall]);
}

/** Ends a person's plan now. The card is not charged again; what was paid stays on record, and giving money back is another errand. */
export async function endPlan(deed: DeskDeed): Promise<void> {
  const { actor, userId, reason } = deed;
  await transaction(async (tx) => {
    const has = await lockStanding(tx, userId);
    const now = await databaseNow(tx);
    if (!has || !isVipAt(now, has.endsAt)) return refuse("conflict", "They have no plan that could be ended.");
    const factId = newId("fct");
    await recordFact(tx, {
      id: factId,
      userId,
      reference: `desk/${factId}`,
      kind: "admin",
      planKey: has.plan,
      effectiveAt: now,
      fixedEndAt: now,
      actorId: actor._id,
    });
    await tx.subscription.updateMany({ where: { userId, nextPlanAt: null }, data: { nextPlan: null } });
    const note = await recordDeskAct(tx, { ...deed, action: "membership.end", detail: { plan: has.plan }, factId });
    const cards = await tx.cardRenewal.findMany({
      where: { userId, status: { not: "ended" } },
      select: { code: true },
    });
    await enqueue(
      tx,
      { topic: "membership.ended-by-desk", key: `ended-by-desk/${note}`, payload: { userId, plan: has.plan, reason } },
      ...cards.map(({ code }) => ({
        topic: "membership.stop-renewal",
        key: `stop-renewal/${code}/${note}`,
        payload: { code },
      })),
    );
  });
  republish([paths.foundersWall]);
}
