import type { ComponentProps } from "react";
import { Field, type FieldBaseProps, inputClass } from "@/components/ui/field";

type NairaFieldProps = Omit<ComponentProps<"input">, "type" | "inputMode"> & FieldBaseProps;

/** A field for an amount in naira, with the sign before it. Amounts may be typed with or without commas. */
export function NairaField({ label, hint, error, id, className, ...input }: NairaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(wiring) => (
        <span className="relative block">
          <span aria-hidden className="absolute inset-y-0 start-3 grid place-items-center font-semibold text-muted">
            ₦
          </span>
          <input
            autoComplete="off"
            {...input}
            {...wiring}
            inputMode="numeric"
            className={`${inputClass} ps-9 font-semibold tabular-nums placeholder:font-normal`}
          />
        </span>
      )}
    </Field>
  );
}
