"use client";

import * as z from "zod/mini";
import { cardFormClass, FormSection } from "@/components/admin/ui/form-section";
import { ImageField } from "@/components/admin/ui/image-field";
import { NameSlugFields } from "@/components/admin/ui/name-slug-fields";
import { SaveBar } from "@/components/admin/ui/save-bar";
import { useLongForm } from "@/components/admin/ui/use-long-form";
import { EditorWithPreview } from "@/components/admin/versions/editor-with-preview";
import { PublishChecklist } from "@/components/admin/versions/publish-checklist";
import { useEditConflict } from "@/components/admin/versions/use-edit-conflict";
import { ExhibitionDetail } from "@/components/exhibitions/exhibition-detail";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import type { AdminArtwork, AdminExhibition, ExhibitionChange } from "@/lib/exhibitions/admin-contracts";
import { type BlockReferences, blockChecklist } from "@/lib/exhibitions/blocks";
import { exhibitionChecklist } from "@/lib/exhibitions/rules";
import type { Fields } from "@/lib/versions/contracts";
import { BlockEditor } from "./blocks/block-editor";
import { isPreviewable, toBlock } from "./blocks/block-values";
import { exhibitionForm, toFormValues, toShown } from "./exhibition-form-values";
import { SeriesFields } from "./series-fields";

const errors = { offline: "Network error", otherwise: "Failed to save exhibition" };
const fieldsMarked = failure(`${errors.otherwise}. Please check the marked fields.`);

type ExhibitionFormProps = {
  exhibition: AdminExhibition | null;
  /** The saved fields, for comparing. */
  fields?: Fields;
  works?: readonly AdminArtwork[];
  /** What the blocks can refer to. */
  references?: BlockReferences;
  seriesNames: readonly string[];
};

const noReferences: BlockReferences = { works: [], leaders: [], products: [] };

/** Creates or edits an exhibition. A new one is a draft. Saving a public one publishes the changes. */
export function ExhibitionForm({
  exhibition,
  fields = {},
  works = [],
  references = noReferences,
  seriesNames,
}: ExhibitionFormProps) {
  const isPublic = exhibition !== null && !exhibition.isDraft;
  const toast = ({ exhibition: { title, isDraft } }: { exhibition: { title: string; isDraft: boolean } }) =>
    isDraft ? `${title} is saved as a draft` : `${title} is public`;
  const edits = useEditConflict({
    kind: "exhibition",
    base: fields,
    version: exhibition?.version ?? 0,
    send: (body: Omit<ExhibitionChange, "version">, version) =>
      api.put(adminApiPaths.exhibition(exhibition?._id ?? ""), { ...body, version }),
    errors,
    toast,
  });
  const form = useLongForm({
    schema: exhibitionForm(isPublic),
    defaultValues: toFormValues(exhibition),
    send: ({ slug, ...body }, button) =>
      exhibition
        ? edits.save({
            ...body,
            ...(exhibition.isDraft && { slug }),
            isDraft: isPublic ? button === "unpublish" : button !== "publish",
          })
        : api.post(adminApiPaths.exhibitions, { ...body, slug }),
    errors,
    toast,
    goTo: exhibition ? undefined : (reply) => adminPaths.editExhibition(reply.exhibition._id),
    refresh: true,
    onInvalid: () => fieldsMarked,
    onError: (error) => (error.fields?.slug ? fieldsMarked : edits.onError(error)),
  });
  const slug = form.watch("slug");
  const values = form.watch();
  const blocks = values.blocks.map(toBlock);
  async function readForm(): Promise<Fields | null> {
    const parsed = z.safeParse(exhibitionForm(true), form.getValues());
    if (!parsed.success) await form.trigger();
    return parsed.success ? { ...parsed.data, isDraft: false } : null;
  }

  return (
    <EditorWithPreview
      preview={
        exhibition && (
          <ExhibitionDetail
            exhibition={{ ...exhibition, ...toShown(values) }}
            blocks={blocks.filter(isPreviewable)}
            references={references}
            artworks={works}
          />
        )
      }
      form={
        <Form onSubmit={form.onSubmit} className={cardFormClass}>
          <FormSection name="Exhibition">
            <NameSlugFields
              label="Title"
              name={form.field("title")}
              slug={form.field("slug")}
              onSlug={!exhibition && ((made) => form.setValue("slug", made))}
              maxSlugLength={80}
              isSlugFixed={isPublic}
              slugHint={
                isPublic
                  ? "Cannot be changed: the exhibition is public."
                  : `Its address: ${slug ? paths.exhibition(slug) : "/exhibitions/…"}`
              }
            />
            <TextField label="Subtitle" maxLength={160} {...form.field("subtitle")} />
            <Textarea
              id="field-story"
              label="Story"
              rows={7}
              maxLength={4_000}
              hint="An empty line starts a new paragraph."
              {...form.field("story")}
            />
          </FormSection>
          <FormSection name="Opening and access">
            <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
              <Select label="Status" {...form.field("status")}>
                <option value="announced">Announced</option>
                <option value="open">Open</option>
                <option value="closed">Closed</option>
              </Select>
              <TextField
                label="Opens on"
                type="date"
                hint="Leave empty if there is no date yet."
                {...form.field("opensAt")}
              />
            </div>
            <Switch label="Members only" hint="Turn off to open it to everyone." {...form.field("requiresVIP")} />
          </FormSection>
          <FormSection name="Picture">
            <ImageField shape="cover" {...form.part("image")} />
          </FormSection>
          {exhibition && exhibition.leaders === 0 && (
            <FormSection
              name="Content"
              id="field-blocks"
              hint="Shown below the story, in this order. Alt and an arrow key move a block."
              error={form.errorOf("blocks")}
            >
              <BlockEditor {...form.part("blocks")} references={references} />
            </FormSection>
          )}
          <FormSection name="Series">
            <SeriesFields name={form.field("series.name")} part={form.field("series.part")} names={seriesNames} />
          </FormSection>
          <FormSection name="Related page">
            <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
              <TextField
                label="Path"
                maxLength={200}
                hint="Optional, for example /auctions."
                {...form.field("link.href")}
              />
              <TextField label="Link text" maxLength={60} {...form.field("link.label")} />
            </div>
          </FormSection>
          {exhibition && (
            <PublishChecklist
              items={[...exhibitionChecklist({ ...values, works }), ...blockChecklist(blocks, references)]}
            />
          )}
          <SaveBar
            unsaved={form.unsaved}
            message={form.message}
            schedule={
              exhibition && {
                kind: "exhibition",
                subjectId: exhibition._id,
                base: fields,
                readForm,
                onScheduled: () => form.reset(),
              }
            }
            cancelHref={adminPaths.section("exhibitions")}
          >
            <Button type="submit" loading={form.busy && "Saving…"}>
              {isPublic ? "Save" : "Save draft"}
            </Button>
            {exhibition?.isDraft && !form.busy && (
              <Button type="submit" value="publish" variant="secondary">
                Save and publish
              </Button>
            )}
            {isPublic && exhibition.leaders === 0 && !form.busy && (
              <Button type="submit" value="unpublish" variant="secondary">
                Unpublish
              </Button>
            )}
          </SaveBar>
        </Form>
      }
    >
      {edits.dialog}
    </EditorWithPreview>
  );
}
