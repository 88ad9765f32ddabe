"use client";

import * as z from "zod/mini";
import { cardClass } from "@/components/admin/ui/form-section";
import { useEditForm } from "@/components/admin/versions/use-edit-form";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { api } from "@/lib/api-client/client";
import { naira, optional } from "@/lib/core/form-inputs";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { ShopSettings } from "@/lib/orders/shop-settings/contracts";

/** The form of the settings; its output is the body of the request, without the version. */
const shopSettingsForm = z.object({
  giftWrap: optional(naira),
  usd: optional(naira),
  gbp: optional(naira),
  eur: optional(naira),
});

const currencies = [
  { field: "usd", label: "Naira for one US dollar" },
  { field: "gbp", label: "Naira for one pound" },
  { field: "eur", label: "Naira for one euro" },
] as const;

/** Sets the price of gift wrap and the rates of approximate prices. */
export function ShopSettingsForm({ settings: { version, ...settings } }: { settings: ShopSettings }) {
  const form = useEditForm({
    kind: "record",
    version,
    schema: shopSettingsForm,
    defaultValues: {
      giftWrap: String(settings.giftWrap ?? ""),
      usd: String(settings.usd ?? ""),
      gbp: String(settings.gbp ?? ""),
      eur: String(settings.eur ?? ""),
    },
    send: (body, based) => api.put(adminApiPaths.shopSettings, { ...body, version: based }),
    errors: { offline: "Network error", otherwise: "Failed to save settings" },
    toast: "Settings saved",
  });

  return (
    <>
      <Form onSubmit={form.onSubmit} className={`${cardClass} max-w-3xl`}>
        <TextField
          label="Gift wrap in naira"
          inputMode="decimal"
          hint="Per order. Leave empty if not offered."
          {...form.field("giftWrap")}
        />
        <fieldset className="grid gap-5">
          <legend className="pb-4 text-subheading">Approximate prices</legend>
          <p className="text-small">
            Shown beside the price in naira, which is what is charged. Leave a rate empty to hide its currency.
          </p>
          <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-3">
            {currencies.map(({ field, label }) => (
              <TextField key={field} label={label} inputMode="decimal" {...form.field(field)} />
            ))}
          </div>
        </fieldset>
        <FormMessage message={form.message} />
        <Button type="submit" className="justify-self-start" loading={form.busy && "Saving…"}>
          Save settings
        </Button>
      </Form>
      {form.dialog}
    </>
  );
}
