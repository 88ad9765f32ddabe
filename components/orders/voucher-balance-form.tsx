"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { GiftCodeField } from "@/components/ui/gift-fields";
import { failure } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { voucherCodeBody } from "@/lib/orders/vouchers/contracts";

const errors = { offline: "Something went wrong. Please try again.", otherwise: "The balance cannot be shown" };

/** The code of a gift voucher, whose balance is on the page that opens. */
export function VoucherBalanceForm({ error }: { error: string | null }) {
  const form = useApiForm({
    schema: voucherCodeBody,
    defaultValues: { code: "" },
    initialMessage: error ? failure(error) : null,
    send: (body) => api.post(accountApiPaths.voucherBalance, body),
    errors,
    goTo: ({ path }: { path: string }) => path,
  });
  return (
    <Form action={accountApiPaths.voucherBalance} onSubmit={form.onSubmit} className="grid gap-5">
      <GiftCodeField {...form.field("code")} />
      <FormMessage message={form.message} />
      <Button type="submit" wide loading={form.busy && "Looking it up…"}>
        Show the balance
      </Button>
    </Form>
  );
}
