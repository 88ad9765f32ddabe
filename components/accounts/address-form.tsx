"use client";

import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Message } from "@/components/ui/message";
import type { ShippingAddress } from "@/lib/accounts/contracts";
import { AddressFields, readAddress } from "./address-fields";

type AddressFormProps = {
  /** Where the form is sent without script. */
  action: string;
  id?: string;
  address?: ShippingAddress | null;
  /** What is said at first: what became of the form when it was sent without script. */
  news?: string;
  /** Keeps the address; what it resolves with is said in the form. */
  save: (address: ShippingAddress) => Promise<string>;
};

/** An address and the button that keeps it, for a person and for a single parcel. */
export function AddressForm({ action, id, address, news = "", save }: AddressFormProps) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState(news);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const given = readAddress(event.currentTarget);
    setErrors(given.wrong ?? {});
    setSaid("");
    if (!given.address) return;
    underWay.current = true;
    setBusy(true);
    setSaid(await save(given.address));
    underWay.current = false;
    setBusy(false);
  }

  return (
    <Form id={id} action={action} onSubmit={submit} className="grid gap-5">
      <AddressFields address={address} errors={errors} />
      <Message>{said}</Message>
      <Button type="submit" look="secondary" busy={busy && "Saving…"} className="justify-self-start">
        Save address
      </Button>
    </Form>
  );
}
