"use client";

import { ImageListField } from "@/components/admin/ui/image-list-field";
import { NameSlugFields } from "@/components/admin/ui/name-slug-fields";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import type { AdminAuction } from "@/lib/auctions/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { auctionForm, toFormValues } from "./auction-form-values";
import { IncrementBands } from "./increment-bands";

const errors = { offline: "Network error", otherwise: "The auction could not be saved. Please try again." };

/** Creates an auction, or edits one that has not opened. `drops` are the products that a paid lot can become an order of. */
export function AuctionForm({
  auction,
  drops,
}: {
  auction: AdminAuction | null;
  drops: readonly { _id: string; name: string }[];
}) {
  const form = useApiForm({
    schema: auctionForm,
    defaultValues: toFormValues(auction),
    send: (body) =>
      auction
        ? api.patch(adminApiPaths.auction(auction.auction._id), { ...body, version: auction.version })
        : api.post(adminApiPaths.auctions, body),
    errors,
    toast: (reply) => `${reply.sale.auction.title} is saved`,
    goTo: (reply) => adminPaths.auction(reply.sale.auction._id),
    refresh: true,
  });
  const productId = form.watch("productId");
  const isGone = productId !== "" && drops.every(({ _id }) => _id !== productId);

  return (
    <Form onSubmit={form.onSubmit} className="grid max-w-read gap-7">
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
      <Textarea
        label="Condition report"
        rows={4}
        maxLength={3_000}
        hint="The state of the lot, shown before and during the sale. An empty line starts a new paragraph."
        {...form.field("conditionReport")}
      />
      <fieldset className="grid gap-4">
        <legend className="pb-2 font-medium text-small">Images</legend>
        <ImageListField {...form.part("images")} />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="pb-2 text-subheading">Price in naira</legend>
        <div className="grid items-start gap-x-gutter gap-y-5 xs:grid-cols-3">
          <TextField label="Opening bid" required inputMode="numeric" {...form.field("openingBid")} />
          <TextField label="Minimum increment" required inputMode="numeric" {...form.field("increment")} />
          <TextField
            label="Reserve"
            inputMode="numeric"
            hint="Kept secret. Leave empty for none."
            autoComplete="off"
            {...form.field("reserve")}
          />
        </div>
        <div className="grid items-start gap-x-gutter gap-y-5 xs:grid-cols-2">
          <TextField
            label="Estimate from"
            inputMode="numeric"
            hint="Shown publicly. Empty for none."
            {...form.field("estimateLow")}
          />
          <TextField label="Estimate to" inputMode="numeric" {...form.field("estimateHigh")} />
        </div>
        <TextField
          label="Shipping"
          required
          inputMode="numeric"
          hint="The winner pays it on top of the bid. 0 for free."
          {...form.field("shipping")}
        />
        <IncrementBands {...form.part("bands")} />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="pb-2 text-subheading">Late bids</legend>
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
      </fieldset>
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy && "Saving…"}>
          Save auction
        </Button>
        <ButtonLink
          href={auction ? adminPaths.auction(auction.auction._id) : adminPaths.section("auctions")}
          variant="quiet"
        >
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
