"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { ImageListField } from "@/components/admin/ui/image-list-field";
import { NameSlugFields } from "@/components/admin/ui/name-slug-fields";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import type { AdminProduct } from "@/lib/catalog/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { type ProductFormValues, toCopyFormValues, toFormValues, toRequestBody, validate } from "./product-form-values";
import { VariantRows } from "./variant-rows";

const errorMessages = { offline: "Network error", otherwise: "Failed to save product" };

type ProductFormProps = { product: AdminProduct | null; copy?: { product: AdminProduct; slug: string } | null };

/** Creates, copies or edits a product. A concurrent edit is rejected and keeps what was typed. */
export function ProductForm({ product, copy }: ProductFormProps) {
  const router = useRouter();
  const submission = useSubmitting();
  const [draft, setDraft] = useState(() => (copy ? toCopyFormValues(copy) : toFormValues(product)));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const change = (part: Partial<ProductFormValues>) => setDraft((before) => ({ ...before, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    const missing = validate(draft);
    setErrors(missing ?? {});
    setProblem("");
    if (missing || !submission.start()) return;
    const body = toRequestBody(draft, product);
    const result = product
      ? await api.put(apiPaths.product(product._id), body)
      : await api.post(apiPaths.products, { ...body, ...(copy && { copyOf: copy.product._id }) });
    submission.finish();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      return setProblem(
        `❌ ${errorMessage(result, errorMessages)}${result.fields?.version ? `. ${result.fields.version}` : ""}`,
      );
    }
    notify.success(`${body.name} is saved`);
    router.push(adminPaths.section("products"));
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
      <NameSlugFields label="Name" value={draft} onChange={change} errors={errors} isNew={!product} longestSlug={120} />
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
          hint="Total number of items. Empty for an open edition."
          {...field("editionSize")}
        />
        <TextField
          label="Limit"
          inputMode="numeric"
          hint="Items per person. Empty for no limit."
          {...field("limitPerPerson")}
        />
        <TextField label="Opens" type="datetime-local" hint="Lagos time. Empty for at once." {...field("opensAt")} />
        <TextField label="Ends" type="datetime-local" hint="Empty for never." {...field("closesAt")} />
        <TextField label="Categories" hint="Separated by commas." {...field("categories")} />
        <TextField label="Tags" hint="Separated by commas." {...field("tags")} />
      </div>
      <VariantRows values={draft} onChange={change} errors={errors} />
      <Switch
        label="For sale"
        hint="Turn off to keep it in the shop but not for sale."
        checked={draft.inStock}
        onChange={({ target }) => change({ inStock: target.checked })}
      />
      <ImageListField
        images={draft.images}
        onChange={(images) => change({ images })}
        error={Object.entries(errors).find(([name]) => name.startsWith("images"))?.[1]}
      />
      <Alert>{problem}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={submission.submitting && "Saving…"}>
          Save product
        </Button>
        <ButtonLink href={adminPaths.section("products")} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
