"use client";

import { type FormEvent, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";

const stateIcons = {
  complete: "✅",
  returning: "⏳",
  returned: "✅",
  pending: "⏳",
  "not-paid": "⚠️",
  mismatch: "⚠️",
  unknown: "❌",
} as const;

/** "I was debited": finds a payment. It also works as a plain form before the script has loaded. */
export function PaymentHelpForm() {
  const { submitting, start, finish } = useSubmitting();
  const [fields, setFields] = useState<Record<string, string>>({});
  const [feedback, setFeedback] = useState("");
  const resultBox = useRef<HTMLDivElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!start()) return;
    setFeedback("");
    setFields({});
    const response = await api.post(apiPaths.paymentHelp, new FormData(form));
    finish();
    if (response.ok) {
      const { finding, message } = response.data;
      setFeedback(`${finding ? stateIcons[finding.state] : "✅"} ${message}`);
      resultBox.current?.focus();
      return;
    }
    const wrong = form.elements.namedItem(Object.keys(response.fields ?? {})[0] ?? "");
    if (response.fields && wrong instanceof HTMLElement) {
      setFields(response.fields);
      return wrong.focus();
    }
    const offline = "The server could not be reached. Please try again.";
    setFeedback(
      `❌ ${errorMessage(response, { offline, otherwise: "Paystack could not be reached. Please try again." })}`,
    );
  }

  return (
    <Form action={apiPaths.paymentHelp} onSubmit={submit} className="grid max-w-[40rem] gap-8">
      <TextField
        label="Payment reference"
        name="reference"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        placeholder="LA-7F3K-92QX"
        hint="You find it in the email from Paystack, in your bank’s alert, and on your order."
        error={fields.reference}
      />
      <fieldset className="grid gap-6 border-line-strong border-t pt-6 sm:grid-cols-2">
        <legend className="pe-4 font-read text-muted">or, without a reference</legend>
        <TextField
          label="Email you paid with"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          hint="We reply to this address only."
          error={fields.email}
        />
        <TextField
          label="Amount in naira"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder="54,000"
          hint="As shown by your bank."
          error={fields.amount}
        />
      </fieldset>
      <Button type="submit" loading={submitting && "Searching…"} className="justify-self-start">
        Find my payment
      </Button>
      <div ref={resultBox} tabIndex={-1} aria-live="polite" className="empty:hidden">
        {feedback && <Alert>{feedback}</Alert>}
      </div>
    </Form>
  );
}
