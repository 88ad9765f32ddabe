"use client";

import { useState } from "react";
import type * as z from "zod/mini";
import { cardFormClass, FormSection } from "@/components/admin/ui/form-section";
import { ImageListField } from "@/components/admin/ui/image-list-field";
import { NameSlugFields } from "@/components/admin/ui/name-slug-fields";
import { SaveBar } from "@/components/admin/ui/save-bar";
import { useLongForm } from "@/components/admin/ui/use-long-form";
import { useEditConflict } from "@/components/admin/versions/use-edit-conflict";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/api-client/client";
import type { AdminAuction } from "@/lib/auctions/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { amountHint } from "./amount-hint";
import { auctionForm, toFormValues } from "./auction-form-values";
import { IncrementBands } from "./increment-bands";

type AuctionReply = { sale: AdminAuction };
type AmountField = "openingBid" | "increment" | "reserve" | "estimateLow" | "estimateHigh" | "shipping";

const afterSave = {
  errors: { offline: "Network error", otherwise: "The auction could not be saved. Please try again." },
  toast: ({ sale }: AuctionReply) => `${sale.auction.title} is saved`,
  goTo: ({ sale }: AuctionReply) => adminPaths.auction(sale.auction._id),
};

/** Creates an auction, or edits one that has not opened. `drops` are the products that a paid lot can become an order of. */
export function AuctionForm({
  auction,
  drops,
}: {
  auction: AdminAuction | null;
  drops: readonly { _id: string; name: string }[];
}) {
  const defaultValues = toFormValues(auction);
  const [base] = useState(() => auctionForm.safeParse(defaultValues).data ?? {});
  const edits = useEditConflict({
    kind: "auction",
    choices: { productId: Object.fromEntries(drops.map(({ _id, name }) => [_id, name])) },
    base,
    version: auction?.version ?? 0,
    send: (body: z.output<typeof auctionForm>, version) =>
      api.patch(adminApiPaths.auction(auction?.auction._id ?? ""), { ...body, version }),
    ...afterSave,
  });
  const form = useLongForm({
    schema: auctionForm,
    defaultValues,
    send: (body) => (auction ? edits.save(body) : api.post(adminApiPaths.auctions, body)),
    ...afterSave,
    onError: edits.onError,
    refresh: true,
  });
  const productId = form.watch("productId");
  /** The props of an amount: what was typed is repeated below it, so that a zero too many is seen. */
  const amount = (name: AmountField, help?: string) => ({
    inputMode: "numeric" as const,
    hint: amountHint(form.watch(name), help),
    ...form.field(name),
  });
  const isGone = productId !== "" && drops.every(({ _id }) => _id !== productId);

  return (
    <>
      <Form onSubmit={form.onSubmit} className={cardFormClass}>
        <FormSection name="Lot">
          <NameSlugFields
            label="Title"
            name={form.field("title")}
            slug={form.field("slug")}
            onSlug={!auction && ((slug) => form.setValue("slug", slug))}
            maxSlugLength={80}
          />
          <Textarea
            label="Description"
            rows={6}
            maxLength={5_000}
            hint="An empty line starts a new paragraph."
            {...form.field("description")}
          />
          <Select
            label="Product"
            hint="A paid lot becomes an order of this product. Without one, a product is created."
            {...form.field("productId")}
          >
            <option value="">Create a new product</option>
            {isGone && <option value={productId}>A deleted product</option>}
            {drops.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </Select>
          <div className="grid items-start gap-x-gutter gap-y-5 xs:grid-cols-3">
            <TextField
              label="Medium"
              maxLength={200}
              hint="Such as “Screen print, one of one”."
              {...form.field("medium")}
            />
            <TextField label="Dimensions" maxLength={200} hint="Such as “94 × 62 cm”." {...form.field("dimensions")} />
            <TextField
              label="Accession number"
              maxLength={200}
              hint="Such as “LA.2026.31”."
              {...form.field("accession")}
            />
          </div>
          <Textarea
            label="Condition report"
            rows={4}
            maxLength={3_000}
            hint="The state of the lot, shown before and during the sale. An empty line starts a new paragraph."
            {...form.field("conditionReport")}
          />
        </FormSection>
        <FormSection name="Images">
          <ImageListField {...form.part("images")} />
        </FormSection>
        <FormSection name="Price in naira">
          <div className="grid items-start gap-x-gutter gap-y-5 xs:grid-cols-3">
            <TextField label="Opening bid" required {...amount("openingBid")} />
            <TextField label="Minimum increment" required {...amount("increment")} />
            <TextField
              label="Reserve"
              autoComplete="off"
              {...amount("reserve", "Kept secret. Leave empty for none.")}
            />
          </div>
          <div className="grid items-start gap-x-gutter gap-y-5 xs:grid-cols-2">
            <TextField label="Estimate from" {...amount("estimateLow", "Shown publicly. Empty for none.")} />
            <TextField label="Estimate to" {...amount("estimateHigh")} />
          </div>
          <TextField
            label="Shipping"
            required
            {...amount("shipping", "The winner pays it on top of the bid. 0 for free.")}
          />
          <IncrementBands {...form.part("bands")} />
        </FormSection>
        <FormSection name="Late bids">
          <div className="grid items-start gap-x-gutter gap-y-5 xs:grid-cols-3">
            <TextField label="In the last … minutes" inputMode="decimal" {...form.field("extensionWindow")} />
            <TextField label="Extend by … minutes" inputMode="decimal" {...form.field("extension")} />
            <TextField
              label="Maximum extensions"
              inputMode="numeric"
              hint="0 for a fixed end."
              {...form.field("extensionCap")}
            />
          </div>
        </FormSection>
        <SaveBar
          unsaved={form.unsaved}
          message={form.message}
          cancelHref={auction ? adminPaths.auction(auction.auction._id) : adminPaths.section("auctions")}
        >
          <Button type="submit" loading={form.busy && "Saving…"}>
            Save auction
          </Button>
        </SaveBar>
      </Form>
      {edits.dialog}
    </>
  );
}
