import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { AppError, throwAppError } from "@/lib/core/errors";
import { newId, orderNumber } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { db, type Tx, transaction } from "@/lib/db/client";
import { settleCharge } from "@/lib/payments/settle-charge";
import { recordCharge } from "@/lib/payments/start-charge";
import { PaystackError, paystack } from "@/lib/paystack/paystack";
import { newestRenewal, retryableFailure, triedToday } from "@/lib/subscriptions/admin-queries";
import type { RenewalRetry } from "@/lib/subscriptions/contracts";
import { subscriptionSettlement } from "@/lib/subscriptions/settle-subscription";
import { syncSubscription } from "@/lib/subscriptions/sync-subscription";

/** Longer than the timeout of Paystack's client, so that a claim that old is finished or its process crashed. */
const CLAIM_SECONDS = 15;

type Failure = { id: string; userId: string; code: string; planKey: string; amountKobo: bigint };
type Attempt = { chargeId: string; intentId: string; reference: string; amountKobo: bigint };

/**
 * Charges the saved card of a member again, whose renewal failed. An attempt whose result is not known is continued under the same
 * reference, which Paystack charges only once; of two calls at the same time one charges, and the other is refused. The scheduled job
 * has no actor.
 */
export async function retryRenewal({
  actor,
  failureId,
}: {
  actor: Pick<Actor, "_id"> | null;
  failureId: string;
}): Promise<RenewalRetry> {
  const failure = await findFailure(failureId);
  const card = await findCard(failure.code);
  const attempt = await transaction((tx) => claimAttempt(tx, actor, failure));
  return chargeCard(attempt, card);
}

async function findFailure(failureId: string): Promise<Failure> {
  const [failure] = await db.$queryRaw<(Failure & { isRetryable: boolean })[]>`
    SELECT f.id, f.user_id AS "userId", r.code, p.key::text AS "planKey", p.price_kobo AS "amountKobo", COALESCE(${retryableFailure}, false) AS "isRetryable"
    FROM subscription_entries f JOIN users u ON u.id = f.user_id JOIN plans p ON p.key = f.plan_key LEFT JOIN ${newestRenewal} r ON true
    WHERE f.id = ${failureId} AND f.kind = 'grace' AND u.deleted_at IS NULL`;
  if (!failure) throwAppError("not_found", "There is no such failed charge.");
  if (!failure.isRetryable)
    throwAppError("conflict", "This renewal is paid or over, so the card is not charged again.");
  return failure;
}

type SavedCard = { email: string; authorizationCode: string };

async function findCard(code: string): Promise<SavedCard> {
  // The member may have changed the card, or turned the renewal off, since the last event.
  const { card, customer, status } = await callPaystack(async () => {
    await syncSubscription(code);
    return paystack.fetchSubscription(code);
  });
  if (status !== "active" && status !== "attention")
    throwAppError("conflict", "The member has turned the renewal off, so the card is not charged again.");
  if (!card?.reusable || !card.authorizationCode)
    throwAppError("conflict", "This card cannot be charged again. Please send the member a payment link instead.");
  return { email: customer.email, authorizationCode: card.authorizationCode };
}

async function callPaystack<T>(call: () => Promise<T>): Promise<T> {
  return call().catch((cause: unknown) => {
    if (!(cause instanceof PaystackError)) throw cause;
    throw new AppError("provider_failed", "Paystack could not be reached. Please try again.", { cause });
  });
}

