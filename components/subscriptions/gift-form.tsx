"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure } from "@/components/ui/message";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
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
};

const errors = { offline: "Something went wrong. Please try again.", otherwise: "Failed to initialize payment" };

/** Who gets the gift, when and with which message; then Paystack's page opens. */
export function GiftForm({ plan, hasAccount, days, error }: GiftFormProps) {
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
    send: (body) => api.post(accountApiPaths.giftMemberships, body),
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
      <Textarea
        label="Message (optional)"
        className="col-span-full"
        maxLength={MAX_GIFT_MESSAGE}
        hint={`At most ${MAX_GIFT_MESSAGE} characters.`}
        {...form.field("message")}
      />
      <TextField
        label="Send it on"
        type="date"
        min={days.first}
        max={days.last}
        required
        hint="Today or any day within a year, Lagos time."
        {...form.field("sendOn")}
      />
      {!hasAccount && (
        <TextField
          label="Your email"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="The receipt goes there."
          required
          {...form.field("email")}
        />
      )}
      <FormMessage message={form.message} className="col-span-full" />
      <Button type="submit" wide className="col-span-full" loading={form.busy && "Opening Paystack…"}>
        Pay with Paystack
      </Button>
    </Form>
  );
}
