"use client";

import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import type { ShippingAddress } from "@/lib/accounts/contracts";
import { AddressFields, readAddress } from "./address-fields";
import { saveProfile } from "./save-profile";

/** Where this person's parcels go. */
export function ShippingForm({ address }: { address: ShippingAddress | null }) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const given = readAddress(event.currentTarget);
    setErrors(given.wrong ?? {});
    setProblem("");
    if (!given.address) return;
    underWay.current = true;
    setBusy(true);
    setProblem(await saveProfile({ shippingAddress: given.address }));
    underWay.current = false;
    setBusy(false);
  }

  return (
    <form method="post" onSubmit={save} noValidate className="grid gap-5">
      <AddressFields address={address} errors={errors} />
      <Message>{problem}</Message>
      <Button type="submit" look="secondary" busy={busy && "Saving…"} className="justify-self-start">
        Save address
      </Button>
    </form>
  );
}
