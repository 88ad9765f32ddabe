import { handleJobs } from "@/lib/jobs/define-job";
import { chargebackEmail } from "@/lib/payments/chargebacks/emails";
import { findLostChargebacks } from "@/lib/payments/chargebacks/find-lost-chargebacks";
import { accountDeletedEmail, lookupEmail } from "@/lib/payments/emails";
import { paymentJobs } from "@/lib/payments/jobs";
import { refundAccountEmail } from "@/lib/payments/refund-accounts/emails";
import { sendRefund } from "@/lib/payments/send-refund";
import type { ChargeState } from "@/lib/payments/settle-charge";

/** `settle` is passed in, because what a paid charge brings about is decided in lib/workflows. */
export const paymentJobHandlers = (settle: (reference: string) => Promise<ChargeState>) =>
  handleJobs(paymentJobs, {
    accountDeleted: accountDeletedEmail,
    chargeback: chargebackEmail,
    findChargebacks: {
      run: async () => {
        await findLostChargebacks();
      },
    },
    refundAccount: refundAccountEmail,
    refund: { run: ({ key }) => sendRefund(key) },
    lookup: lookupEmail(settle),
  });
