"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { ImageListField } from "@/components/admin/ui/image-list-field";
import { NameSlugFields } from "@/components/admin/ui/name-slug-fields";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import type { AdminAuction } from "@/lib/auctions/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { type AuctionFormValues, toFormValues, toRequestBody, validate } from "./auction-form-values";
import { IncrementBands } from "./increment-bands";

const errorMessages = { offline: "Network error", otherwise: "The auction could not be saved. Please try again." };
type TextFieldName = Exclude<keyof AuctionFormValues, "bands" | "images">;

/** Creates an auction, or edits one that has not opened. `drops` are the products that a paid lot can become an order of. */
export function AuctionForm({
  auction,
  drops,
}: {
  auction: AdminAuction | null;
  drops: readonly { _id: string; name: string }[];
}) {
  const router = useRouter();
  const submission = useSubmitting();
  const [draft, setDraft] = useState(() => toFormValues(auction));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const change = (part: Partial<AuctionFormValues>) => setDraft((before) => ({ ...before, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    const missing = validate(draft);
    setErrors(missing ?? {});
    setProblem("");
    if (missing || !submission.start()) return;
    const body = toRequestBody(draft);
    const result = auction
      ? await api.patch(adminApiPaths.auction(auction.auction._id), {
          ...body,
          version: auction.version,
        })
      : await api.post(adminApiPaths.auctions, body);
    submission.finish();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      return setProblem(`❌ ${errorMessage(result, errorMessages)}`);
    }
    notify.success(`${body.title} is saved`);
    router.push(adminPaths.auction(result.data.sale.auction._id));
    router.refresh();
  }

  const field = (name: TextFieldName) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const isGone = draft.productId !== "" && drops.every(({ _id }) => _id !== draft.productId);

  return (
    <form onSubmit={save} noValidate className="grid max-w-read gap-7">
      <NameSlugFields
        label="Title"
        value={{ name: draft.title, slug: draft.slug }}
        onChange={({ name: title, slug }) => change({ title, slug })}
        errors={errors}
        isNew={!auction}
        longestSlug={80}
      />
      <Textarea
        label="Description"
        rows={6}
        maxLength={5_000}
        hint="An empty line starts a new paragraph."
        {...field("description")}
      />
      <Select
        label="Product"
        hint="A paid lot becomes an order of this product. Without one, a product is created."
        {...field("productId")}
      >
        <option value="">Create a new product</option>
        {isGone && <option value={draft.productId}>A deleted product</option>}
        {drops.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
      <ImageListField
        images={draft.images}
        onChange={(images) => change({ images })}
        error={Object.entries(errors).find(([name]) => name.startsWith("images"))?.[1]}
      />
      <fieldset className="grid gap-5">
        <legend className="pb-2 text-subheading">Price in naira</legend>
        <div className="grid items-start gap-x-gutter gap-y-5 xs:grid-cols-3">
          <TextField label="Opening bid" required inputMode="numeric" {...field("openingBid")} />
          <TextField label="Minimum increment" required inputMode="numeric" {...field("increment")} />
          <TextField
            label="Reserve"
            inputMode="numeric"
            hint="Kept secret. Empty for none."
            autoComplete="off"
            {...field("reserve")}
          />
        </div>
        <IncrementBands bands={draft.bands} onChange={(bands) => change({ bands })} errors={errors} />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="pb-2 text-subheading">Late bids</legend>
        <div className="grid items-start gap-x-gutter gap-y-5 xs:grid-cols-3">
          <TextField label="In the last … minutes" inputMode="decimal" {...field("extensionWindow")} />
          <TextField label="Extend by … minutes" inputMode="decimal" {...field("extension")} />
          <TextField
            label="Maximum extensions"
            inputMode="numeric"
            hint="0 for a fixed end."
            {...field("extensionCap")}
          />
        </div>
      </fieldset>
      <Alert>{problem}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={submission.submitting && "Saving…"}>
          Save auction
        </Button>
        <ButtonLink
          href={auction ? adminPaths.auction(auction.auction._id) : adminPaths.section("auctions")}
          variant="quiet"
        >
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
