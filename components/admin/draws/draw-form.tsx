"use client";

import * as z from "zod/mini";
import { cardClass } from "@/components/admin/ui/form-section";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { lagosDateTime, required, wholeNumber } from "@/lib/core/form-inputs";
import { formatLagosMoment, parseLagosDateTime } from "@/lib/core/lagos-datetime";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { drawAudience, plansAndNone } from "@/lib/draws/contracts";
import { type Chain, roundFor, roundTime } from "@/lib/draws/rules";
import type { DraftProduct } from "@/lib/orders/drafts/contracts";
import { planTitle } from "@/lib/subscriptions/rules";

const tickets = required(wholeNumber);

/** The form of a draw; its output is the body of the request, with product and size in one field. */
const drawForm = z.object({
  productId: z.string().check(z.minLength(1, "Choose a product")),
  units: required(wholeNumber),
  opensAt: required(lagosDateTime),
  closesAt: required(lagosDateTime),
  audience: drawAudience,
  weights: z.object({ none: tickets, monthly: tickets, yearly: tickets, collector: tickets, patron: tickets }),
});

const audienceLabels = {
  everyone: "Everybody, with equal chances",
  members_first: "Everybody, members with more tickets",
  members: "Members only",
} as const;

/** The round that decides, as the time in the form says it. */
function roundHint(closesAt: string, chain: Chain): string {
  const at = parseLagosDateTime(closesAt);
  if (!at) return "Lagos time. The round of the beacon follows from it.";
  const round = roundFor(chain, at);
  return `Lagos time. Decided by round ${round} of the beacon, on ${formatLagosMoment(roundTime(chain, round))}.`;
}

/** Makes the units of a product a draw. */
export function DrawForm({ products, chain }: { products: readonly DraftProduct[]; chain: Chain }) {
  const form = useApiForm({
    schema: drawForm,
    defaultValues: {
      productId: "",
      units: "",
      opensAt: "",
      closesAt: "",
      audience: "everyone",
      weights: { none: "1", monthly: "2", yearly: "3", collector: "5", patron: "5" },
    },
    send: ({ productId: chosen, ...body }) => {
      const [productId = "", size = ""] = chosen.split("|");
      return api.post(adminApiPaths.draws, { ...body, productId, size });
    },
    errors: { offline: "Network error", otherwise: "The draw could not be made" },
    toast: "Draw made",
    goTo: ({ draw }) => adminPaths.draw(draw._id),
  });
  const audience = form.watch("audience");
  return (
    <Form onSubmit={form.onSubmit} className={`${cardClass} max-w-3xl`}>
      <Select label="Product" {...form.field("productId")}>
        <option value="">Choose a product</option>
        {products.flatMap(({ _id, name, variants }) =>
          variants.map((variant) => (
            <option key={`${_id}|${variant.name}`} value={`${_id}|${variant.name}`}>
              {[name, variant.name].filter(Boolean).join(", ")} ({variant.stock} in stock)
            </option>
          )),
        )}
      </Select>
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        <TextField
          label="Units"
          inputMode="numeric"
          hint="One for each person who is drawn."
          {...form.field("units")}
        />
        <Select label="Who may enter" {...form.field("audience")}>
          {drawAudience.options.map((option) => (
            <option key={option} value={option}>
              {audienceLabels[option]}
            </option>
          ))}
        </Select>
        <TextField label="Entries from" type="datetime-local" hint="Lagos time." {...form.field("opensAt")} />
        <TextField
          label="Entries until"
          type="datetime-local"
          hint={roundHint(form.watch("closesAt"), chain)}
          {...form.field("closesAt")}
        />
      </div>
      {audience !== "everyone" && (
        <fieldset className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
          <legend className="pb-2 font-semibold">
            Tickets by plan, printed on the page of the draw; 0 may not enter
          </legend>
          {plansAndNone
            .filter((plan) => plan !== "none" || audience === "members_first")
            .map((plan) => (
              <TextField
                key={plan}
                label={plan === "none" ? "No plan" : planTitle(plan)}
                inputMode="numeric"
                {...form.field(`weights.${plan}`)}
              />
            ))}
        </fieldset>
      )}
      <p className="text-muted text-small">
        The product cannot be bought otherwise until the draw is finished or cancelled. A scheduled job draws the
        winners, never before the round of the beacon.
      </p>
      <FormMessage message={form.message} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={form.busy && "Saving…"}>
          Create draw
        </Button>
        <ButtonLink href={adminPaths.section("draws")} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
