"use client";

import { useRouter } from "next/navigation";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { refundAccountBody } from "@/lib/payments/contracts";

type RefundAccountFormProps = { token: string; banks: readonly { id: string; name: string }[] };

/** The bank and the account number of a refund. */
export function RefundAccountForm({ token, banks }: RefundAccountFormProps) {
  const router = useRouter();
  const form = useApiForm({
    schema: refundAccountBody,
    defaultValues: { bankId: "", accountNumber: "" },
    send: (body) => api.post(accountApiPaths.refundAccount(token), body),
    errors: { offline: "Network error", otherwise: "That failed. Please try again." },
    onDone: () => {
      router.replace(paths.refundSent);
      return "leaving";
    },
  });
  return (
    <Form action={accountApiPaths.refundAccount(token)} onSubmit={form.onSubmit} className="grid gap-5">
      <Select label="Bank" required {...form.field("bankId")}>
        <option value="">Choose your bank</option>
        {banks.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        label="Account number"
        hint="10 digits (NUBAN)."
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        required
        {...form.field("accountNumber")}
      />
      <Button type="submit" loading={form.busy && "Sending…"} className="justify-self-start">
        Send my refund there
      </Button>
      <FormMessage message={form.message} />
    </Form>
  );
}
