import { handleJobs } from "@/lib/jobs/define-job";
import { chargebackEmail } from "@/lib/payments/chargebacks/emails";
import { findLostChargebacks } from "@/lib/payments/chargebacks/find-lost-chargebacks";
import { accountDeletedEmail, lookupEmail } from "@/lib/payments/emails";
import { paymentJobs } from "@/lib/payments/jobs";
import { refundAccountEmail } from "@/lib/payments/refund-accounts/emails";
import { sendRefund } from "@/lib/payments/send-refund";
import type { ChargeState } from "@/lib/payments/settle-charge";

type ChargeActions = {
  settle: (reference: string) => Promise<ChargeState>;
  takeBack: (chargeId: string) => Promise<void>;
};

/** What a paid or a lost charge brings about is passed in, because lib/workflows decides it. */
export const paymentJobHandlers = ({ settle, takeBack }: ChargeActions) =>
  handleJobs(paymentJobs, {
    accountDeleted: accountDeletedEmail,
    chargeback: chargebackEmail,
    chargebackLost: { run: ({ chargeId }) => takeBack(chargeId) },
    findChargebacks: {
      run: async () => {
        await findLostChargebacks();
      },
    },
    refundAccount: refundAccountEmail,
    refund: { run: ({ key }) => sendRefund(key) },
    lookup: lookupEmail(settle),
  });
