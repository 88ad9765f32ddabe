import { db, transaction } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/outbox";
import { isWithin } from "@/lib/platform/rate-limit";

/** How far back and how many: enough for one bad afternoon at a bank. */
const days = 60;
const most = 5;

/**
 * Has the payments of that sum (naira), begun with that address in the last weeks, asked about once more, and the findings
 * mailed to the address. The caller learns nothing about whether there are any: the answer goes to whom they belong. Asking
 * Paystack and writing the mail are work for after the answer, so that its time tells nothing either.
 */
export async function mailFindings({ email, amount }: { email: string; amount: number }): Promise<void> {
  if (!(await isWithin("enquiry-account", email))) return;
  const amountKobo = BigInt(Math.round(amount * 100));
  const charges = await db.$queryRaw<{ reference: string; minute: string }[]>`
    SELECT reference, date_trunc('minute', now())::text AS minute FROM charges
    WHERE email = ${email} AND amount_kobo = ${amountKobo} AND created_at > now() - make_interval(days => ${days})
    ORDER BY created_at DESC LIMIT ${most}`;
  const [newest] = charges;
  if (!newest) return;
  const payload = { to: email, naira: amount, references: charges.map(({ reference }) => reference) };
  const key = `payment-findings/${newest.reference}/${newest.minute}`;
  await transaction((tx) => enqueue(tx, { topic: "payments.findings", key, payload }));
}
