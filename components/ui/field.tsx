import { type ComponentProps, type ReactNode, useId } from "react";

/** The style of text inputs. */
export const inputClass = "control";

export type FieldBaseProps = {
  /** The visible label. */
  label: string;
  /** A help text below the control. */
  hint?: ReactNode;
  /** An error message, which replaces the hint and marks the control. */
  error?: string | undefined;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
};

export type FieldControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = FieldBaseProps & {
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: FieldControlProps) => ReactNode;
};

/** Label, control and one text below, connected by ids. The control is a function of these attributes. */
export function Field({ label, hint, error, hideLabel, id, className = "", children }: FieldProps) {
  const made = useId();
  const control = id ?? made;
  const below = error ?? hint;
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={control} className={hideLabel ? "sr-only" : "text-small font-medium"}>
        {label}
      </label>
      {children({
        id: control,
        "aria-describedby": below ? `${control}-below` : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {below && (
        <p id={`${control}-below`} className={`text-tiny font-medium ${error ? "text-danger" : "text-muted"}`}>
          {below}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = ComponentProps<"input"> & FieldBaseProps;

/** A text input. It accepts all input attributes, so that `{...register("email")}` can be spread into it. */
export function TextField({ label, hint, error, hideLabel, id, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} id={id} className={className}>
      {(wiring) => <input {...input} {...wiring} className={inputClass} />}
    </Field>
  );
}
