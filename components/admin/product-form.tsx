"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { deskPaths } from "@/lib/platform/desk-paths";
import type { DeskProduct } from "@/lib/shop/desk-contracts";
import { NameAndSlug } from "./name-and-slug";
import { PictureRows } from "./picture-rows";
import { bodyOf, draftOf, draftOfCopy, missingIn, type ProductDraft } from "./product-draft";
import { SizeRows } from "./size-rows";

const sentences = { offline: "Network error", otherwise: "Failed to save product" };

type ProductFormProps = { product: DeskProduct | null; copy?: { product: DeskProduct; slug: string } | null };

/** A drop, new, as a copy of another one, or as it stands. An edit that somebody else has overtaken is refused, and nothing of either is lost. */
export function ProductForm({ product, copy }: ProductFormProps) {
  const router = useRouter();
  const work = useWork();
  const [draft, setDraft] = useState(() => (copy ? draftOfCopy(copy) : draftOf(product)));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const change = (part: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    const missing = missingIn(draft);
    setErrors(missing ?? {});
    setProblem("");
    if (missing || !work.begin()) return;
    const body = bodyOf(draft, product);
    const result = product
      ? await api.put(apiPaths.product(product._id), body)
      : await api.post(apiPaths.products, { ...body, ...(copy && { copyOf: copy.product._id }) });
    work.end();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      return setProblem(
        `❌ ${complaintAbout(result, sentences)}${result.fields?.version ? `. ${result.fields.version}` : ""}`,
      );
    }
    notify.success(`${body.name} is saved`);
    router.push(deskPaths.desk("products"));
    router.refresh();
  }

  const field = (
    name: "price" | "salePrice" | "categories" | "tags" | "editionSize" | "opensAt" | "closesAt" | "limitPerPerson",
  ) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

  return (
    <form onSubmit={save} noValidate className="grid max-w-read gap-7">
      <NameAndSlug label="Name" value={draft} onChange={change} errors={errors} isNew={!product} longestSlug={120} />
      <Textarea
        label="Description"
        rows={6}
        maxLength={5_000}
        value={draft.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        <TextField label="Price in naira" required inputMode="decimal" {...field("price")} />
        <TextField label="Sale price in naira" inputMode="decimal" hint="Empty for none." {...field("salePrice")} />
        <TextField label="Currency" value="NGN" readOnly />
        <TextField
          label="Edition"
          inputMode="numeric"
          hint="How many will ever exist; empty for an open edition."
          {...field("editionSize")}
        />
        <TextField
          label="Limit"
          inputMode="numeric"
          hint="How many one person may have; empty for no limit."
          {...field("limitPerPerson")}
        />
        <TextField
          label="Opens"
          type="datetime-local"
          hint="By the clock of Lagos; empty for at once."
          {...field("opensAt")}
        />
        <TextField label="Ends" type="datetime-local" hint="Empty for never." {...field("closesAt")} />
        <TextField label="Categories" hint="Separated by commas." {...field("categories")} />
        <TextField label="Tags" hint="Separated by commas." {...field("tags")} />
      </div>
      <SizeRows draft={draft} onChange={change} errors={errors} />
      <Switch
        label="For sale"
        hint="Turned off, it stays in the shop and cannot be bought."
        checked={draft.inStock}
        onChange={({ target }) => change({ inStock: target.checked })}
      />
      <PictureRows
        pictures={draft.pictures}
        onChange={(pictures) => change({ pictures })}
        error={Object.entries(errors).find(([name]) => name.startsWith("images"))?.[1]}
      />
      <Message>{problem}</Message>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={work.busy && "Saving…"}>
          Save product
        </Button>
        <ButtonLink href={deskPaths.desk("products")} look="quiet">
          Leave it
        </ButtonLink>
      </div>
    </form>
  );
}
