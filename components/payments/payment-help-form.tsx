"use client";

import { useRef } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import type { Tone } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { type PaymentLookup, paymentHelpBody } from "@/lib/payments/contracts";

const tones: Record<PaymentLookup["state"], Tone> = {
  complete: "success",
  returning: "pending",
  returned: "success",
  pending: "pending",
  "not-paid": "warning",
  mismatch: "warning",
  unknown: "error",
};
const errors = {
  offline: "The server could not be reached. Please try again.",
  otherwise: "Paystack could not be reached. Please try again.",
};

/** "I was debited": finds a payment. It also works as a plain form before the script has loaded. */
export function PaymentHelpForm() {
  const resultBox = useRef<HTMLDivElement>(null);
  const form = useApiForm({
    schema: paymentHelpBody,
    defaultValues: { reference: "", email: "", amount: "" },
    errors,
    send: ({ reference, email, amount }) => api.post(apiPaths.paymentHelp, { reference, email, amount }),
    onDone: ({ finding, message }) => {
      // The box is hidden until the message is rendered.
      requestAnimationFrame(() => resultBox.current?.focus());
      return { tone: finding ? tones[finding.state] : "success", text: message };
    },
  });

  return (
    <Form action={apiPaths.paymentHelp} onSubmit={form.onSubmit} className="grid max-w-[40rem] gap-8">
      <TextField
        label="Payment reference"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        placeholder="LA-7F3K-92QX"
        hint="You find it in the email from Paystack, in your bank’s alert, and on your order."
        {...form.field("reference")}
      />
      <fieldset className="grid gap-6 border-line-strong border-t pt-6 sm:grid-cols-2">
        <legend className="pe-4 font-read text-muted">or, without a reference</legend>
        <TextField
          label="Email you paid with"
          type="email"
          autoComplete="email"
          maxLength={254}
          hint="We reply to this address only."
          {...form.field("email")}
        />
        <TextField
          label="Amount in naira"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder="54,000"
          hint="As shown by your bank."
          {...form.field("amount")}
        />
      </fieldset>
      <Button type="submit" loading={form.busy && "Searching…"} className="justify-self-start">
        Find my payment
      </Button>
      <div ref={resultBox} tabIndex={-1} aria-live="polite" className="empty:hidden">
        <FormMessage message={form.message} />
      </div>
    </Form>
  );
}
