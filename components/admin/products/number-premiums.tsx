"use client";

import * as z from "zod/mini";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { useApiForm } from "@/components/ui/use-api-form";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import type { NumberPremium } from "@/lib/catalog/editions/contracts";
import { premiumRuleName } from "@/lib/catalog/editions/rules";
import { naira, optional, required, wholeNumber } from "@/lib/core/form-inputs";
import { formatNaira, toKobo } from "@/lib/core/money";
import { editionPaths } from "@/lib/core/urls/edition-paths";

const schema = z.object({
  kind: z.enum(["single", "range", "first", "last"]),
  from: optional(wholeNumber),
  to: optional(wholeNumber),
  premium: required(naira),
});

const errors = { offline: "Network error", otherwise: "Failed to save the premium" };

/** The rules for what choosing a number costs, and a form for one more. */
export function NumberPremiums({ productId, premiums }: { productId: string; premiums: readonly NumberPremium[] }) {
  const form = useApiForm({
    schema,
    defaultValues: { kind: "single", from: "", to: "", premium: "" },
    errors,
    send: (body) => api.post(editionPaths.adminPremiums(productId), body),
    toast: "Premium saved",
    refresh: true,
    resetAfter: true,
  });
  const kind = form.watch("kind");
  return (
    <div className="grid gap-6">
      {premiums.length > 0 && (
        <ul className="max-w-xl border-line border-b">
          {premiums.map((premium) => (
            <PremiumRow key={premium._id} productId={productId} premium={premium} />
          ))}
        </ul>
      )}
      <Form onSubmit={form.onSubmit} className="grid max-w-xl gap-4">
        <Select label="For" {...form.field("kind")}>
          <option value="single">One number</option>
          <option value="range">A range of numbers</option>
          <option value="first">The first number</option>
          <option value="last">The last number</option>
        </Select>
        {(kind === "single" || kind === "range") && (
          <TextField label={kind === "range" ? "From number" : "Number"} inputMode="numeric" {...form.field("from")} />
        )}
        {kind === "range" && <TextField label="To number" inputMode="numeric" {...form.field("to")} />}
        <TextField label="Premium in naira" inputMode="decimal" {...form.field("premium")} />
        <FormMessage message={form.message} />
        <Button type="submit" variant="secondary" loading={form.busy && "Saving…"} className="justify-self-start">
          Add premium
        </Button>
      </Form>
    </div>
  );
}

function PremiumRow({ productId, premium }: { productId: string; premium: NumberPremium }) {
  const { busy, message, submit } = useSubmission();
  const name = premiumRuleName(premium);
  const remove = () =>
    void submit(() => api.delete(editionPaths.adminPremium(productId, premium._id)), {
      errors: { offline: "Network error", otherwise: "Failed to remove the premium" },
      toast: "Premium removed",
      refresh: true,
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-2">
      <span>
        {name}: <b className="font-semibold">{formatNaira(toKobo(premium.premium))}</b>
      </span>
      <Button variant="quiet" size="small" loading={busy && "Removing…"} onClick={remove}>
        Remove<span className="sr-only"> the premium of {name}</span>
      </Button>
      <FormMessage message={message} />
    </li>
  );
}
