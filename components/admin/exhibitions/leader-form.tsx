"use client";

import { useState } from "react";
import * as z from "zod/mini";
import { cardFormClass, FormSection } from "@/components/admin/ui/form-section";
import { SaveBar } from "@/components/admin/ui/save-bar";
import { SectionLinks, SectionSelect } from "@/components/admin/ui/section-links";
import { useLongForm } from "@/components/admin/ui/use-long-form";
import { ChecklistLink, PublishChecklist } from "@/components/admin/versions/publish-checklist";
import { useEditConflict } from "@/components/admin/versions/use-edit-conflict";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure } from "@/components/ui/message";
import { api } from "@/lib/api-client/client";
import { formSchema } from "@/lib/core/form-inputs";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { type AdminLeader, contentOf, type LeaderContent } from "@/lib/exhibitions/leaders/contracts";
import { leaderChecklist } from "@/lib/exhibitions/rules";
import type { Fields } from "@/lib/versions/contracts";
import { AudioField } from "./audio-field";
import { ChapterFields } from "./chapter-fields";
import { emptyClaim, emptyHighlight, type LeaderFormValues, toFormValues, toLeaderContent } from "./leader-form-values";
import { LeaderPreview } from "./leader-preview";
import { QuoteFields } from "./quote-fields";
import { SourceFields } from "./source-fields";
import { TimelineFields } from "./timeline-fields";

type LeaderFormProps = { leader: AdminLeader; backHref: string };

const labelFields = [
  ["title", "Title"],
  ["year", "Year"],
  ["medium", "Medium"],
  ["dimensions", "Dimensions"],
  ["accession", "Accession number"],
  ["credit", "Credit"],
] as const;

const sections = ["Leader", "Key moments", "Quotation", "Satire", "Record", "Wall label", "Film and sound"].map(
  (name) => ({
    name,
    id: `field-${name.toLowerCase().split(" ")[0]}`,
  }),
);
const section = (name: string) => ({ name, id: sections.find((each) => each.name === name)?.id });

/** The form of a leader; a draft may lack texts. */
const leaderForm = (leader: AdminLeader) =>
  formSchema(
    ({ words }: { words: LeaderFormValues }) => ({ words: toLeaderContent(words) }),
    z.object({ words: contentOf(leader) }),
  );

const errors = { offline: "Network error", otherwise: "Failed to save leader" };

/** Edits the texts of a leader: satire and record apart, each claim with its source. */
export function LeaderForm({ leader, backHref }: LeaderFormProps) {
  const [isPreview, setPreview] = useState(false);
  const toast = (reply: { leader: AdminLeader }) => `${reply.leader.words.name} is saved`;
  const edits = useEditConflict({
    kind: "leader",
    base: leader.words,
    version: leader.version,
    send: (words: LeaderContent, version) => api.put(adminApiPaths.leader(leader._id), { words, version }),
    errors,
    toast,
  });
  const schema = leaderForm(leader);
  const form = useLongForm({
    schema,
    defaultValues: { words: toFormValues(leader.words) },
    send: ({ words }) => edits.save(words),
    errors,
    toast,
    refresh: true,
    onInvalid: (count) => {
      setPreview(false);
      const fields = count === 1 ? "Please check the marked field." : `${count} fields need attention.`;
      return failure(`${errors.otherwise}. ${fields}`);
    },
    onError: (error) => {
      setPreview(false);
      return edits.onError(error);
    },
  });
  async function readForm(): Promise<Fields | null> {
    const parsed = z.safeParse(schema, form.getValues());
    if (!parsed.success) await form.trigger();
    return parsed.success ? parsed.data.words : null;
  }
  const typed = toLeaderContent(form.watch("words"));
  const record = form.part("words.record");
  const checklist = leaderChecklist(leader.isAdded ? { ...typed, hasPicture: leader.hasPicture } : typed);

  return (
    <>
      <div className="grid gap-x-gutter xl:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
        <Form onSubmit={form.onSubmit} className={cardFormClass}>
          <div className="grid gap-5">
            <PublishChecklist items={checklist} />
            {!isPreview && <SectionSelect sections={sections} />}
          </div>
          {isPreview && <LeaderPreview slug={leader.slug} content={typed} />}
          <div className={isPreview ? "hidden" : "grid gap-5"}>
            <FormSection {...section("Leader")}>
              <TextField label="Name" required maxLength={80} {...form.field("words.name")} />
              <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
                <TextField label="Office" required maxLength={160} {...form.field("words.title")} />
                <TextField label="Term" required maxLength={60} {...form.field("words.term")} />
              </div>
              <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
                <TextField label="First day of the term" type="date" required {...form.field("words.termStart")} />
                <TextField
                  label="Last day of the term"
                  type="date"
                  hint="Empty while in office."
                  {...form.field("words.termEnd")}
                />
              </div>
              <TextField
                label="Object"
                required
                maxLength={160}
                hint="What is in place of the face."
                {...form.field("words.object")}
              />
              <TextField label="Image credit" required maxLength={160} {...form.field("words.imageCredit")} />
            </FormSection>
            <FormSection {...section("Key moments")} error={form.errorOf("words.highlights")}>
              <TimelineFields itemName="moment" createRow={emptyHighlight} {...form.part("words.highlights")} />
            </FormSection>
            <FormSection {...section("Quotation")}>
              <QuoteFields {...form.part("words.quote")} />
            </FormSection>
            <FormSection {...section("Satire")}>
              <ChapterFields field={form.field} narrative={form.watch("words.narrative")} />
            </FormSection>
            <FormSection {...section("Record")} error={record.errorOf("")}>
              <TimelineFields
                itemName="claim"
                createRow={emptyClaim}
                {...record}
                renderExtra={({ source }, index, put) => (
                  <SourceFields
                    value={source}
                    onChange={(named) => put({ source: named })}
                    errorOf={(path) => record.errorOf(`${index}.source${path && `.${path}`}`)}
                  />
                )}
              />
            </FormSection>
            <FormSection {...section("Wall label")}>
              <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
                {labelFields.map(([name, label]) => (
                  <TextField key={name} label={label} maxLength={200} {...form.field(`words.label.${name}`)} />
                ))}
              </div>
            </FormSection>
            <FormSection {...section("Film and sound")}>
              <TextField
                label="Film"
                type="url"
                maxLength={300}
                hint="YouTube or Vimeo URL. Leave empty for the default film."
                {...form.field("words.videoUrl")}
                error={form.errorOf("words.videoUrl") && "YouTube or Vimeo URL"}
              />
              <AudioField hasDefault={!leader.isAdded} {...form.part("words.sound")} />
            </FormSection>
          </div>
          <SaveBar
            unsaved={form.unsaved}
            message={form.message}
            note={<ChecklistLink items={checklist} />}
            schedule={{
              kind: "leader",
              subjectId: leader._id,
              base: leader.words,
              readForm,
              onScheduled: () => form.reset(),
            }}
            cancelHref={backHref}
          >
            <Button type="submit" loading={form.busy && "Saving…"}>
              {leader.isDraft ? "Save draft" : "Save"}
            </Button>
            <Button variant="secondary" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
              {isPreview ? "Edit" : "Preview"}
            </Button>
          </SaveBar>
        </Form>
        {!isPreview && <SectionLinks sections={sections} />}
      </div>
      {edits.dialog}
    </>
  );
}
