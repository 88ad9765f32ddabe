import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, type FieldText, writingLine } from "./field";

type SelectProps = ComponentProps<"select"> & FieldText;

/** The browser's own list, on the house's line; its options are the children. */
export function Select({ label, hint, error, hideLabel, id, className, children, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} id={id} className={className}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={`${writingLine} appearance-none pe-10`}>
            {children}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute end-3 top-3.5 size-5 text-muted" />
        </div>
      )}
    </Field>
  );
}
