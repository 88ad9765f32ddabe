import * as z from "zod/mini";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { db, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { settleCharge } from "@/lib/payments/settle-charge";
import { recordCharge } from "@/lib/payments/start-charge";
import { PaystackError, paystack } from "@/lib/paystack/paystack";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { refundVoucherPart } from "@/lib/subscriptions/plan-vouchers";
import { GRACE_DAYS } from "@/lib/subscriptions/project-subscription";
import { findUserByPayer } from "@/lib/subscriptions/queries";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import { reversePayment, stopRenewalsOfEnded } from "@/lib/subscriptions/reverse-payment";
import { subscriptionSettlement } from "@/lib/subscriptions/settle-subscription";
import { syncSubscription } from "@/lib/subscriptions/sync-subscription";
import type { AutoRenewal } from "@/prisma/generated/client";

const referenceField = z.string().check(z.maxLength(100));
const codeField = z.string().check(z.maxLength(100));
const chargeEvent = z.object({ reference: referenceField });
const subscriptionEvent = z.object({ subscription_code: codeField });
const invoiceEvent = z.object({
  invoice_code: codeField,
  paid: z.catch(z.union([z.boolean(), z.number()]), false),
  created_at: z.catch(z.string(), ""),
  subscription: subscriptionEvent,
  transaction: z.catch(z.nullish(z.object({ reference: z.optional(referenceField) })), null),
});
const expiringCardsEvent = z.array(z.object({ subscription: subscriptionEvent }));

/**
 * Handles webhooks about renewals, invoices and subscriptions. Their contents are not trusted: payments are verified and
 * subscriptions fetched at Paystack, so the order of events does not matter. Returns the outcome for the event log, or null
 * if the event is not about memberships. Throws PaystackError if Paystack is unreachable; the event is then retried.
 */
export async function handlePaystackEvent(event: string, data: unknown): Promise<string | null> {
  if (event === "charge.success") return onCharge(data);
  if (event === "invoice.update") return onInvoice(data);
  if (event === "invoice.payment_failed") return onFailure(data);
  if (event === "subscription.expiring_cards") return onExpiringCards(data);
  if (event === "refund.processed") return onRefund(data);
  if (event.startsWith("subscription.")) return onSubscription(data);
  return null;
}

async function onCharge(data: unknown): Promise<string | null> {
  const parsed = z.safeParse(chargeEvent, data);
  return parsed.success ? recordRenewalCharge(parsed.data.reference) : null;
}

async function onSubscription(data: unknown): Promise<string | null> {
  const parsed = z.safeParse(subscriptionEvent, data);
  if (!parsed.success) return null;
  return (await syncSubscription(parsed.data.subscription_code))?.status ?? "unknown user";
}

async function onInvoice(data: unknown): Promise<string | null> {
  const parsed = z.safeParse(invoiceEvent, data);
  if (!parsed.success) return null;
  await syncSubscription(parsed.data.subscription.subscription_code);
  const paid = parsed.data.paid ? parsed.data.transaction?.reference : undefined;
  return paid ? recordRenewalCharge(paid) : "ignored";
}

/**
 * Records a charge that Paystack made for a renewal and settles it like any other: verified, compared with the plan price and
 * counted once.
 */
async function recordRenewalCharge(reference: string): Promise<string | null> {
  if (!(await db.charge.findUnique({ where: { reference } }))) {
    const transactionAtPaystack = await paystack.verifyTransaction(reference).catch(ignoreNotFound);
    if (!transactionAtPaystack) return null;
    const { status, planCode, customer } = transactionAtPaystack;
    const plan = planCode ? await db.plan.findUnique({ where: { providerCode: planCode } }) : null;
    if (status !== "success" || !plan) return null;
    const userId = await findUserByPayer(customer);
    if (!userId) {
      log().error({ reference }, "a renewal payment has no known user");
      return "unclaimed";
    }
    await transaction(async (tx) => {
      const id = newId("mem");
      await tx.$executeRaw`
        INSERT INTO subscription_intents (id, user_id, plan_key, kind, amount_kobo, charge_reference, expires_at)
        VALUES (${id}, ${userId}, ${plan.key}::"PlanKey", 'card', ${plan.priceKobo}, ${reference}, now())
        ON CONFLICT (charge_reference) DO NOTHING`;
      const intent = await tx.subscriptionIntent.findUniqueOrThrow({ where: { chargeReference: reference } });
      await recordCharge(tx, {
        reference,
        purpose: "membership",
        subjectId: intent.id,
        userId,
        email: customer.email.toLowerCase(),
        amountKobo: plan.priceKobo,
      });
    });
  }
  return settleCharge(reference, { membership: subscriptionSettlement });
}

// A signed event about a payment that Paystack does not know is ignored and not retried.
function ignoreNotFound(error: unknown): null {
  if (error instanceof PaystackError && error.kind === "not-found") return null;
  throw error;
}

/** Syncs a subscription. Null if nobody is to be notified: its user is unknown, or the account is deleted. */
async function syncMember(code: string): Promise<AutoRenewal | null> {
  const renewal = await syncSubscription(code);
  return renewal && (await db.user.count({ where: { id: renewal.userId, deletedAt: null } })) > 0 ? renewal : null;
}

/** A failed charge: starts the grace period once and emails the member. */
async function onFailure(data: unknown): Promise<string | null> {
  const parsed = z.safeParse(invoiceEvent, data);
  if (!parsed.success) return null;
  const renewal = await syncMember(parsed.data.subscription.subscription_code);
  if (!renewal) return "unknown user";
  const invoice = parsed.data.invoice_code;
  const at = new Date(parsed.data.created_at);
  const reason = await findFailureReason(parsed.data.transaction?.reference);
  await transaction(async (tx) => {
    await recordLedgerEntry(tx, {
      userId: renewal.userId,
      reference: `grace/${invoice}`,
      kind: "grace",
      planKey: renewal.planKey,
      effectiveAt: Number.isNaN(at.getTime()) ? new Date() : at,
      days: GRACE_DAYS,
      ...(reason && { reason }),
    });
    await enqueue(tx, subscriptionJobs.chargeFailed.job(`charge-failed/${invoice}`, { userId: renewal.userId }));
  });
  return "failed";
}

/** What the bank said of a failed charge. Asked at Paystack, because the contents of an event are not trusted. */
async function findFailureReason(reference: string | undefined): Promise<string> {
  const found = reference ? await paystack.verifyTransaction(reference).catch(ignoreNotFound) : null;
  return found?.status === "failed" ? found.gatewayResponse.slice(0, 200) : "";
}

async function onExpiringCards(data: unknown): Promise<string | null> {
  const parsed = z.safeParse(expiringCardsEvent, data);
  if (!parsed.success) return null;
  for (const { subscription } of parsed.data) {
    const renewal = await syncMember(subscription.subscription_code);
    if (renewal?.status !== "active") continue;
    const { userId, code, cardExpires } = renewal;
    await enqueue(db, subscriptionJobs.cardExpires.job(`card-expires/${code}/${cardExpires}`, { userId }));
  }
  return "notified";
}

/** A fully refunded payment: reverses the period that it paid for, and stops the renewal of a membership that this ends. */
async function onRefund(data: unknown): Promise<string | null> {
  const parsed = z.safeParse(z.object({ transaction_reference: referenceField }), data);
  if (!parsed.success) return null;
  const reference = parsed.data.transaction_reference;
  const entry = await db.subscriptionEntry.findUnique({ where: { reference } });
  if (!entry) return null;
  const transactionAtPaystack = await paystack.verifyTransaction(reference);
  if (transactionAtPaystack.status !== "reversed") return "partly refunded";
  const { userId } = entry;
  await transaction(async (tx) => {
    await reversePayment(tx, reference);
    const charge = await tx.charge.findUnique({ where: { reference } });
    if (charge) await refundVoucherPart(tx, charge, "plan-taken-back");
    // Who redeemed a gift did not pay for it, and another payment may still give time.
    const isOwn = charge?.purpose === "membership";
    if (isOwn) await stopRenewalsOfEnded(tx, { userId, reference });
  });
  return "reversed";
}
