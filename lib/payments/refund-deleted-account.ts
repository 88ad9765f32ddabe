import type { Tx } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { createRefund } from "@/lib/payments/create-refund";
import { paymentJobs } from "@/lib/payments/jobs";
import type { Charge } from "@/prisma/generated/client";

/**
 * Refunds a payment whose account was deleted before it arrived, in the transaction that settles the charge. The only email address
 * left is the one that Paystack names; it is stored in the job, which is emptied after sending.
 */
export async function refundDeletedAccount(
  tx: Tx,
  { id, reference, amountKobo }: Charge,
  payer: string,
): Promise<void> {
  await createRefund(tx, { chargeId: id, reason: "account-deleted" });
  if (!payer || payer.endsWith(".invalid")) return;
  await enqueue(
    tx,
    paymentJobs.accountDeleted.job(`account-deleted/${reference}`, {
      to: payer,
      reference,
      kobo: Number(amountKobo),
    }),
  );
}
