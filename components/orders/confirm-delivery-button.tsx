"use client";

import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { notify } from "@/components/ui/toast";
import { useSubmission } from "@/components/ui/use-submission";
import { api, errorMessage } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";

const errors = { offline: "Network error", otherwise: "Network error" };

/** Lets the buyer confirm the delivery. */
export function ConfirmDeliveryButton({ number }: { number: string }) {
  const router = useRouter();
  const { busy, submit } = useSubmission();
  async function receive(event: FormEvent) {
    event.preventDefault();
    await submit(() => api.post(apiPaths.markOrderDelivered(number)), {
      errors,
      toast: "Thank you. This order is delivered.",
      onError: (error) => {
        notify.error(errorMessage(error, errors));
        return null;
      },
    });
    router.refresh();
  }
  return (
    <Form action={apiPaths.markOrderDelivered(number)} onSubmit={receive}>
      <Button type="submit" loading={busy && "Please wait…"}>
        I received it
      </Button>
    </Form>
  );
}
