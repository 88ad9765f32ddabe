"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { notify } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** Lets the buyer confirm the delivery. */
export function ConfirmDeliveryButton({ number }: { number: string }) {
  const router = useRouter();
  const [submitting, setSubmitting] = useState(false);
  async function receive(event: FormEvent) {
    event.preventDefault();
    setSubmitting(true);
    const result = await api.post(apiPaths.markOrderDelivered(number));
    setSubmitting(false);
    if (result.ok) notify.success("Thank you. This order is delivered.");
    else notify.error(result.error || "Network error");
    router.refresh();
  }
  return (
    <Form action={apiPaths.markOrderDelivered(number)} onSubmit={receive}>
      <Button type="submit" loading={submitting && "Please wait…"}>
        I received it
      </Button>
    </Form>
  );
}
