"use client";

import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { notify } from "@/components/ui/toast";
import { useSubmission } from "@/components/ui/use-submission";
import { api, errorMessage } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

const errors = { offline: "Network error", otherwise: "Network error" };

/** Lets the buyer confirm the delivery. */
export function ConfirmDeliveryButton({ number }: { number: string }) {
  const router = useRouter();
  const { busy, submit } = useSubmission();
  async function receive(event: FormEvent) {
    event.preventDefault();
    await submit(() => api.post(accountApiPaths.markOrderDelivered(number)), {
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
    <Form action={accountApiPaths.markOrderDelivered(number)} onSubmit={receive}>
      <Button type="submit" loading={busy && "Please wait…"}>
        I received it
      </Button>
    </Form>
  );
}
