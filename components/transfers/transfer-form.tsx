"use client";

import * as z from "zod/mini";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { NeedsJavaScript } from "@/components/ui/needs-javascript";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { naira, optional } from "@/lib/core/form-inputs";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { giftWithoutPrice, MAX_MESSAGE, transferFields } from "@/lib/transfers/contracts";

const errors = { offline: "Network error", otherwise: "The transfer could not be started" };

const transferForm = z.extend(transferFields, { price: optional(naira) }).check(giftWithoutPrice);

/** Offers a number to a person: the email, whether it is a gift, a price to be shown and a message. */
export function TransferForm({ editionId, isGift }: { editionId: string; isGift: boolean }) {
  const form = useApiForm({
    schema: transferForm,
    defaultValues: { email: "", isGift, price: "", message: "" },
    send: (body) => api.post(accountApiPaths.startTransfer(editionId), body),
    errors,
    toast: "The email is on its way.",
    goTo: paths.myNumber(editionId),
    refresh: true,
  });
  const gift = form.watch("isGift");
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      <TextField
        label="The person’s email"
        type="email"
        inputMode="email"
        autoComplete="off"
        hint="The link goes there. Whoever opens it can accept with any account, so check the address."
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
      <FormMessage message={form.message} />
      <Button type="submit" loading={form.busy && "Sending…"} className="justify-self-start">
        Transfer
      </Button>
    </Form>
  );
}
