"use client";

import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import type { SourceDraft } from "./leader-draft";

type SourceFieldsProps = {
  source: SourceDraft;
  onChange: (source: SourceDraft) => void;
  /** What is wrong with the field of that name; "" asks after the source as a whole. */
  errorOf: (name: string) => string | undefined;
};

/** Where a fact is written down: title, publisher and year, and an address where it is known to last. */
export function SourceFields({ source, onChange, errorOf }: SourceFieldsProps) {
  const field = (name: keyof SourceDraft) => ({
    value: source[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...source, [name]: target.value }),
  });
  const missing = errorOf("");
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem]">
      <TextField label="Source" maxLength={300} {...field("title")} />
      <TextField label="Published by" maxLength={200} {...field("publisher")} />
      <TextField label="Year" inputMode="numeric" maxLength={4} {...field("year")} />
      <TextField
        label="Address, if it is known to last"
        type="url"
        maxLength={500}
        className="sm:col-span-3"
        {...field("url")}
      />
      {missing && (
        <div className="sm:col-span-3">
          <Message>{`❌ ${missing}`}</Message>
        </div>
      )}
    </div>
  );
}
