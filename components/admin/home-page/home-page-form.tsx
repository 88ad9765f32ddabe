"use client";

import * as z from "zod/mini";
import { cardFormClass, FormSection } from "@/components/admin/ui/form-section";
import { SaveBar } from "@/components/admin/ui/save-bar";
import { useLongForm } from "@/components/admin/ui/use-long-form";
import { EditorWithPreview } from "@/components/admin/versions/editor-with-preview";
import { fieldLabel } from "@/components/admin/versions/field-labels";
import { useEditConflict } from "@/components/admin/versions/use-edit-conflict";
import type { AlmanacLeader } from "@/components/marketing/home/almanac-tiles";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure } from "@/components/ui/message";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { type AdminHomePage, type HomeTexts, homeTexts } from "@/lib/home-page/contracts";
import { shippedHomeTexts } from "@/lib/home-page/rules";
import type { Fields } from "@/lib/versions/contracts";
import { HomePreview } from "./home-preview";

const sections: readonly { name: string; fields: readonly { name: keyof HomeTexts; rows?: number; max: number }[] }[] =
  [
    { name: "Opening", fields: [{ name: "heroText", max: 160 }] },
    {
      name: "Manifesto",
      fields: [
        { name: "manifestoTitle", max: 120 },
        { name: "manifestoText", rows: 10, max: 3_000 },
      ],
    },
    {
      name: "Heads of State",
      fields: [
        { name: "leadersSubtitle", max: 120 },
        { name: "leadersText", rows: 3, max: 300 },
      ],
    },
    { name: "Smart labels", fields: [{ name: "scanText", rows: 3, max: 300 }] },
    {
      name: "Collectibles",
      fields: [
        { name: "collectiblesTitle", max: 60 },
        { name: "collectiblesText", rows: 2, max: 200 },
      ],
    },
    { name: "Echoes from the Wall", fields: [{ name: "testimonialsTitle", max: 80 }] },
    {
      name: "Newsletter",
      fields: [
        { name: "newsletterTitle", rows: 2, max: 120 },
        { name: "newsletterText", rows: 2, max: 200 },
      ],
    },
  ];

const errors = { offline: "Network error", otherwise: "The home page was not saved" };

type HomePageFormProps = {
  page: AdminHomePage;
  /** For the preview. */
  leaders: readonly AlmanacLeader[];
};

/** Edits the texts of the home page, section by section. */
export function HomePageForm({ page: { texts, version }, leaders }: HomePageFormProps) {
  const edits = useEditConflict({
    kind: "home",
    base: texts,
    version,
    send: (body: HomeTexts, basedOn) => api.put(adminApiPaths.homePage, { ...body, version: basedOn }),
    errors,
    toast: "The home page is saved",
  });
  const form = useLongForm({
    schema: homeTexts,
    defaultValues: texts,
    send: edits.save,
    errors,
    toast: "The home page is saved",
    refresh: true,
    onInvalid: () => failure("Please check the marked fields."),
    onError: edits.onError,
  });
  async function readForm(): Promise<Fields | null> {
    const parsed = z.safeParse(homeTexts, form.getValues());
    if (!parsed.success) await form.trigger();
    return parsed.success ? parsed.data : null;
  }
  const values = form.watch();

  return (
    <EditorWithPreview
      preview={<HomePreview texts={values} leaders={leaders} />}
      form={
        <Form onSubmit={form.onSubmit} className={cardFormClass}>
          {sections.map(({ name: section, fields }) => (
            <FormSection key={section} name={section}>
              {fields.map(({ name, rows, max }) => {
                const props = {
                  label: fieldLabel("home", name).replace(/^.*: (.)/, (_, first: string) => first.toUpperCase()),
                  maxLength: max,
                  ...(values[name] !== shippedHomeTexts[name] && { hint: "Differs from the original text." }),
                  ...form.field(name),
                };
                return rows ? <Textarea key={name} rows={rows} {...props} /> : <TextField key={name} {...props} />;
              })}
            </FormSection>
          ))}
          <SaveBar
            unsaved={form.unsaved}
            message={form.message}
            schedule={{ kind: "home", subjectId: "home", base: texts, readForm, onScheduled: () => form.reset() }}
            cancelHref={adminPaths.section("pages")}
          >
            <Button type="submit" loading={form.busy && "Saving…"}>
              Save
            </Button>
          </SaveBar>
        </Form>
      }
    >
      {edits.dialog}
    </EditorWithPreview>
  );
}
