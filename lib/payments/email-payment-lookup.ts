import { db, transaction } from "@/lib/db/client";
import { tryConsumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";
import { paymentJobs } from "@/lib/payments/jobs";

const LOOKBACK_DAYS = 60;
const MAX_PAYMENTS = 5;

/**
 * Enqueues an email with the state of recent payments of that amount (naira) by that email address. The caller does not learn
 * whether there are any, neither from the response nor from its timing: the job verifies them with Paystack.
 */
export async function emailPaymentLookup({ email, amount }: { email: string; amount: number }): Promise<void> {
  if (!(await tryConsumeLimit("contact-account", email))) return;
  const amountKobo = BigInt(Math.round(amount * 100));
  const charges = await db.$queryRaw<{ reference: string; minute: string }[]>`
    SELECT reference, date_trunc('minute', now())::text AS minute FROM charges
    WHERE email = ${email} AND amount_kobo = ${amountKobo} AND created_at > now() - make_interval(days => ${LOOKBACK_DAYS})
    ORDER BY created_at DESC LIMIT ${MAX_PAYMENTS}`;
  const [newest] = charges;
  if (!newest) return;
  const payload = { to: email, naira: amount, references: charges.map(({ reference }) => reference) };
  const key = `payment-findings/${newest.reference}/${newest.minute}`;
  await transaction((tx) => enqueue(tx, paymentJobs.lookup.job(key, payload)));
}
