"use client";

import { useRouter } from "next/navigation";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { autoRenewBody, exitReasons } from "@/lib/subscriptions/contracts";
import { exitReasonLabels } from "./exit-reason-labels";

/** Turns the renewal off. The reason is optional and is stored without the member. */
export function ExitForm() {
  const router = useRouter();
  const form = useApiForm({
    schema: autoRenewBody,
    defaultValues: { on: false, reason: "", comment: "" },
    send: (body) => api.post(accountApiPaths.membershipRenewal, { ...body, on: false }),
    errors: { offline: "Network error", otherwise: "That failed. Please try again." },
    onDone: () => {
      router.push(paths.account);
      return "leaving";
    },
  });
  return (
    <Form action={accountApiPaths.membershipRenewal} onSubmit={form.onSubmit} className="grid gap-5">
      <input type="hidden" name="on" value="false" />
      <Select label="Why? (optional)" {...form.field("reason")}>
        <option value="">I would rather not say</option>
        {exitReasons.map((reason) => (
          <option key={reason} value={reason}>
            {exitReasonLabels[reason]}
          </option>
        ))}
      </Select>
      <Textarea
        label="Anything to add? (optional)"
        hint="Stored with your plan and the day, without your name. Please do not write it here. At most 300 characters."
        maxLength={300}
        rows={3}
        {...form.field("comment")}
      />
      <Button type="submit" loading={form.busy && "Turning off…"} className="justify-self-start">
        Turn off renewal
      </Button>
      <FormMessage message={form.message} />
    </Form>
  );
}
