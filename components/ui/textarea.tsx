import type { ComponentProps } from "react";
import { Field, type FieldText, writingLine } from "./field";

type TextareaProps = ComponentProps<"textarea"> & FieldText;

/** Several lines of text; it grows with what is written where the browser can do that. */
export function Textarea({ label, hint, error, hideLabel, id, className, rows = 4, ...textarea }: TextareaProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} id={id} className={className}>
      {(wiring) => (
        <textarea
          rows={rows}
          {...textarea}
          {...wiring}
          className={`${writingLine} field-sizing-content min-h-28 resize-y`}
        />
      )}
    </Field>
  );
}
