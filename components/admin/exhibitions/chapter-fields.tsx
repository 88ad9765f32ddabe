"use client";

import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { FieldProps } from "@/components/ui/use-api-form";
import { excerpt, excerptLength } from "@/lib/exhibitions/rules";

type ChapterFieldsProps = {
  field: (name: `words.${"aside" | "chapterTitle" | "theme" | "narrative"}`) => FieldProps;
  narrative: string;
};

/** The satire: the short text for everyone, and the chapter, of which visitors read the beginning. */
export function ChapterFields({ field, narrative }: ChapterFieldsProps) {
  const count = narrative.split(/\s+/).filter(Boolean).length;
  const open = excerpt(narrative, excerptLength.wide);
  return (
    <>
      <Textarea label="Short text, for everyone" required rows={4} maxLength={700} {...field("words.aside")} />
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        <TextField label="Chapter title" required maxLength={120} {...field("words.chapterTitle")} />
        <Select label="Background" {...field("words.theme")}>
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
        hint={`${count === 1 ? "1 word" : `${count} words`}. An empty line starts a new paragraph. Everyone reads up to “${open.slice(-48)}”`}
        {...field("words.narrative")}
      />
    </>
  );
}
