"use client";

import * as z from "zod/mini";
import { type DropName, DropPicker } from "@/components/admin/ui/drop-picker";
import { cardFormClass, FormSection } from "@/components/admin/ui/form-section";
import { SaveBar } from "@/components/admin/ui/save-bar";
import { useEditForm } from "@/components/admin/versions/use-edit-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { api } from "@/lib/api-client/client";
import { lagosDateTime, naira, optional, wholeNumber } from "@/lib/core/form-inputs";
import { formatLagosDateTime } from "@/lib/core/lagos-datetime";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { DiscountCode } from "@/lib/orders/discount-codes/contracts";
import { offeredPlan } from "@/lib/subscriptions/contracts";
import { planTitle } from "@/lib/subscriptions/rules";

/** The form of a discount code; its output is the body of the request. */
const discountCodeForm = z.object({
  code: z.string(),
  percent: optional(wholeNumber),
  amount: optional(naira),
  products: z.array(z.string()),
  plans: z.pipe(
    z.object({ monthly: z.boolean(), yearly: z.boolean(), collector: z.boolean() }),
    z.transform((plans) => offeredPlan.options.filter((plan) => plans[plan])),
  ),
  startsAt: optional(lagosDateTime),
  endsAt: optional(lagosDateTime),
  maxUses: optional(wholeNumber),
  oncePerPerson: z.boolean(),
});

const toFormValues = (code: DiscountCode | null): z.input<typeof discountCodeForm> => ({
  code: code?.code ?? "",
  percent: String(code?.percent ?? ""),
  amount: String(code?.amount ?? ""),
  products: code ? [...code.products] : [],
  plans: {
    monthly: code?.plans.includes("monthly") ?? false,
    yearly: code?.plans.includes("yearly") ?? false,
    collector: code?.plans.includes("collector") ?? false,
  },
  startsAt: formatLagosDateTime(code?.startsAt ?? null),
  endsAt: formatLagosDateTime(code?.endsAt ?? null),
  maxUses: String(code?.maxUses ?? ""),
  oncePerPerson: code?.oncePerPerson ?? true,
});

/** Creates a discount code, or changes one; its text cannot be changed. */
export function DiscountCodeForm({ code, drops }: { code: DiscountCode | null; drops: readonly DropName[] }) {
  const form = useEditForm({
    kind: "record",
    choices: {
      products: Object.fromEntries(drops.map(({ slug, name }) => [slug, name])),
      plans: Object.fromEntries(offeredPlan.options.map((plan) => [plan, planTitle(plan)])),
    },
    version: code?.version ?? 0,
    schema: discountCodeForm,
    defaultValues: toFormValues(code),
    send: ({ code: text, ...terms }, version) =>
      code
        ? api.put(adminApiPaths.discountCode(code._id), { ...terms, version })
        : api.post(adminApiPaths.discountCodes, { code: text, ...terms }),
    errors: { offline: "Network error", otherwise: "Failed to save discount code" },
    toast: code ? "Discount code saved" : "Discount code created",
    goTo: adminPaths.section("discount-codes"),
  });

  return (
    <>
      <Form onSubmit={form.onSubmit} className={cardFormClass}>
        <FormSection name="Discount">
          {!code && (
            <TextField
              label="Code"
              required
              maxLength={24}
              autoComplete="off"
              hint="4 to 24 letters, digits and hyphens. Buyers can enter it in lower case."
              {...form.field("code")}
            />
          )}
          <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
            <TextField
              label="Percentage"
              inputMode="numeric"
              hint="Off the price of each item."
              {...form.field("percent")}
            />
            <TextField
              label="Amount in naira"
              inputMode="decimal"
              hint="Instead of a percentage. At least ₦50 must be left to pay."
              {...form.field("amount")}
            />
          </div>
        </FormSection>
        <FormSection name="Time and uses">
          <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
            <TextField label="Valid from" type="datetime-local" hint="Lagos time." {...form.field("startsAt")} />
            <TextField label="Valid until" type="datetime-local" {...form.field("endsAt")} />
            <TextField
              label="Number of orders"
              inputMode="numeric"
              hint="Leave empty for no limit."
              {...form.field("maxUses")}
            />
          </div>
          <Checkbox label="Once per person" {...form.field("oncePerPerson")} />
        </FormSection>
        <FormSection name="Applies to">
          <DropPicker
            drops={drops}
            emptyText="With no drop chosen, the code applies to all drops; a code with plans then applies to no drop."
            {...form.part("products")}
          />
          <fieldset className="grid gap-2">
            <legend className="pb-2 font-semibold">First payment of plans</legend>
            {offeredPlan.options.map((plan) => (
              <Checkbox key={plan} label={planTitle(plan)} {...form.field(`plans.${plan}`)} />
            ))}
          </fieldset>
        </FormSection>
        <SaveBar unsaved={form.unsaved} message={form.message} cancelHref={adminPaths.section("discount-codes")}>
          <Button type="submit" loading={form.busy && "Saving…"}>
            {code ? "Save discount code" : "Create discount code"}
          </Button>
        </SaveBar>
      </Form>
      {form.dialog}
    </>
  );
}
