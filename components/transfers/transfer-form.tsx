"use client";

import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { NeedsJavaScript } from "@/components/ui/needs-javascript";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { naira, optional } from "@/lib/core/form-inputs";
import { formatNaira, toKobo } from "@/lib/core/money";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { giftWithoutPrice, MAX_MESSAGE, type StartTransferBody, transferFields } from "@/lib/transfers/contracts";
import { TRANSFER_DAYS } from "@/lib/transfers/rules";

const errors = { offline: "Network error", otherwise: "The transfer could not be started" };

const DAY_MS = 86_400_000;

const transferForm = z.extend(transferFields, { price: optional(naira) }).check(giftWithoutPrice);

const typedFields = ["email", "price", "message"] as const;

type TransferFormProps = { editionId: string; subject: string; isGift: boolean };

/**
 * Offers a number to a person: the email, whether it is a gift, a price to be shown and a message. It is sent only after a second look,
 * because the emailed link is the right to the number.
 */
export function TransferForm({ editionId, subject, isGift }: TransferFormProps) {
  const [offer, setOffer] = useState<StartTransferBody | null>(null);
  const refused = useRef<(typeof typedFields)[number]>(undefined);
  const form = useApiForm({
    schema: transferForm,
    defaultValues: { email: "", isGift, price: "", message: "" },
    send: (body) => api.post(accountApiPaths.startTransfer(editionId), body),
    errors,
    toast: "The email is on its way.",
    refresh: true,
    onDone: () => setOffer(null),
    // An error of a field is shown at the field, below the dialog.
    onError: ({ fields }) => {
      if (!fields) return;
      refused.current = typedFields.find((name) => name in fields);
      setOffer(null);
    },
  });
  // The dialog that closes gives the focus back to its button; from there the refused field takes it.
  const { setFocus } = form;
  useEffect(() => {
    if (offer || !refused.current) return;
    setFocus(refused.current);
    refused.current = undefined;
  }, [offer, setFocus]);
  const gift = form.watch("isGift");
  function askAgain(body: StartTransferBody) {
    form.setMessage(null);
    setOffer(body);
  }
  return (
    <Form onSubmit={(event) => void form.handleSubmit(askAgain)(event)} className="grid gap-5">
      <TextField
        label="The person’s email"
        type="email"
        inputMode="email"
        autoComplete="off"
        hint="The link goes there. Anyone who opens it can accept with any account, so check the address."
        required
        {...form.field("email")}
      />
      <Checkbox label="This is a gift" {...form.field("isGift")} />
      {!gift && (
        <TextField
          label="Price in naira (optional)"
          inputMode="decimal"
          autoComplete="off"
          hint="Shown in the public history once the person accepts. The museum takes no part in the payment."
          {...form.field("price")}
        />
      )}
      <Textarea
        label="Message (optional)"
        hint={`At most ${MAX_MESSAGE} characters.`}
        rows={3}
        maxLength={MAX_MESSAGE}
        {...form.field("message")}
      />
      <NeedsJavaScript>A transfer can be started with JavaScript only.</NeedsJavaScript>
      {!offer && <FormMessage message={form.message} />}
      <Button type="submit" className="justify-self-start">
        Continue
      </Button>
      <Dialog open={offer !== null} onClose={() => setOffer(null)} title={`Transfer ${subject}?`}>
        {offer && <Recap offer={offer} />}
        {offer && <FormMessage message={form.message} />}
        <div className="flex flex-wrap gap-3">
          <Button loading={form.busy && "Sending…"} onClick={form.onSubmit}>
            Transfer
          </Button>
          <Button variant="quiet" onClick={() => setOffer(null)}>
            Change
          </Button>
        </div>
      </Dialog>
    </Form>
  );
}

/** What is about to be sent, and what it means. */
function Recap({ offer: { email, isGift, price, message } }: { offer: StartTransferBody }) {
  const until = formatLagosDate(new Date(Date.now() + TRANSFER_DAYS * DAY_MS));
  return (
    <>
      <dl className="grid gap-3 [&_dd]:wrap-anywhere [&_dd]:font-bold [&_dt]:text-muted [&_dt]:text-small">
        <div>
          <dt>To</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>{isGift ? "As" : "Price"}</dt>
          <dd>{isGift ? "A gift" : price === null ? "None is shown" : formatNaira(toKobo(price))}</dd>
        </div>
        {message && (
          <div>
            <dt>Message</dt>
            <dd className="whitespace-pre-line">{message}</dd>
          </div>
        )}
        <div>
          <dt>Can be accepted until</dt>
          <dd>{until}</dd>
        </div>
      </dl>
      <p>
        Anyone who opens the link in that mailbox can accept the number, with any account. Until it is accepted you can
        cancel.
      </p>
    </>
  );
}
