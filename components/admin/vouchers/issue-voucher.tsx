"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { issueVoucherBody, MAX_VOUCHER, MAX_VOUCHER_MESSAGE, MIN_VOUCHER } from "@/lib/orders/vouchers/contracts";

/** Issues a voucher that nobody has paid for, in a dialog. */
export function IssueVoucher() {
  const router = useRouter();
  const [open, setOpen] = useState(false);
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
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Issue a voucher
      </Button>
      <AdminDialog open={open} onClose={() => setOpen(false)} title="Issue a voucher" sheet>
        <Form onSubmit={form.onSubmit} className="grid gap-4">
          <p className="text-muted text-small">Nobody pays for it. The recipient gets the code by email.</p>
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
          <FormMessage message={form.message} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={form.busy && "Issuing…"}>
              Issue and send
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </Form>
      </AdminDialog>
    </>
  );
}
