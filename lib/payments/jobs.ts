import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

export const paymentJobs = {
  accountDeleted: defineJob(
    "payment.account-deleted.email",
    z.object({ to: z.string(), reference: z.string(), kobo: z.number() }),
  ),
  /** To an admin, about a chargeback. */
  chargeback: defineJob(
    "payment.chargeback.email",
    z.object({ to: z.string(), chargebackId: z.string(), occasion: z.enum(["opened", "due", "resolved"]) }),
  ),
  /** Takes back what a payment gave that its bank has returned. */
  chargebackLost: defineJob("payment.chargeback-lost", z.object({ chargeId: z.string() })),
  /** Compares Paystack's list of disputes with ours. */
  findChargebacks: defineJob("payment.find-chargebacks", z.object({})),
  /** To a buyer, whose bank account is needed for a refund. */
  refundAccount: defineJob("payment.refund-account.email", z.object({ refundId: z.string() })),
  refund: defineJob("payment.refund", z.object({ key: z.string() })),
  lookup: defineJob(
    "payment.lookup.email",
    z.object({ to: z.string(), naira: z.number(), references: z.array(z.string()) }),
  ),
};
