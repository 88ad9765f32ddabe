"use client";

import { useState } from "react";
import { RemoveVoucher, VoucherCodeForm, VoucherCodeInput } from "@/components/payments/voucher-code";
import { formatNaira, toKobo } from "@/lib/core/money";
import type { PlanVoucherQuote } from "@/lib/subscriptions/contracts";

type PlanVoucherFieldProps = {
  voucher: PlanVoucherQuote | null;
  /** The result of a submission without JavaScript. */
  problem: string | null;
  /** The page and what it was opened with. */
  hidden: {
    page: "plans" | "gift" | "group";
    plan?: string | undefined;
    discountCode?: string;
    friend?: string | undefined;
    renew?: string | undefined;
  };
};

/** Types the code of a gift voucher for a plan, or shows what is left on the one that is applied. */
export function PlanVoucherField({ voucher, problem: initialProblem, hidden }: PlanVoucherFieldProps) {
  const [problem, setProblem] = useState(initialProblem);
  return (
    <div className="w-full max-w-form">
      <VoucherCodeForm hidden={hidden} onProblem={setProblem} />
      {voucher ? (
        <p role="status" className="font-semibold text-small">
          {voucher.balance === 0
            ? "Nothing is left on the gift voucher."
            : `A gift voucher is applied, with ${formatNaira(toKobo(voucher.balance))} left on it.`}{" "}
          <RemoveVoucher />
        </p>
      ) : (
        <VoucherCodeInput problem={problem} />
      )}
    </div>
  );
}
