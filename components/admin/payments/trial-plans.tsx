"use client";

import { useState } from "react";
import { Card } from "@/components/admin/ui/card";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { planTitle } from "@/lib/subscriptions/rules";
import { type AdminTrialPlan, MAX_TRIAL_DAYS } from "@/lib/subscriptions/trials/contracts";

const errors = { offline: "Network error", otherwise: "Failed to save the trial" };

/** The length of a plan's free trial, and what came of the trials. */
export function TrialPlan({ row: { plan, days, running, ended, joined } }: { row: AdminTrialPlan }) {
  const { busy, message, submit } = useSubmission();
  const [typed, setTyped] = useState(String(days));
  return (
    <Card title={planTitle(plan)}>
      <Form
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(
            () => api.put(adminApiPaths.setTrialDays(plan), { days: typed === "" ? 0 : Number(typed), seen: days }),
            {
              errors,
              toast: "The trial is saved",
              refresh: true,
            },
          );
        }}
      >
        <TextField
          label={`Free days of ${planTitle(plan)}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_TRIAL_DAYS}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          hint={`0 for no trial, at most ${MAX_TRIAL_DAYS}.`}
        />
        <Button type="submit" size="small" loading={busy && "Saving…"} className="mb-6">
          Save
        </Button>
      </Form>
      <FormMessage message={message} />
      <p className="text-muted text-small">
        {running} running, {ended} ended without a payment, {joined} joined.
      </p>
    </Card>
  );
}
