"use client";

import { FormSection } from "@/components/admin/ui/form-section";
import { SaveBar } from "@/components/admin/ui/save-bar";
import { useLongForm } from "@/components/admin/ui/use-long-form";
import { fieldLabel } from "@/components/admin/versions/field-labels";
import { useEditConflict } from "@/components/admin/versions/use-edit-conflict";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { failure } from "@/components/ui/message";
import { api } from "@/lib/api-client/client";
import { languages } from "@/lib/core/languages";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import {
  type AdminTranslation,
  type TextName,
  type TranslationContent,
  translationChange,
} from "@/lib/exhibitions/translations/contracts";
import { toEditedTexts } from "@/lib/exhibitions/translations/rules";
import { TranslatedListFields, TranslatedTextFields } from "./translation-fields";

type TranslationFormProps = { translation: AdminTranslation; backHref: string };

const sections: readonly { name: string; texts: readonly { name: TextName; rows?: number; hint?: string }[] }[] = [
  {
    name: "Satire",
    texts: [
      { name: "chapterTitle" },
      { name: "aside", rows: 4 },
      { name: "excerpt", rows: 8, hint: "Shown as long as the chapter is not translated." },
      { name: "narrative", rows: 20 },
    ],
  },
  {
    name: "Wall label and quotation",
    texts: [
      { name: "workTitle" },
      { name: "medium" },
      { name: "credit" },
      { name: "object" },
      { name: "quote", rows: 3 },
    ],
  },
];
const errors = { offline: "Network error", otherwise: "Failed to save translation" };

/** Edits a leader's texts in another language beside the English. */
export function TranslationForm({ translation, backHref }: TranslationFormProps) {
  const { leaderId, language, name, english, version } = translation;
  const { fullName } = languages[language];
  const toast = `${name} in ${fullName} is saved`;
  const edits = useEditConflict({
    kind: "translation",
    base: translation.texts,
    version,
    send: (texts: TranslationContent, based) =>
      api.put(adminApiPaths.translation(leaderId, language), { texts, version: based }),
    errors,
    toast,
  });
  const form = useLongForm({
    schema: translationChange,
    defaultValues: { texts: toEditedTexts(translation), version },
    send: ({ texts }) => edits.save(texts),
    errors,
    toast,
    refresh: true,
    onInvalid: (count) =>
      failure(
        `${errors.otherwise}. ${count === 1 ? "Please check the marked field." : `${count} fields need attention.`}`,
      ),
    onError: edits.onError,
  });
  const shared = { language: fullName, lang: language };
  const label = (field: string) => fieldLabel("translation", field);
  return (
    <>
      <Form onSubmit={form.onSubmit} className="grid min-w-0 gap-12">
        {sections.map((section) => (
          <FormSection key={section.name} name={section.name}>
            {section.texts
              .filter((text) => english[text.name] !== "")
              .map((text) => (
                <TranslatedTextFields
                  key={text.name}
                  {...shared}
                  {...text}
                  name={label(text.name)}
                  english={english[text.name]}
                  {...form.part(`texts.${text.name}`)}
                />
              ))}
          </FormSection>
        ))}
        {(["highlights", "record"] as const).map((list) => (
          <FormSection key={list} name={label(list)}>
            <TranslatedListFields
              {...shared}
              name={label(list)}
              english={english[list]}
              {...form.part(`texts.${list}`)}
            />
          </FormSection>
        ))}
        <SaveBar unsaved={form.unsaved} message={form.message} cancelHref={backHref}>
          <Button type="submit" loading={form.busy && "Saving…"}>
            Save
          </Button>
        </SaveBar>
      </Form>
      {edits.dialog}
    </>
  );
}
