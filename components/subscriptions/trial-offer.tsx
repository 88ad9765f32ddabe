"use client";

import type { FormEvent } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";
import { planLabels } from "./plan-labels";

const errors = { offline: "Something went wrong. Please try again.", otherwise: "The free trial was not started." };

const daysOf = (days: number) => (days === 1 ? "1 day" : `${days} days`);

/** What the free trial of a plan is, in plain words before it starts. */
function TrialTerms({ days }: { days: number }) {
  return (
    <p className="text-muted text-small">
      Free for {daysOf(days)}, without a card. It ends by itself and nothing is charged. Before the end you get an email
      with a link to pay. Once for each person; perks by post come with a paid plan.
    </p>
  );
}

/** The offer of a free trial, for a visitor who needs an account first. */
export function TrialNote({ days }: { days: number }) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold text-small">Or try it free for {daysOf(days)} with an account</p>
      <TrialTerms days={days} />
    </div>
  );
}

/** Starts the free trial of a plan; also without JavaScript. */
export function TrialOffer({ plan, days }: { plan: OfferedPlan; days: number }) {
  const { busy, message, submit } = useSubmission();
  function start(event: FormEvent) {
    event.preventDefault();
    void submit(() => api.post(accountApiPaths.startTrial, { plan, days }), {
      errors,
      onDone: () => {
        // The whole page, because the header and the session change with it.
        window.location.assign(paths.account);
        return "leaving";
      },
    });
  }
  return (
    <Form action={accountApiPaths.startTrial} onSubmit={start} className="grid gap-2">
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="days" value={days} />
      <Button type="submit" variant="quiet" wide loading={busy && "Starting…"}>
        Try {planLabels[plan].name} free for {daysOf(days)}
      </Button>
      <TrialTerms days={days} />
      <FormMessage message={message} />
    </Form>
  );
}
