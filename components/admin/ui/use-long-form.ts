import { useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { type ApiFormOptions, useApiForm } from "@/components/ui/use-api-form";

/**
 * `useApiForm` for a long form: `unsaved` is whether anything differs from what it was opened with or last saved. What was saved
 * counts as unchanged at once, before the page with the new version has loaded; what was typed meanwhile does not.
 */
export function useLongForm<Input extends FieldValues, Output, Reply>(options: ApiFormOptions<Input, Output, Reply>) {
  const sent = useRef<Input>(undefined);
  const form = useApiForm<Input, Output, Reply>({
    ...options,
    send: (body, submitter) => {
      sent.current = structuredClone(form.getValues());
      return options.send(body, submitter);
    },
    onDone: (reply: Reply) => {
      const outcome = options.onDone?.(reply);
      form.reset(sent.current, { keepValues: true });
      return outcome;
    },
  });
  return { ...form, unsaved: form.formState.isDirty };
}
