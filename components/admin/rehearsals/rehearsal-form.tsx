"use client";

import * as z from "zod/mini";
import { cardClass } from "@/components/admin/ui/form-section";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { required, wholeNumber } from "@/lib/core/form-inputs";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { RehearsalPlan } from "@/lib/rehearsals/contracts";

/** The form of a rehearsal; its output is the body of the request without the product. */
const rehearsalForm = z.object({
  plan: z.object({
    buyers: required(wholeNumber),
    failingCards: required(wholeNumber),
    slowPhones: required(wholeNumber),
    abandonedTransfers: required(wholeNumber),
  }),
});

const shares = [
  { field: "plan.failingCards", label: "Declined cards (%)" },
  { field: "plan.slowPhones", label: "Slow phones (%)" },
  { field: "plan.abandonedTransfers", label: "Abandoned transfers (%)" },
] as const;

const usualPlan: RehearsalPlan = { buyers: 500, failingCards: 10, slowPhones: 10, abandonedTransfers: 5 };

type RehearsalFormProps = {
  productId: string;
  /** The plan of the last rehearsal, from which the next one starts. */
  lastPlan: RehearsalPlan | undefined;
};

/** Starts a rehearsal with so many simulated buyers. */
export function RehearsalForm({ productId, lastPlan = usualPlan }: RehearsalFormProps) {
  const { buyers, failingCards, slowPhones, abandonedTransfers } = lastPlan;
  const form = useApiForm({
    schema: rehearsalForm,
    defaultValues: {
      plan: {
        buyers: String(buyers),
        failingCards: String(failingCards),
        slowPhones: String(slowPhones),
        abandonedTransfers: String(abandonedTransfers),
      },
    },
    send: (body) => api.post(adminApiPaths.rehearsals, { ...body, productId }),
    errors: { offline: "Network error", otherwise: "Failed to start the rehearsal" },
    toast: "Rehearsal started",
    refresh: true,
  });
  return (
    <Form onSubmit={form.onSubmit} className={`${cardClass} max-w-3xl`}>
      <TextField
        label="Simulated buyers"
        inputMode="numeric"
        className="sm:max-w-[calc((100%-2*var(--gutter))/3)]"
        hint="At most 2,000"
        {...form.field("plan.buyers")}
      />
      <div className="grid items-end gap-x-gutter gap-y-5 sm:grid-cols-3">
        {shares.map(({ field, label }) => (
          <TextField key={field} label={label} inputMode="numeric" {...form.field(field)} />
        ))}
      </div>
      <FormMessage message={form.message} />
      <Button type="submit" className="justify-self-start" loading={form.busy && "Starting…"}>
        Rehearse
      </Button>
    </Form>
  );
}
