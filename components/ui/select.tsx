import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, type FieldBaseProps, inputClass } from "./field";

type SelectProps = ComponentProps<"select"> & FieldBaseProps;

/** A native select with the common field style; the options are the children. */
export function Select({ label, hint, error, hideLabel, id, className, children, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} id={id} className={className}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={`${inputClass} appearance-none pe-10`}>
            {children}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute end-3 top-3.5 size-5 text-muted" />
        </div>
      )}
    </Field>
  );
}
