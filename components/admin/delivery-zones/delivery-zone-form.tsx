"use client";

import * as z from "zod/mini";
import { cardClass } from "@/components/admin/ui/form-section";
import { useEditForm } from "@/components/admin/versions/use-edit-form";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/api-client/client";
import { commaList, naira, required, requiredText } from "@/lib/core/form-inputs";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { DeliveryZone } from "@/lib/orders/delivery-zones/contracts";

/** The form of a delivery zone; its output is the body of the request. */
const deliveryZoneForm = z.object({
  name: requiredText("Enter a name"),
  countries: commaList,
  rest: z.boolean(),
  price: required(naira),
  estimate: z.string(),
  active: z.boolean(),
});

const toFormValues = (zone: DeliveryZone | null): z.input<typeof deliveryZoneForm> => ({
  name: zone?.name ?? "",
  countries: zone?.countries.join(", ") ?? "",
  rest: zone?.rest ?? false,
  price: String(zone?.price ?? ""),
  estimate: zone?.estimate ?? "",
  active: zone?.active ?? true,
});

/** Creates or changes a delivery zone. */
export function DeliveryZoneForm({ zone }: { zone: DeliveryZone | null }) {
  const form = useEditForm({
    kind: "record",
    version: zone?.version ?? 0,
    schema: deliveryZoneForm,
    defaultValues: toFormValues(zone),
    send: (body, version) =>
      zone
        ? api.put(adminApiPaths.deliveryZone(zone._id), { ...body, version })
        : api.post(adminApiPaths.deliveryZones, body),
    errors: { offline: "Network error", otherwise: "Failed to save delivery zone" },
    toast: zone ? "Delivery zone saved" : "Delivery zone created",
    goTo: adminPaths.section("delivery-zones"),
  });

  return (
    <>
      <Form onSubmit={form.onSubmit} className={`${cardClass} max-w-3xl`}>
        <TextField label="Name" required maxLength={60} hint="For example, West Africa." {...form.field("name")} />
        <Textarea label="Countries" rows={3} hint="English names, separated by commas." {...form.field("countries")} />
        <Checkbox label="Rest of the world (no list of countries needed)" {...form.field("rest")} />
        <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
          <TextField
            label="Price in naira"
            required
            inputMode="decimal"
            hint="Per order. Enter 0 for free shipping."
            {...form.field("price")}
          />
          <TextField
            label="Estimate"
            maxLength={80}
            hint="For example, 7 to 14 working days."
            {...form.field("estimate")}
          />
        </div>
        <Checkbox label="Active" {...form.field("active")} />
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={form.busy && "Saving…"}>
            {zone ? "Save delivery zone" : "Create delivery zone"}
          </Button>
          <ButtonLink href={adminPaths.section("delivery-zones")} variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </Form>
      {form.dialog}
    </>
  );
}
