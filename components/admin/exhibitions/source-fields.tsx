"use client";

import { Alert } from "@/components/ui/alert";
import { TextField } from "@/components/ui/field";
import type { PartProps } from "@/components/ui/use-api-form";
import type { SourceValues } from "./leader-form-values";

/** A source: title, publisher, year and, where it is stable, a URL. */
export function SourceFields({ value: source, onChange, errorOf }: PartProps<SourceValues>) {
  const field = (name: keyof SourceValues) => ({
    value: source[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...source, [name]: target.value }),
  });
  const missing = errorOf("");
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem]">
      <TextField label="Source" maxLength={300} {...field("title")} />
      <TextField label="Publisher" maxLength={200} {...field("publisher")} />
      <TextField label="Year" inputMode="numeric" maxLength={4} {...field("year")} />
      <TextField label="URL, if permanent" type="url" maxLength={500} className="sm:col-span-3" {...field("url")} />
      {missing && (
        <div className="sm:col-span-3">
          <Alert tone="error">{missing}</Alert>
        </div>
      )}
    </div>
  );
}
