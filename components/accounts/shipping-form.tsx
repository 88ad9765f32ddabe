"use client";

import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Message } from "@/components/ui/message";
import type { ShippingAddress } from "@/lib/accounts/contracts";
import { apiPaths } from "@/lib/platform/paths";
import { AddressFields, readAddress } from "./address-fields";
import { saveProfile } from "./save-profile";
import { useFormNews } from "./use-form-news";

/** Where this person's parcels go. */
export function ShippingForm({ address }: { address: ShippingAddress | null }) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState(useFormNews("address"));
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const given = readAddress(event.currentTarget);
    setErrors(given.wrong ?? {});
    setSaid("");
    if (!given.address) return;
    underWay.current = true;
    setBusy(true);
    setSaid(await saveProfile({ shippingAddress: given.address }));
    underWay.current = false;
    setBusy(false);
  }

  return (
    <Form id="address" action={apiPaths.updateProfile} onSubmit={save} className="grid gap-5">
      <AddressFields address={address} errors={errors} />
      <Message>{said}</Message>
      <Button type="submit" look="secondary" busy={busy && "Saving…"} className="justify-self-start">
        Save address
      </Button>
    </Form>
  );
}
