"use client";

import { useId } from "react";
import { TextField } from "@/components/ui/field";
import type { FieldProps } from "@/components/ui/use-api-form";

type SeriesFieldsProps = {
  name: FieldProps;
  part: FieldProps;
  /** The series that exist, for typing the same name again. */
  names: readonly string[];
};

/** The series of an exhibition and its place in it. */
export function SeriesFields({ name, part, names }: SeriesFieldsProps) {
  const list = useId();
  return (
    <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-[minmax(0,1fr)_7rem]">
      <TextField
        label="Series"
        maxLength={80}
        list={list}
        hint="Optional. Exhibitions with the same name are one series."
        {...name}
      />
      <TextField label="Part" inputMode="numeric" maxLength={2} {...part} />
      <datalist id={list}>
        {names.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </div>
  );
}
