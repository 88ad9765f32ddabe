import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";

type FormSectionProps = { name: string; id?: string | undefined; error?: string | undefined; children: ReactNode };

/** A part of a long form, under a heading and a rule. */
export function FormSection({ name, id, error, children }: FormSectionProps) {
  return (
    <fieldset id={id} className="grid min-w-0 gap-5 border-ink border-t-2 pt-4">
      <legend className="contents">
        <span className="font-bold text-subheading">{name}</span>
      </legend>
      {children}
      <Alert tone="error">{error}</Alert>
    </fieldset>
  );
}
