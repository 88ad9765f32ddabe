import { type ComponentProps, type ReactNode, useId } from "react";

/** The line to write on, shared by every control that takes text. */
export const writingLine =
  "w-full min-h-12 rounded-t-plate border-0 bg-raised px-3 py-2 text-base text-ink shadow-[inset_0_-2px_0_var(--line-strong)] " +
  "placeholder:text-muted placeholder:opacity-100 focus-visible:outline-offset-0 " +
  "aria-invalid:shadow-[inset_0_-3px_0_var(--danger)] disabled:text-muted";

export type FieldText = {
  /** The label above the line, in words. */
  label: string;
  /** A helping sentence under the line. */
  hint?: ReactNode;
  /** What is wrong; replaces the hint and marks the line. */
  error?: string | undefined;
  /** The label is read out but not shown. */
  hideLabel?: boolean;
};

export type ControlWiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

type FieldProps = FieldText & {
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: ControlWiring) => ReactNode;
};

/** Label, control, and one sentence below, wired to each other; the control itself is given as a function of the wiring. */
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

type TextFieldProps = ComponentProps<"input"> & FieldText;

/** One line of text. Takes everything an input takes, so that `{...register("email")}` can be spread into it. */
export function TextField({ label, hint, error, hideLabel, id, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} id={id} className={className}>
      {(wiring) => <input {...input} {...wiring} className={writingLine} />}
    </Field>
  );
}
