"use client";

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
import type { OfferedPlan } from "@/lib/subscriptions/contracts";
import { giftMembershipBody, MAX_GIFT_MESSAGE } from "@/lib/subscriptions/gifts/contracts";

type GiftFormProps = {
  plan: OfferedPlan;
  /** A visitor gives an email address for the receipt. */
  hasAccount: boolean;
  /** The first and the last day that can be chosen. */
  days: { first: string; last: string };
  /** The result of a submission without JavaScript. */
  error: string | null;
  /** The gift voucher that pays first: its token, and what of the price it pays and leaves, in naira. */
  voucher: { token: string; part: number; toPay: number } | null;
};

const errors = { offline: "Something went wrong. Please try again.", otherwise: "Failed to initialize payment" };

/** Who gets the gift, when and with which message; then Paystack's page opens, unless a gift voucher has paid. */
export function GiftForm({ plan, hasAccount, days, error, voucher }: GiftFormProps) {
  const form = useApiForm({
    schema: giftMembershipBody,
    defaultValues: {
      plan,
      recipientName: "",
      recipientEmail: "",
      message: "",
      sendOn: days.first,
      ...(!hasAccount && { email: "" }),
    },
    initialMessage: error ? failure(error) : null,
    send: (body) =>
      api.post(accountApiPaths.giftMemberships, {
        ...body,
        ...(voucher && { voucher: voucher.token, voucherSeen: voucher.part }),
      }),
    errors,
    onDone: (reply: { authorization_url: string }) => {
      window.location.assign(reply.authorization_url);
      return "leaving";
    },
  });
  return (
    <Form
      action={accountApiPaths.giftMemberships}
      onSubmit={form.onSubmit}
      className="grid gap-x-gutter gap-y-6 lg:grid-cols-2"
    >
      <input type="hidden" name="plan" value={plan} />
      {voucher && (
        <>
          <input type="hidden" name="voucher" value={voucher.token} />
          <input type="hidden" name="voucherSeen" value={voucher.part} />
        </>
      )}
      <TextField label="Recipient’s name" required maxLength={60} {...form.field("recipientName")} />
      <TextField
        label="Recipient’s email"
        type="email"
        inputMode="email"
        autoComplete="off"
        hint="The code goes there."
        required
        {...form.field("recipientEmail")}
      />
      <GiftDeliveryFields
        message={form.field("message")}
        maxMessage={MAX_GIFT_MESSAGE}
        sendOn={form.field("sendOn")}
        days={days}
        email={hasAccount ? null : form.field("email")}
      />
      <FormMessage message={form.message} className="col-span-full" />
      {voucher && (
        <p className="col-span-full font-semibold text-small">
          {voucher.toPay === 0
            ? `The gift voucher pays all of it, ${formatNaira(toKobo(voucher.part))}.`
            : `${formatNaira(toKobo(voucher.part))} from the gift voucher, ${formatNaira(toKobo(voucher.toPay))} from you.`}
        </p>
      )}
      <Button
        type="submit"
        wide
        className="col-span-full"
        loading={form.busy && (voucher?.toPay === 0 ? "Paying…" : "Opening Paystack…")}
      >
        {voucher?.toPay === 0 ? "Pay with the gift voucher" : "Pay with Paystack"}
      </Button>
    </Form>
  );
}
