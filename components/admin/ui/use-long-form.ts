import { useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { type ApiFormOptions, useApiForm } from "@/components/ui/use-api-form";

/**
 * `useApiForm` for a long form: `unsaved` is whether anything differs from what it was opened with or last saved. What was saved
 * counts as unchanged before the page with the new version has loaded; what was typed meanwhile does not.
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
  const { submitCount, isDirty } = form.formState;
  useEffect(() => {
    if (submitCount > 0) showFirstError();
  }, [submitCount]);
  return { ...form, unsaved: isDirty };
}

/** Focuses the first marked field, or scrolls to the first message about something that is no field, such as a missing source. */
function showFirstError(): void {
  if (document.activeElement?.matches('[aria-invalid="true"]')) return;
  const first = document.querySelector<HTMLElement>('form :is([aria-invalid="true"], [role="alert"])');
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: "center" });
}
