import { handleJobs } from "@/lib/jobs/define-job";
import { accountDeletedEmail, lookupEmail } from "@/lib/payments/emails";
import { paymentJobs } from "@/lib/payments/jobs";
import { sendRefund } from "@/lib/payments/send-refund";
import type { ChargeState } from "@/lib/payments/settle-charge";

/** `settle` is passed in, because what a paid charge brings about is decided in lib/workflows. */
export const paymentJobHandlers = (settle: (reference: string) => Promise<ChargeState>) =>
  handleJobs(paymentJobs, {
    accountDeleted: accountDeletedEmail,
    refund: { run: ({ key }) => sendRefund(key) },
    lookup: lookupEmail(settle),
  });
