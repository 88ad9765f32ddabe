import { db, type Tx } from "@/lib/db/client";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";
import type { AdminTrialPlan, TrialDays } from "@/lib/subscriptions/trials/contracts";

/** The mailbox of a user's address, as trials store it. */
export async function readMailboxHash(tx: Tx, userId: string): Promise<string> {
  const [{ hash }] = await tx.$queryRaw<[{ hash: string }]>`
    SELECT encode(sha256(convert_to('trial/' || shop_email_key(email), 'UTF8')), 'hex') AS hash FROM users WHERE id = ${userId}`;
  return hash;
}

/** Whether a user has had a trial or a plan, also under another address of the same mailbox. */
export async function hasUsedTrial(tx: Tx, userId: string): Promise<boolean> {
  const mailboxHash = await readMailboxHash(tx, userId);
  if ((await tx.trial.count({ where: { OR: [{ userId }, { mailboxHash }] } })) > 0) return true;
  const [history] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM subscription_entries e JOIN users u ON u.id = e.user_id
    WHERE shop_email_key(u.email) = (SELECT shop_email_key(email) FROM users WHERE id = ${userId}) LIMIT 1`;
  return history !== undefined;
}

/** The days of the free trial of each plan that a person may start now; 0 for none. A visitor sees what an account may start. */
export async function getTrialOffer(userId: string | null): Promise<TrialDays> {
  const offer: TrialDays = { monthly: 0, yearly: 0, collector: 0 };
  const plans = await db.plan.findMany({ where: { isOffered: true, trialDays: { gt: 0 } } });
  if (plans.length === 0 || (userId && (await hasUsedTrial(db, userId)))) return offer;
  for (const { key, trialDays } of plans) if (key !== "patron") offer[key] = trialDays;
  return offer;
}

/** Whether the only time that a user has had is that of a free trial, and the time by the database's clock. */
export async function readTrialState(userId: string, tx: Tx = db): Promise<{ isTrial: boolean; now: Date }> {
  const [state] = await tx.$queryRaw<[{ isTrial: boolean; now: Date }]>`
    SELECT COALESCE(bool_and(kind = 'trial'), false) AS "isTrial", clock_timestamp() AS now
    FROM subscription_entries WHERE user_id = ${userId}`;
  return state;
}

/** Whether the only time that a user has had is that of a free trial. */
export const isTrialMember = async (userId: string, tx: Tx = db): Promise<boolean> =>
  (await readTrialState(userId, tx)).isTrial;

type Row = { plan: OfferedPlan; days: number; running: number; ended: number; joined: number };

/** The plans with their trials, for admins. */
export const listTrialPlans = (): Promise<AdminTrialPlan[]> => db.$queryRaw<Row[]>`
  SELECT p.key AS plan, p.trial_days AS days,
    (count(t.id) FILTER (WHERE NOT paid.has AND s.ends_at > now()))::int AS running,
    (count(t.id) FILTER (WHERE NOT paid.has AND COALESCE(s.ends_at <= now(), true)))::int AS ended,
    (count(t.id) FILTER (WHERE paid.has))::int AS joined
  FROM plans p LEFT JOIN trials t ON t.plan_key = p.key LEFT JOIN subscriptions s ON s.user_id = t.user_id
    LEFT JOIN LATERAL (SELECT EXISTS (SELECT 1 FROM subscription_entries e WHERE e.user_id = t.user_id AND e.kind <> 'trial') AS has) paid ON true
  WHERE p.is_offered AND p.key <> 'patron'
  GROUP BY p.key, p.trial_days, p.position ORDER BY p.position`;
