"use client";

import { type FormEvent, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import type { ShippingAddress } from "@/lib/auth/contracts";
import { AddressFields, readAddressForm } from "./address-fields";

type AddressFormProps = {
  /** The URL for submissions without JavaScript. */
  action: string;
  id?: string;
  address?: ShippingAddress | null;
  /** The initial message: the result of a submission without JavaScript. */
  feedback?: string;
  /** Saves the address and resolves with the message to show. */
  save: (address: ShippingAddress) => Promise<string>;
};

/** An address with a save button, for a profile or a single order. */
export function AddressForm({ action, id, address, feedback: initialFeedback = "", save }: AddressFormProps) {
  const inFlight = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [feedback, setFeedback] = useState(initialFeedback);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inFlight.current) return;
    const given = readAddressForm(event.currentTarget);
    setErrors(given.errors ?? {});
    setFeedback("");
    if (!given.address) return;
    inFlight.current = true;
    setSubmitting(true);
    setFeedback(await save(given.address));
    inFlight.current = false;
    setSubmitting(false);
  }

  return (
    <Form id={id} action={action} onSubmit={submit} className="grid gap-5">
      <AddressFields address={address} errors={errors} />
      <Alert>{feedback}</Alert>
      <Button type="submit" variant="secondary" loading={submitting && "Saving…"} className="justify-self-start">
        Save address
      </Button>
    </Form>
  );
}
