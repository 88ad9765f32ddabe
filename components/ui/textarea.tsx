import type { ComponentProps } from "react";
import { Field, type FieldBaseProps, inputClass } from "./field";

type TextareaProps = ComponentProps<"textarea"> & FieldBaseProps;

/** A multi-line input that grows with its content where the browser supports that. */
export function Textarea({ label, hint, error, hideLabel, id, className, rows = 4, ...textarea }: TextareaProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} id={id} className={className}>
      {(wiring) => (
        <textarea
          rows={rows}
          {...textarea}
          {...wiring}
          className={`${inputClass} field-sizing-content min-h-28 resize-y`}
        />
      )}
    </Field>
  );
}
