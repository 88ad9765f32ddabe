"use client";

import { useRouter } from "next/navigation";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { issueVoucherBody, MAX_VOUCHER, MAX_VOUCHER_MESSAGE, MIN_VOUCHER } from "@/lib/orders/vouchers/contracts";

/** Issues a voucher that nobody has paid for, behind a disclosure above the list. */
export function IssueVoucherForm() {
  const router = useRouter();
  const form = useApiForm({
    schema: issueVoucherBody,
    defaultValues: { amount: "", recipientEmail: "", message: "", reason: "" },
    send: (body) => api.post(adminApiPaths.vouchers, body),
    errors: { offline: "Something went wrong. Please try again.", otherwise: "Failed to issue voucher" },
    onDone: ({ id }: { id: string }) => {
      router.push(adminPaths.voucher(id));
      return "leaving";
    },
  });
  return (
    <details className="mb-6 border-line border-y py-2">
      <summary className="min-h-tap cursor-pointer py-2 font-semibold">Issue a voucher</summary>
      <Form onSubmit={form.onSubmit} className="grid max-w-2xl gap-5 py-4 sm:grid-cols-2">
        <TextField
          label="Amount in naira"
          type="number"
          inputMode="numeric"
          min={MIN_VOUCHER}
          max={MAX_VOUCHER}
          required
          {...form.field("amount")}
        />
        <TextField
          label="Recipient’s email"
          type="email"
          autoComplete="off"
          required
          {...form.field("recipientEmail")}
        />
        <TextField label="Message (optional)" maxLength={MAX_VOUCHER_MESSAGE} {...form.field("message")} />
        <TextField label="Reason" hint="For the audit log." required maxLength={300} {...form.field("reason")} />
        <FormMessage message={form.message} className="col-span-full" />
        <Button type="submit" loading={form.busy && "Issuing…"}>
          Issue and send
        </Button>
      </Form>
    </details>
  );
}
