"use client";

import { useRouter } from "next/navigation";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";

/** Confirms a lower plan after the end of the present one. */
export function PlanChangeActions({ plan, name }: { plan: OfferedPlan; name: string }) {
  const router = useRouter();
  const { busy, message, submit } = useSubmission();
  return (
    <Form
      action={accountApiPaths.membershipPlan}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(() => api.post(accountApiPaths.membershipPlan, { plan }), {
          errors: { offline: "Network error", otherwise: "That failed. Please try again." },
          onDone: () => {
            router.push(paths.account);
            return "leaving";
          },
        });
      }}
      className="grid gap-3"
    >
      <input type="hidden" name="plan" value={plan} />
      <Button type="submit" loading={busy && "Changing…"} className="justify-self-start">
        Switch to {name} at the end
      </Button>
      <FormMessage message={message} />
    </Form>
  );
}