/** The open attempt of a failure, or a new one, claimed for this call. Throws `in_progress` while another call has it. */
async function claimAttempt(
  tx: Tx,
  actor: Pick<Actor, "_id"> | null,
  { id, userId, planKey, amountKobo }: Failure,
): Promise<Attempt> {
  const openKey = `retry/${id}`;
  // A declined attempt is over; the next one is a charge of its own.
  await tx.$executeRaw`
    UPDATE subscription_intents i SET open_key = NULL WHERE i.open_key = ${openKey} AND i.settled_at IS NULL
      AND EXISTS (SELECT 1 FROM charges c WHERE c.purpose = 'membership' AND c.subject_id = i.id AND c.status = 'failed')`;
  const reference = orderNumber().replace("LA", "LR");
  await tx.$executeRaw`
    INSERT INTO subscription_intents (id, user_id, plan_key, kind, amount_kobo, charge_reference, open_key, expires_at)
    SELECT ${newId("mem")}, f.user_id, ${planKey}::"PlanKey", 'card', ${amountKobo}, ${reference}, ${openKey}, now() + interval '1 day'
    FROM subscription_entries f LEFT JOIN ${newestRenewal} r ON true WHERE f.id = ${id} AND ${retryableFailure}
      -- The scheduled job does not add a try to one that the member has just made.
      AND (${actor !== null} OR NOT EXISTS (${triedToday}))
    ON CONFLICT (open_key) DO NOTHING`;
  const intent = await tx.subscriptionIntent.findUnique({ where: { openKey } });
  if (!intent) return throwAppError("conflict", "This renewal has been paid or tried meanwhile.");
  if (intent.chargeReference === reference) {
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
    const charge = { reference, purpose: "membership", subjectId: intent.id, userId, email } as const;
    await recordCharge(tx, { ...charge, amountKobo: intent.amountKobo });
  }
  const [claimed] = await tx.$queryRaw<{ id: string; reference: string }[]>`
    UPDATE charges SET init_started_at = clock_timestamp()
    WHERE purpose = 'membership' AND subject_id = ${intent.id} AND settled_at IS NULL AND status = 'pending'
      AND (init_started_at IS NULL OR init_started_at < clock_timestamp() - make_interval(secs => ${CLAIM_SECONDS}))
      -- It may have been paid in another way since the attempt began.
      AND EXISTS (SELECT 1 FROM subscription_entries f LEFT JOIN ${newestRenewal} r ON true WHERE f.id = ${id} AND ${retryableFailure})
    RETURNING id, reference`;
  if (!claimed) return throwAppError("in_progress", "The card is being charged already. Please reload in a moment.");
  const detail = { reference: claimed.reference, kobo: Number(intent.amountKobo) };
  if (actor) await recordAudit(tx, { actorId: actor._id, action: "renewal.retry", subject: id, detail });
  return { chargeId: claimed.id, intentId: intent.id, reference: claimed.reference, amountKobo: intent.amountKobo };
}

async function chargeCard(
  { chargeId, intentId, reference, amountKobo }: Attempt,
  card: SavedCard,
): Promise<RenewalRetry> {
  const refusal = await sendCharge({ reference, amountKobo, ...card });
  const state = await callPaystack(() => settleCharge(reference, { membership: subscriptionSettlement }));
  if (state === "paid") return { state, message: "The card is charged, and the membership is renewed." };
  // Refused by Paystack before the bank was asked: nothing will come of it.
  const isOver = state === "failed" || refusal !== null;
  if (!isOver) return { state: "pending", message: "The bank has not confirmed it yet. We check again by ourselves." };
  const reason = refusal ?? (await findReason(reference));
  await transaction(async (tx) => {
    await tx.$executeRaw`
      UPDATE charges SET status = 'failed', failure_reason = ${reason}, init_started_at = NULL WHERE id = ${chargeId} AND settled_at IS NULL`;
    await tx.$executeRaw`UPDATE subscription_intents SET open_key = NULL WHERE id = ${intentId} AND settled_at IS NULL`;
  });
  return { state: "failed", message: `The card was declined: ${reason}.` };
}

type SavedCardCharge = SavedCard & { reference: string; amountKobo: bigint };

/** Why Paystack refused the call, or null when the transaction was made, now or by an earlier call whose response was lost. */
async function sendCharge(charge: SavedCardCharge): Promise<string | null> {
  try {
    await paystack.chargeSavedCard(charge);
    return null;
  } catch (error) {
    if (!(error instanceof PaystackError)) throw error;
    if (error.kind === "duplicate-reference") return null;
    if (error.kind === "refused" || error.kind === "not-found") return error.message.replace(/\.$/, "").slice(0, 200);
    log().warn({ err: error, reference: charge.reference }, "the result of a charge is not known");
    throw new AppError(
      "provider_failed",
      "Paystack did not respond. We check by ourselves whether the card was charged.",
      {
        cause: error,
      },
    );
  }
}

async function findReason(reference: string): Promise<string> {
  const found = await paystack.verifyTransaction(reference).catch(() => null);
  return found?.gatewayResponse.slice(0, 200) || "no reason given";
}
