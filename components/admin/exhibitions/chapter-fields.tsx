"use client";

import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { excerpt, excerptLength } from "@/lib/exhibitions/rules";
import type { LeaderFormValues } from "./leader-form-values";

type ChapterFieldsProps = {
  values: LeaderFormValues;
  onChange: (part: Partial<LeaderFormValues>) => void;
  errorOf: (name: string) => string | undefined;
};

/** The satire: the short text for everyone, and the chapter, of which visitors read the beginning. */
export function ChapterFields({ values, onChange, errorOf }: ChapterFieldsProps) {
  const { narrative } = values;
  const count = narrative.split(/\s+/).filter(Boolean).length;
  const open = excerpt(narrative, excerptLength.wide);
  return (
    <>
      <Textarea
        label="Short text, for everyone"
        required
        rows={4}
        maxLength={700}
        value={values.aside}
        error={errorOf("aside")}
        onChange={({ target }) => onChange({ aside: target.value })}
      />
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        <TextField
          label="Chapter title"
          required
          maxLength={120}
          value={values.chapterTitle}
          error={errorOf("chapterTitle")}
          onChange={({ target }) => onChange({ chapterTitle: target.value })}
        />
        <Select
          label="Background"
          value={values.theme}
          onChange={({ target }) => onChange({ theme: target.value as LeaderFormValues["theme"] })}
        >
          <option value="desert">Desert</option>
          <option value="blacksteel">Black steel</option>
          <option value="fire">Fire</option>
          <option value="forest">Forest</option>
        </Select>
      </div>
      <Textarea
        label="Chapter, for members"
        required
        rows={14}
        maxLength={40_000}
        value={narrative}
        error={errorOf("narrative")}
        hint={`${count} words. An empty line starts a new paragraph. Everyone reads up to “${open.slice(-48)}”`}
        onChange={({ target }) => onChange({ narrative: target.value })}
      />
    </>
  );
}
