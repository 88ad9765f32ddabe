import type { FieldValues } from "react-hook-form";
import { type ApiFormOptions, useApiForm } from "@/components/ui/use-api-form";

/**
 * `useApiForm` for a long form: `unsaved` is whether anything differs from what it was opened with or last saved. What was saved
 * counts as unchanged at once, before the page with the new version has loaded.
 */
export function useLongForm<Input extends FieldValues, Output, Reply>(options: ApiFormOptions<Input, Output, Reply>) {
  const form = useApiForm<Input, Output, Reply>({
    ...options,
    onDone: (reply: Reply) => {
      const outcome = options.onDone?.(reply);
      form.reset(form.getValues(), { keepValues: true });
      return outcome;
    },
  });
  return { ...form, unsaved: form.formState.isDirty };
}
