"use client";

import { useWatch } from "react-hook-form";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { GiftDeliveryFields } from "@/components/ui/gift-fields";
import { failure } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { formatNaira, toKobo } from "@/lib/core/money";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import {
  MAX_VOUCHER,
  MAX_VOUCHER_MESSAGE,
  MIN_VOUCHER,
  VOUCHER_STEPS,
  voucherBody,
} from "@/lib/orders/vouchers/contracts";
import { VoucherPreview } from "./voucher-preview";

type VoucherFormProps = {
  /** A visitor gives an email address for the receipt. */
  hasAccount: boolean;
  /** The first and the last day that can be chosen. */
  days: { first: string; last: string };
  /** The result of a submission without JavaScript. */
  error: string | null;
};

const errors = { offline: "Something went wrong. Please try again.", otherwise: "Failed to initialize payment" };

/** The amount of a voucher, who gets it, when and with which message; then Paystack's page opens. */
export function VoucherForm({ hasAccount, days, error }: VoucherFormProps) {
  const form = useApiForm({
    schema: voucherBody,
    defaultValues: {
      amount: String(VOUCHER_STEPS[1]),
      recipientEmail: "",
      message: "",
      sendOn: days.first,
      ...(!hasAccount && { email: "" }),
    },
    initialMessage: error ? failure(error) : null,
    send: (body) => api.post(accountApiPaths.vouchers, body),
    errors,
    onDone: (reply: { authorization_url: string }) => {
      window.location.assign(reply.authorization_url);
      return "leaving";
    },
  });
  const [amount, recipient, message] = useWatch({
    control: form.control,
    name: ["amount", "recipientEmail", "message"],
  });
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-x-16">
      <div className="lg:sticky lg:top-8 lg:order-1">
        <VoucherPreview amount={String(amount ?? "")} recipient={recipient ?? ""} message={message ?? ""} />
      </div>
      <Form
        action={accountApiPaths.vouchers}
        onSubmit={form.onSubmit}
        className="grid gap-x-gutter gap-y-6 sm:grid-cols-2"
      >
        <div className="col-span-full grid gap-3">
          <TextField
            label="Amount in naira"
            type="number"
            inputMode="numeric"
            min={MIN_VOUCHER}
            max={MAX_VOUCHER}
            step={1}
            required
            hint={`${formatNaira(toKobo(MIN_VOUCHER))} to ${formatNaira(toKobo(MAX_VOUCHER))}.`}
            {...form.field("amount")}
          />
          <fieldset className="grid grid-cols-2 gap-2 xs:grid-cols-4">
            <legend className="sr-only">Fill in</legend>
            {VOUCHER_STEPS.map((step) => (
              <Button
                key={step}
                variant="secondary"
                size="small"
                className="tabular-nums px-1"
                onClick={() => form.setValue("amount", String(step))}
              >
                {formatNaira(toKobo(step))}
              </Button>
            ))}
          </fieldset>
        </div>
        <TextField
          label="Recipient’s email (optional)"
          type="email"
          className="col-span-full"
          inputMode="email"
          autoComplete="off"
          hint="The code goes there; without it, to you."
          {...form.field("recipientEmail")}
        />
        <GiftDeliveryFields
          message={form.field("message")}
          maxMessage={MAX_VOUCHER_MESSAGE}
          sendOn={form.field("sendOn")}
          days={days}
          email={hasAccount ? null : form.field("email")}
        />
        <FormMessage message={form.message} className="col-span-full" />
        <Button type="submit" wide className="col-span-full" loading={form.busy && "Opening Paystack…"}>
          Pay with Paystack
        </Button>
      </Form>
    </div>
  );
}
