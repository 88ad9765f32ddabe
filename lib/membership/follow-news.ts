import * as z from "zod/mini";
import { graceDays } from "@/lib/membership/fold-membership";
import { followRenewal } from "@/lib/membership/follow-renewal";
import { recordFact } from "@/lib/membership/record-fact";
import { findPayer } from "@/lib/membership/renewal-queries";
import { membershipSettler } from "@/lib/membership/settle-membership";
import { recordCharge } from "@/lib/payments/begin-charge";
import { settleCharge } from "@/lib/payments/settle-charge";
import { db, transaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import { enqueue } from "@/lib/platform/outbox";
import { PaystackError, paystack } from "@/lib/platform/paystack";

const reference = z.string().check(z.maxLength(100));
const code = z.string().check(z.maxLength(100));
const chargeNews = z.object({ reference });
const subscriptionNews = z.object({ subscription_code: code });
const invoiceNews = z.object({
  invoice_code: code,
  paid: z.catch(z.union([z.boolean(), z.number()]), false),
  created_at: z.catch(z.string(), ""),
  subscription: subscriptionNews,
  transaction: z.catch(z.nullish(z.object({ reference: z.optional(reference) })), null),
});
const expiringNews = z.array(z.object({ subscription: subscriptionNews }));

/**
 * What the Circle does on hearing of a renewal, an invoice or a subscription. No word of it is believed: a payment is verified
 * and a subscription asked about, so the order in which news arrives does not matter. Null when it is none of the Circle's.
 * Throws PaystackError when Paystack cannot be asked; the event is then heard again.
 */
export async function followNews(event: string, data: unknown): Promise<string | null> {
  if (event === "charge.success") return onCharge(data);
  if (event === "invoice.update") return onInvoice(data);
  if (event === "invoice.payment_failed") return onFailure(data);
  if (event === "subscription.expiring_cards") return onExpiringCards(data);
  if (event === "refund.processed") return onRefund(data);
  if (event.startsWith("subscription.")) return onSubscription(data);
  return null;
}

async function onCharge(data: unknown): Promise<string | null> {
  const read = z.safeParse(chargeNews, data);
  return read.success ? adoptRenewal(read.data.reference) : null;
}

async function onSubscription(data: unknown): Promise<string | null> {
  const read = z.safeParse(subscriptionNews, data);
  if (!read.success) return null;
  return (await followRenewal(read.data.subscription_code))?.status ?? "nobody's";
}

async function onInvoice(data: unknown): Promise<string | null> {
  const read = z.safeParse(invoiceNews, data);
  if (!read.success) return null;
  await followRenewal(read.data.subscription.subscription_code);
  const paid = read.data.paid ? read.data.transaction?.reference : undefined;
  return paid ? adoptRenewal(paid) : "kept";
}

/**
 * A charge that Paystack made by itself becomes a charge of ours, and is then settled like any other: verified, compared with
 * the price that we know, and counted once.
 */
async function adoptRenewal(charged: string): Promise<string | null> {
  if (!(await db.charge.findUnique({ where: { reference: charged } }))) {
    const found = await paystack.verifyTransaction(charged).catch(unknownThere);
    if (!found) return null;
    const { status, planCode, customer } = found;
    const plan = planCode ? await db.plan.findUnique({ where: { providerCode: planCode } }) : null;
    if (status !== "success" || !plan) return null;
    const userId = await findPayer(customer.email);
    if (!userId) {
      log().error({ reference: charged }, "a renewal was paid by nobody whom we know");
      return "unclaimed";
    }
    await transaction(async (tx) => {
      const id = newId("mem");
      await tx.$executeRaw`
        INSERT INTO membership_intents (id, user_id, plan_key, kind, amount_kobo, charge_reference, expires_at)
        VALUES (${id}, ${userId}, ${plan.key}::"PlanKey", 'card', ${plan.priceKobo}, ${charged}, now())
        ON CONFLICT (charge_reference) DO NOTHING`;
      const intent = await tx.membershipIntent.findUniqueOrThrow({ where: { chargeReference: charged } });
      await recordCharge(tx, {
        reference: charged,
        purpose: "membership",
        subjectId: intent.id,
        userId,
        email: customer.email.toLowerCase(),
        amountKobo: plan.priceKobo,
      });
    });
  }
  return settleCharge(charged, { membership: membershipSettler });
}

// Signed news of a payment that Paystack does not know itself has nothing behind it, and need not come again.
function unknownThere(error: unknown): null {
  if (error instanceof PaystackError && error.kind === "not-found") return null;
  throw error;
}

/** The card could not be charged: the member keeps access for the days of grace, once, and is told. */
async function onFailure(data: unknown): Promise<string | null> {
  const read = z.safeParse(invoiceNews, data);
  if (!read.success) return null;
  const renewal = await followRenewal(read.data.subscription.subscription_code);
  if (!renewal) return "nobody's";
  const invoice = read.data.invoice_code;
  const at = new Date(read.data.created_at);
  await transaction(async (tx) => {
    await recordFact(tx, {
      userId: renewal.userId,
      reference: `grace/${invoice}`,
      kind: "grace",
      planKey: renewal.planKey,
      effectiveAt: Number.isNaN(at.getTime()) ? new Date() : at,
      days: graceDays,
    });
    const payload = { userId: renewal.userId, code: renewal.code };
    await enqueue(tx, { topic: "membership.charge-failed", key: `charge-failed/${invoice}`, payload });
  });
  return "failed";
}

async function onExpiringCards(data: unknown): Promise<string | null> {
  const read = z.safeParse(expiringNews, data);
  if (!read.success) return null;
  for (const { subscription } of read.data) {
    const renewal = await followRenewal(subscription.subscription_code);
    if (renewal?.status !== "active") continue;
    const { userId, code: known, cardExpires } = renewal;
    const key = `card-expires/${known}/${cardExpires}`;
    await enqueue(db, { topic: "membership.card-expires", key, payload: { userId, code: known } });
  }
  return "told";
}

/** A payment for the Circle that went back whole takes its period with it. */
async function onRefund(data: unknown): Promise<string | null> {
  const read = z.safeParse(z.object({ transaction_reference: reference }), data);
  if (!read.success) return null;
  const back = read.data.transaction_reference;
  const fact = await db.membershipFact.findUnique({ where: { reference: back } });
  if (!fact) return null;
  const found = await paystack.verifyTransaction(back);
  if (found.status !== "reversed") return "partly refunded";
  await transaction((tx) =>
    recordFact(tx, {
      userId: fact.userId,
      reference: `reversal/${back}`,
      kind: "reversal",
      planKey: fact.planKey,
      effectiveAt: fact.effectiveAt,
      reverses: back,
    }),
  );
  return "taken back";
}
