"use client";

import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { formatNaira, toKobo } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminVoucherDetail } from "@/lib/orders/vouchers/contracts";

/** What can be done with a voucher in its state. */
export function VoucherActions({ voucher }: { voucher: AdminVoucherDetail }) {
  const { _id, state, amount, refundable, issuedAt } = voucher;
  const subject = `the voucher of ${formatNaira(toKobo(amount))}`;
  const refund = formatNaira(toKobo(refundable));
  return (
    <div className="flex flex-wrap gap-2">
      {state === "sent" && (
        <ConfirmAction
          request={{ method: "post", path: adminApiPaths.resendVoucher(_id), body: {} }}
          label="Send again"
          loadingText="Sending…"
          danger={false}
          subject={subject}
          confirm={{
            question: "A new code is emailed.",
            consequence: "The code before it stops working.",
            label: "Send a new code",
          }}
          successText="A new code is on its way"
          failureText="Failed to resend voucher"
        />
      )}
      {state === "stopped" && issuedAt && (
        <ConfirmWithReason
          path={adminApiPaths.stopVoucher(_id)}
          body={{ stopped: false }}
          label="Allow again"
          subject={subject}
          question="Anyone with the code can spend what is left again."
          successText="The voucher can be spent again"
          failureText="Failed to allow voucher"
        />
      )}
      {state !== "stopped" && issuedAt && (
        <ConfirmWithReason
          path={adminApiPaths.stopVoucher(_id)}
          body={{ stopped: true }}
          label="Stop"
          subject={subject}
          question="Nobody can spend what is left on it."
          consequence="Orders that it has paid stay as they are."
          successText="The voucher is stopped"
          failureText="Failed to stop voucher"
        />
      )}
      {refundable > 0 && (
        <ConfirmWithReason
          path={adminApiPaths.refundVoucher(_id)}
          label="Refund"
          subject={subject}
          question={`${refund}, what is left on it, goes back to the buyer.`}
          consequence="The code stops working."
          confirmLabel={`Refund ${refund}`}
          variant="danger"
          successText="The voucher is refunded"
          failureText="Failed to refund voucher"
        />
      )}
    </div>
  );
}
