"use client";

import { useState } from "react";
import { RemoveVoucher, VoucherCodeForm, VoucherCodeInput } from "@/components/payments/voucher-code";
import { formatNaira, toKobo } from "@/lib/core/money";
import type { PlanVoucherQuote } from "@/lib/subscriptions/contracts";

export type PlanVoucherFieldProps = {
  voucher: Pick<PlanVoucherQuote, "balance"> | null;
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
      <PlanVoucherInput voucher={voucher} problem={problem} />
    </div>
  );
}

/** The field alone, for within a form that pays. The page also needs a `VoucherCodeForm` outside of that form. */
export function PlanVoucherInput({ voucher, problem }: Omit<PlanVoucherFieldProps, "hidden">) {
  if (!voucher) return <VoucherCodeInput problem={problem} />;
  return (
    <p role="status" className="font-semibold text-small">
      {voucher.balance === 0
        ? "Nothing is left on the gift voucher."
        : `A gift voucher is applied, with ${formatNaira(toKobo(voucher.balance))} left on it.`}{" "}
      <RemoveVoucher />
    </p>
  );
}
