"use client";

import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Message } from "@/components/ui/message";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import type { PaymentHelpReply } from "@/lib/payments/contracts";
import { apiPaths } from "@/lib/platform/api-paths";

const marks = {
  complete: "✅",
  returning: "⏳",
  returned: "✅",
  pending: "⏳",
  "not-paid": "⚠️",
  mismatch: "⚠️",
  unknown: "❌",
} as const;

/** "I was debited." It is a form of the page first: before this script has arrived it posts, and a page answers. */
export function PaymentHelpForm() {
  const { busy, begin, end } = useWork();
  const [fields, setFields] = useState<Record<string, string>>({});
  const [said, setSaid] = useState("");
  const answerBox = useRef<HTMLDivElement>(null);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!begin()) return;
    setSaid("");
    setFields({});
    const answer = await api.post<PaymentHelpReply>(apiPaths.paymentHelp, Object.fromEntries(new FormData(form)));
    end();
    if (answer.ok) {
      const { finding, message } = answer.data;
      setSaid(`${finding ? marks[finding.state] : "✅"} ${message}`);
      answerBox.current?.focus();
      return;
    }
    const wrong = form.elements.namedItem(Object.keys(answer.fields ?? {})[0] ?? "");
    if (answer.fields && wrong instanceof HTMLElement) {
      setFields(answer.fields);
      return wrong.focus();
    }
    const offline = "The museum could not be reached. What you typed is still here: please ask again.";
    setSaid(`❌ ${complaintAbout(answer, { offline, otherwise: "Paystack could not be asked. Please try again." })}`);
  }

  return (
    <Form action={apiPaths.paymentHelp} onSubmit={ask} className="grid max-w-[40rem] gap-8">
      <TextField
        label="Reference of the payment"
        name="reference"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        placeholder="LA-7F3K-92QX"
        hint="It stands in Paystack’s mail, in your bank’s alert, and beside your order."
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
          hint="The answer goes there, and only there."
          error={fields.email}
        />
        <TextField
          label="Amount in naira"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder="54,000"
          hint="As your bank shows it."
          error={fields.amount}
        />
      </fieldset>
      <Button type="submit" busy={busy && "Asking Paystack…"} className="justify-self-start">
        Find my payment
      </Button>
      <div ref={answerBox} tabIndex={-1} aria-live="polite" className="empty:hidden">
        {said && <Message>{said}</Message>}
      </div>
    </Form>
  );
}
