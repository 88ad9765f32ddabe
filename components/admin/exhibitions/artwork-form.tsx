"use client";

import * as z from "zod/mini";
import { cardFormClass, FormSection } from "@/components/admin/ui/form-section";
import { ImageField, type ImageFieldValue } from "@/components/admin/ui/image-field";
import { NameSlugFields } from "@/components/admin/ui/name-slug-fields";
import { SaveBar } from "@/components/admin/ui/save-bar";
import { useLongForm } from "@/components/admin/ui/use-long-form";
import { EditorWithPreview } from "@/components/admin/versions/editor-with-preview";
import { PublishChecklist } from "@/components/admin/versions/publish-checklist";
import { useEditConflict } from "@/components/admin/versions/use-edit-conflict";
import { ArtworkGrid, type ArtworkPrice } from "@/components/exhibitions/artwork-grid";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { failure } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/api-client/client";
import { formSchema } from "@/lib/core/form-inputs";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { type AdminArtwork, type ArtworkBody, artworkBody } from "@/lib/exhibitions/admin-contracts";
import { artworkChecklist } from "@/lib/exhibitions/rules";
import type { Fields } from "@/lib/versions/contracts";
import { AnnotationEditor, type AnnotationValues } from "./annotation-editor";

type ArtworkFormValues = {
  title: string;
  slug: string;
  description: string;
  image: ImageFieldValue;
  productSlug: string;
  notes: AnnotationValues[];
};

const toFormValues = (artwork: AdminArtwork | null): ArtworkFormValues => ({
  title: artwork?.title ?? "",
  slug: artwork?.slug ?? "",
  description: artwork?.description ?? "",
  image: artwork?.image ?? null,
  productSlug: artwork?.productSlug ?? "",
  notes: (artwork?.notes ?? []).map((note, index) => ({ ...note, key: `was-${index}` })),
});

const toRequestBody = ({ notes, productSlug, ...values }: ArtworkFormValues): ArtworkBody => ({
  ...values,
  productSlug: productSlug || null,
  notes: notes.map(({ key: _, ...note }) => note),
});

/** The form of an artwork; its output is the body of the request. A fixed slug is not sent. */
const artworkForm = (isSlugFixed: boolean) =>
  formSchema(toRequestBody, isSlugFixed ? z.extend(artworkBody, { slug: z.string() }) : artworkBody);

const errors = { offline: "Network error", otherwise: "Failed to save artwork" };
const fieldsMarked = failure(`${errors.otherwise}. Please check the marked fields.`);

const noPrices: ReadonlyMap<string, ArtworkPrice> = new Map();

type ArtworkFormProps = {
  exhibitionId: string;
  artwork: AdminArtwork | null;
  drops: readonly { slug: string; name: string }[];
  /** The saved fields, for comparing. */
  fields?: Fields;
};

/** Creates or edits an artwork: image, product and annotations. */
export function ArtworkForm({ exhibitionId, artwork, drops, fields = {} }: ArtworkFormProps) {
  const afterSave = {
    errors,
    toast: (reply: { work: AdminArtwork }) => `${reply.work.title} is saved`,
    goTo: adminPaths.editExhibition(exhibitionId),
  };
  const edits = useEditConflict({
    kind: "artwork",
    base: fields,
    version: artwork?.version ?? 0,
    send: (body: Omit<ArtworkBody, "slug">, version) =>
      api.put(adminApiPaths.artwork(artwork?._id ?? ""), { ...body, version }),
    ...afterSave,
  });
  const form = useLongForm({
    schema: artworkForm(artwork !== null),
    defaultValues: toFormValues(artwork),
    send: ({ slug, ...body }) =>
      artwork ? edits.save(body) : api.post(adminApiPaths.createArtwork(exhibitionId), { ...body, slug }),
    ...afterSave,
    refresh: true,
    onInvalid: () => fieldsMarked,
    onError: (error) => (error.fields?.slug ? fieldsMarked : edits.onError(error)),
  });
  const image = form.part("image");

  const values = form.watch();
  async function readForm(): Promise<Fields | null> {
    const parsed = z.safeParse(artworkForm(true), form.getValues());
    if (!parsed.success) await form.trigger();
    return parsed.success ? parsed.data : null;
  }
  return (
    <EditorWithPreview
      preview={
        artwork && (
          <ArtworkGrid
            artworks={[{ ...artwork, ...values, productSlug: values.productSlug || null }]}
            prices={noPrices}
          />
        )
      }
      form={
        <Form onSubmit={form.onSubmit} className={cardFormClass}>
          <FormSection name="Artwork">
            <NameSlugFields
              label="Title"
              name={form.field("title")}
              slug={form.field("slug")}
              onSlug={!artwork && ((slug) => form.setValue("slug", slug))}
              maxNameLength={140}
              maxSlugLength={80}
              isSlugFixed={artwork !== null}
              slugHint={
                artwork ? "Cannot be changed: comments refer to it." : "Lower-case letters, digits and hyphens."
              }
            />
            <Textarea id="field-description" label="Description" maxLength={2_000} {...form.field("description")} />
            <Select label="Product" {...form.field("productSlug")}>
              <option value="">Not in the shop</option>
              {drops.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          </FormSection>
          <FormSection name="Picture">
            <ImageField shape="work" {...image} />
          </FormSection>
          <FormSection name="Annotations">
            <AnnotationEditor image={image.value} {...form.part("notes")} />
          </FormSection>
          {artwork && <PublishChecklist items={artworkChecklist(values)} />}
          <SaveBar
            unsaved={form.unsaved}
            message={form.message}
            schedule={
              artwork && {
                kind: "artwork",
                subjectId: artwork._id,
                base: fields,
                readForm,
                onScheduled: () => form.reset(),
              }
            }
            cancelHref={adminPaths.editExhibition(exhibitionId)}
          >
            <Button type="submit" loading={form.busy && "Saving…"}>
              Save artwork
            </Button>
          </SaveBar>
        </Form>
      }
    >
      {edits.dialog}
    </EditorWithPreview>
  );
}
