"use client";

import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Price } from "@/components/ui/price";
import { api } from "@/lib/api-client/client";
import { toKobo, toNaira } from "@/lib/core/money";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { VOUCHER_NAME, voucherShare } from "@/lib/orders/vouchers/rules";

const formId = "gift-voucher";

/** The voucher that was applied to the checkout, with what it can pay, in naira. */
export type AppliedVoucher = { token: string; balance: number };

/** What a voucher pays of a total, in naira. */
export const voucherPart = (total: number, voucher: AppliedVoucher | null): number =>
  voucher ? toNaira(voucherShare(toKobo(total), toKobo(voucher.balance))) : 0;

type VoucherFormProps = {
  hidden: Readonly<Record<string, string | number | undefined>>;
  onProblem: (problem: string | null) => void;
};

/** The form of the voucher field, which lies outside the pay form. Its code is posted, so that it is in no URL. */
export function CheckoutVoucherForm({ hidden, onProblem }: VoucherFormProps) {
  const router = useRouter();
  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter).get("code");
    const reply = await api.post(accountApiPaths.checkoutVoucher, { code: typeof typed === "string" ? typed : "" });
    onProblem(reply.ok ? null : reply.error || "The gift voucher could not be applied.");
    if (reply.ok) router.refresh();
  }
  return (
    <form id={formId} action={accountApiPaths.checkoutVoucher} method="post" onSubmit={apply}>
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </form>
  );
}

type VoucherFieldProps = { voucher: AppliedVoucher | null; problem: string | null; total: number };

/** Types the code of a gift voucher, or shows what the one that is applied pays, and what is left to pay. */
export function VoucherField({ voucher, problem, total }: VoucherFieldProps) {
  if (!voucher)
    return (
      <details className="pb-4" open={problem !== null}>
        <summary className="link min-h-tap cursor-pointer py-2 text-small">Use a gift voucher</summary>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 pt-2">
          <TextField
            label="Code of the gift voucher"
            name="code"
            form={formId}
            required
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={problem ?? undefined}
          />
          <Button type="submit" form={formId} variant="secondary" size="small" className="mt-7 min-h-12">
            Apply<span className="sr-only"> the gift voucher</span>
          </Button>
        </div>
      </details>
    );
  const part = voucherPart(total, voucher);
  return (
    <div role="status" className="grid gap-2 pb-4 text-small">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <span>
          {VOUCHER_NAME}{" "}
          <button type="submit" form={formId} name="code" value="" className="link font-normal">
            Remove<span className="sr-only"> the gift voucher</span>
          </button>
        </span>
        <Price amount={-part} size="small" className="ms-auto" />
      </p>
      <p className="flex justify-between gap-4 font-bold">
        To pay <Price amount={toNaira(toKobo(total) - toKobo(part))} size="small" />
      </p>
      <p className="text-muted text-tiny">
        {part === 0
          ? "Nothing is left on it for this order."
          : "What is left on the voucher stays on it for another order."}
      </p>
    </div>
  );
}
