"use client";

import { ImageListField } from "@/components/admin/ui/image-list-field";
import { NameSlugFields } from "@/components/admin/ui/name-slug-fields";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import type { AdminProduct } from "@/lib/catalog/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { ObjectFields } from "./object-fields";
import { productForm, toCopyFormValues, toFormValues } from "./product-form-values";
import { VariantRows } from "./variant-rows";

const errors = { offline: "Network error", otherwise: "Failed to save product" };

type ProductFormProps = { product: AdminProduct | null; copy?: { product: AdminProduct; slug: string } | null };

/** Creates, copies or edits a product. A concurrent edit is rejected and keeps what was typed. */
export function ProductForm({ product, copy }: ProductFormProps) {
  const form = useApiForm({
    schema: productForm(product),
    defaultValues: copy ? toCopyFormValues(copy) : toFormValues(product),
    send: (body) =>
      product
        ? api.put(apiPaths.product(product._id), body)
        : api.post(apiPaths.products, { ...body, ...(copy && { copyOf: copy.product._id }) }),
    errors,
    toast: (reply) => `${reply.product.name} is saved`,
    goTo: adminPaths.section("products"),
    refresh: true,
  });

  return (
    <Form onSubmit={form.onSubmit} className="grid max-w-read gap-7">
      <NameSlugFields
        label="Name"
        name={form.field("name")}
        slug={form.field("slug")}
        onSlug={!product && ((slug) => form.setValue("slug", slug))}
        maxSlugLength={120}
      />
      <Textarea label="Description" rows={6} maxLength={5_000} {...form.field("description")} />
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        <TextField label="Price in naira" required inputMode="decimal" {...form.field("price")} />
        <TextField
          label="Sale price in naira"
          inputMode="decimal"
          hint="Leave empty if there is none."
          {...form.field("salePrice")}
        />
        <TextField label="Currency" value="NGN" readOnly />
        <TextField
          label="Edition"
          inputMode="numeric"
          hint="Total number of items. Leave empty for an open edition."
          {...form.field("editionSize")}
        />
        <TextField
          label="Limit"
          inputMode="numeric"
          hint="Items per person. Leave empty for no limit."
          {...form.field("limitPerPerson")}
        />
        <TextField
          label="Opens"
          type="datetime-local"
          hint="Lagos time. Leave empty to open at once."
          {...form.field("opensAt")}
        />
        <TextField
          label="Ends"
          type="datetime-local"
          hint="Leave empty if it does not end."
          {...form.field("closesAt")}
        />
        <TextField label="Categories" hint="Separated by commas." {...form.field("categories")} />
        <TextField label="Tags" hint="Separated by commas." {...form.field("tags")} />
      </div>
      <ObjectFields field={form.field} />
      <VariantRows {...form.part("variants")} stock={form.field("stock")} />
      <Switch label="For sale" hint="Turn off to keep it in the shop but not for sale." {...form.field("inStock")} />
      <ImageListField {...form.part("images")} />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy && "Saving…"}>
          Save product
        </Button>
        <ButtonLink href={adminPaths.section("products")} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
