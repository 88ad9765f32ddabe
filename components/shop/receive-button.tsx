"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { notify } from "@/components/ui/toast";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

/** The buyer says that the parcel arrived. */
export function ReceiveButton({ number }: { number: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  async function receive(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const result = await api.post(apiPaths.receiveOrder(number));
    setBusy(false);
    if (result.ok) notify.success("Thank you. This order is delivered.");
    else notify.error(result.error || "Network error");
    router.refresh();
  }
  return (
    <Form action={apiPaths.receiveOrder(number)} onSubmit={receive}>
      <Button type="submit" busy={busy && "One moment…"}>
        I received it
      </Button>
    </Form>
  );
}
