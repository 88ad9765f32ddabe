"use client";

import { useRouter } from "next/navigation";
import type { SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

const formId = "gift-voucher";

type VoucherFormProps = {
  /** What the page was opened with, to come back to it without JavaScript. */
  hidden: Readonly<Record<string, string | number | undefined>>;
  onProblem: (problem: string | null) => void;
};

/** The form of the voucher field, which lies outside the pay form. Its code is posted, so that it is in no URL. */
export function VoucherCodeForm({ hidden, onProblem }: VoucherFormProps) {
  const router = useRouter();
  async function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget, event.nativeEvent.submitter).get("code");
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

/** Types the code of a gift voucher. */
export function VoucherCodeInput({ problem, className }: { problem: string | null; className?: string }) {
  return (
    <details className={className} open={problem !== null}>
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
}

/** Takes the voucher off the checkout. */
export const RemoveVoucher = () => (
  <button type="submit" form={formId} name="code" value="" className="link font-normal">
    Remove<span className="sr-only"> the gift voucher</span>
  </button>
);
