"use client";

import * as z from "zod/mini";
import { cardFormClass, FormSection } from "@/components/admin/ui/form-section";
import { ImageListField } from "@/components/admin/ui/image-list-field";
import { NameSlugFields } from "@/components/admin/ui/name-slug-fields";
import { SaveBar } from "@/components/admin/ui/save-bar";
import { useLongForm } from "@/components/admin/ui/use-long-form";
import { EditorWithPreview } from "@/components/admin/versions/editor-with-preview";
import { useEditConflict } from "@/components/admin/versions/use-edit-conflict";
import { Button } from "@/components/ui/button";
import { Checkbox, Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/api-client/client";
import type { AdminProduct } from "@/lib/catalog/admin-contracts";
import { EARLY_HOURS } from "@/lib/catalog/early-rules";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { Fields } from "@/lib/versions/contracts";
import { ObjectFields } from "./object-fields";
import { productForm, toCopyFormValues, toFormValues } from "./product-form-values";
import { ProductPreview } from "./product-preview";
import { VariantRows } from "./variant-rows";
import { WallLabelFields } from "./wall-label-fields";

const twoColumns = "grid gap-x-gutter gap-y-5 xs:grid-cols-2";
const errors = { offline: "Network error", otherwise: "Failed to save product" };

type ProductFormProps = {
  product: AdminProduct | null;
  copy?: { product: AdminProduct; slug: string } | null;
  /** The saved fields, for comparing. */
  fields?: Fields;
  /** A free accession number. */
  nextAccession: string;
};

type SavedProduct = { product: { _id: string; name: string } };
type ProductRequest = z.output<ReturnType<typeof productForm>>;

/** Creates, copies or edits a product. A new one is opened after saving. An edit of an older version is compared with what somebody else has saved. */
export function ProductForm({ product, copy, fields = {}, nextAccession }: ProductFormProps) {
  const afterSave = {
    errors,
    toast: (reply: SavedProduct) => `${reply.product.name} is saved`,
    goTo: product ? undefined : (reply: SavedProduct) => adminPaths.editProduct(reply.product._id),
  };
  const edits = useEditConflict({
    kind: "product",
    base: fields,
    version: product?.version ?? 0,
    send: (body: ProductRequest, version) => api.put(apiPaths.product(product?._id ?? ""), { ...body, version }),
    ...afterSave,
  });
  const schema = productForm(product);
  const form = useLongForm({
    schema,
    defaultValues: copy ? toCopyFormValues(copy) : toFormValues(product),
    send: (body) =>
      product
        ? edits.save({ ...body, images: body.images?.filter(({ url }) => url !== "") })
        : api.post(apiPaths.products, { ...body, ...(copy && { copyOf: copy.product._id }) }),
    ...afterSave,
    refresh: true,
    onError: edits.onError,
  });
  async function readForm(): Promise<Fields | null> {
    const parsed = z.safeParse(schema, form.getValues());
    if (!parsed.success) await form.trigger();
    return parsed.success ? { ...parsed.data, images: parsed.data.images?.filter(({ url }) => url !== "") } : null;
  }

  return (
    <EditorWithPreview
      preview={product && <ProductPreview product={product} values={form.watch()} />}
      form={
        <Form onSubmit={form.onSubmit} className={cardFormClass}>
          <FormSection name="Basics">
            <NameSlugFields
              label="Name"
              name={form.field("name")}
              slug={form.field("slug")}
              onSlug={!product && ((slug) => form.setValue("slug", slug))}
              maxSlugLength={120}
            />
            <Textarea label="Description" rows={6} maxLength={5_000} {...form.field("description")} />
            <div className={twoColumns}>
              <TextField label="Categories" hint="Separated by commas." {...form.field("categories")} />
              <TextField label="Tags" hint="Separated by commas." {...form.field("tags")} />
              <TextField
                label="Series"
                maxLength={60}
                hint="Drops with the same series belong together. Leave empty for none."
                {...form.field("series")}
              />
            </div>
          </FormSection>
          <FormSection name="Price">
            <div className={twoColumns}>
              <TextField label="Price in naira" required inputMode="decimal" {...form.field("price")} />
              <TextField
                label="Sale price in naira"
                inputMode="decimal"
                hint="Leave empty if there is none."
                {...form.field("salePrice")}
              />
              <TextField label="Currency" value="NGN" readOnly />
            </div>
          </FormSection>
          <FormSection name="Edition and drop">
            <div className={twoColumns}>
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
              <Checkbox
                label="Members first"
                hint={`Collectors may buy ${EARLY_HOURS.collector} hours before it opens, Annual ${EARLY_HOURS.yearly}, Monthly ${EARLY_HOURS.monthly}.`}
                {...form.field("membersFirst")}
              />
              <TextField
                label="Ends"
                type="datetime-local"
                hint="Leave empty if it does not end."
                {...form.field("closesAt")}
              />
            </div>
          </FormSection>
          <FormSection name="About the object">
            <ObjectFields field={form.field} />
          </FormSection>
          <FormSection name="Wall label" id="wall-label">
            <WallLabelFields field={form.field} nextAccession={nextAccession} />
          </FormSection>
          <FormSection name="Stock and sizes">
            <VariantRows {...form.part("variants")} stock={form.field("stock")} />
            <Switch
              label="For sale"
              hint="Turn off to keep it in the shop but not for sale."
              {...form.field("inStock")}
            />
          </FormSection>
          <FormSection name="Images">
            <ImageListField {...form.part("images")} />
          </FormSection>
          <SaveBar
            unsaved={form.unsaved}
            message={form.message}
            schedule={
              product && {
                kind: "product",
                subjectId: product._id,
                base: fields,
                readForm,
                onScheduled: () => form.reset(),
              }
            }
            cancelHref={adminPaths.section("products")}
          >
            <Button type="submit" loading={form.busy && "Saving…"}>
              Save product
            </Button>
          </SaveBar>
        </Form>
      }
    >
      {edits.dialog}
    </EditorWithPreview>
  );
}
