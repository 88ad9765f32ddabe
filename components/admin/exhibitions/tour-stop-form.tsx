"use client";

import { FormSection } from "@/components/admin/ui/form-section";
import { SaveBar } from "@/components/admin/ui/save-bar";
import { useLongForm } from "@/components/admin/ui/use-long-form";
import { useEditConflict } from "@/components/admin/versions/use-edit-conflict";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { failure } from "@/components/ui/message";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/api-client/client";
import { languages } from "@/lib/core/languages";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { type AdminTourStop, type TourStopContent, tourStopChange } from "@/lib/exhibitions/tour/contracts";
import { speechText } from "@/lib/exhibitions/tour/rules";
import { RecordingField } from "./recording-field";
import { TourStopPreview } from "./tour-stop-preview";

type TourStopFormProps = { stop: AdminTourStop; backHref: string };

const errors = { offline: "Network error", otherwise: "Failed to save the tour stop" };

/** Edits what is spoken at a stop of the audio tour in one language. */
export function TourStopForm({ stop, backHref }: TourStopFormProps) {
  const { leaderId, language, name, version, defaultText } = stop;
  const { fullName } = languages[language];
  const toast = `The stop of ${name} in ${fullName} is saved`;
  const edits = useEditConflict({
    kind: "tour",
    base: stop.fields,
    version,
    send: (fields: TourStopContent, based) =>
      api.put(adminApiPaths.tourStop(leaderId, language), { fields, version: based }),
    errors,
    toast,
  });
  const form = useLongForm({
    schema: tourStopChange,
    defaultValues: { fields: stop.fields, version },
    send: ({ fields }) => edits.save(fields),
    errors,
    toast,
    refresh: true,
    onInvalid: () => failure(`${errors.otherwise}. Please check the marked field.`),
    onError: edits.onError,
  });
  const text = form.part("fields.text");
  const speech = speechText(text.value, defaultText);
  return (
    <>
      <Form onSubmit={form.onSubmit} className="grid min-w-0 gap-12">
        <FormSection
          name="Spoken text"
          hint="Everyone can hear and read it. Without a text of its own, the stop says the wall label and the public excerpt."
        >
          <Textarea
            label={`Spoken text in ${fullName}`}
            lang={language}
            rows={10}
            value={text.value}
            error={text.errorOf("")}
            onChange={({ target }) => text.onChange(target.value)}
          />
          {text.value.trim() === "" && (
            <Button
              variant="secondary"
              size="small"
              className="justify-self-start"
              onClick={() => text.onChange(defaultText)}
            >
              Start from the label and the excerpt
            </Button>
          )}
        </FormSection>
        <FormSection name="Recording">
          <RecordingField {...form.part("fields.recording")} text={speech} />
        </FormSection>
        <FormSection name="Preview" hint="Each line is spoken in one breath, after the name.">
          <TourStopPreview text={`${name}.\n\n${speech}`} lang={language} />
        </FormSection>
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
