import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";

/** A form of cards, one below the other. */
export const cardFormClass = "grid min-w-0 max-w-3xl gap-5";
/** A short form that is one card. */
export const cardClass =
  "grid min-w-0 gap-5 rounded-card border border-line bg-surface p-4 [--table-ground:var(--surface)] sm:p-5";

type FormSectionProps = {
  name: string;
  /** What the fields are for, under the name. */
  hint?: ReactNode;
  id?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
};

/** A card of a form, with its name. */
export function FormSection({ name, hint, id, error, children }: FormSectionProps) {
  return (
    <fieldset id={id} className={cardClass}>
      <legend className="contents">
        <span className="grid gap-1">
          <span className="font-bold text-base">{name}</span>
          {hint && <span className="font-normal text-muted text-small">{hint}</span>}
        </span>
      </legend>
      {children}
      <Alert tone="error">{error}</Alert>
    </fieldset>
  );
}
