"use client";

import { type FormEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { type ShippingAddress, shippingAddress } from "@/lib/accounts/contracts";
import { AddressFields, addressOf } from "./address-fields";
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
    const read = z.safeParse(shippingAddress, addressOf(event.currentTarget));
    const wrong: Record<string, string> = {};
    for (const { path, message } of read.error?.issues ?? []) wrong[String(path[0])] ??= message;
    setErrors(wrong);
    setProblem("");
    if (!read.success) return;
    underWay.current = true;
    setBusy(true);
    setProblem(await saveProfile({ shippingAddress: read.data }));
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
