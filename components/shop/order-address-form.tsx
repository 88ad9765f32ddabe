"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { AddressFields, readAddress } from "@/components/accounts/address-fields";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/paths";

/** For an order that nobody knows where to send. */
export function OrderAddressForm({ number }: { number: string }) {
  const router = useRouter();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const { address, wrong } = readAddress(event.currentTarget);
    setErrors(wrong ?? {});
    setProblem("");
    if (!address) return;
    underWay.current = true;
    setBusy(true);
    const result = await api.post(apiPaths.orderAddress(number), { shippingAddress: address });
    underWay.current = false;
    setBusy(false);
    if (result.ok) router.refresh();
    else setProblem(`❌ ${result.error || "Network error"}`);
  }

  return (
    <form method="post" onSubmit={save} noValidate className="grid gap-5">
      <AddressFields errors={errors} />
      <Message>{problem}</Message>
      <Button type="submit" look="secondary" busy={busy && "Saving…"} className="justify-self-start">
        Save address
      </Button>
    </form>
  );
}
