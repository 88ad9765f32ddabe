"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Field, type FieldBaseProps, inputClass } from "./field";

type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> & FieldBaseProps;

/** A password with a button that shows or hides it. */
export function PasswordField({ label, hint, error, hideLabel, id, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} id={id} className={className}>
      {(wiring) => (
        <div className="relative">
          <input {...input} {...wiring} type={shown ? "text" : "password"} className={`${inputClass} pe-13`} />
          <button
            type="button"
            aria-label={shown ? "Hide password" : "Show password"}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            className="absolute end-0.5 top-0.5 grid size-tap place-items-center text-muted hover:text-ink focus-visible:-outline-offset-3"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
