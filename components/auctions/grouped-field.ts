import type { FieldProps } from "@/components/ui/use-api-form";
import { regroup } from "./typed-amount";

/** The props of a field whose thousands are grouped while it is typed. */
export const groupedField = (field: FieldProps, onType?: () => void): FieldProps => ({
  ...field,
  onChange: async (event) => {
    const target: HTMLInputElement = event.target;
    const { text, caret } = regroup(target.value, target.selectionStart ?? target.value.length);
    if (text !== target.value) {
      target.value = text;
      target.setSelectionRange(caret, caret);
    }
    onType?.();
    await field.onChange(event);
  },
});
