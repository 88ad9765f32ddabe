"use client";

import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { excerpt, excerptLength } from "@/lib/exhibitions/rules";
import type { LeaderDraft } from "./leader-draft";

type ChapterFieldsProps = {
  draft: LeaderDraft;
  onChange: (part: Partial<LeaderDraft>) => void;
  errorOf: (name: string) => string | undefined;
};

/** The satire: the short piece for everybody, and the chapter, of which everybody reads the beginning. */
export function ChapterFields({ draft, onChange, errorOf }: ChapterFieldsProps) {
  const { narrative } = draft;
  const count = narrative.split(/\s+/).filter(Boolean).length;
  const open = excerpt(narrative, excerptLength.wide);
  return (
    <>
      <Textarea
        label="The short piece, for everybody"
        required
        rows={4}
        maxLength={700}
        value={draft.aside}
        error={errorOf("aside")}
        onChange={({ target }) => onChange({ aside: target.value })}
      />
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        <TextField
          label="Title of the chapter"
          required
          maxLength={120}
          value={draft.chapterTitle}
          error={errorOf("chapterTitle")}
          onChange={({ target }) => onChange({ chapterTitle: target.value })}
        />
        <Select
          label="Ground"
          value={draft.theme}
          onChange={({ target }) => onChange({ theme: target.value as LeaderDraft["theme"] })}
        >
          <option value="desert">Desert</option>
          <option value="blacksteel">Black steel</option>
          <option value="fire">Fire</option>
          <option value="forest">Forest</option>
        </Select>
      </div>
      <Textarea
        label="The chapter, for members"
        required
        rows={14}
        maxLength={40_000}
        value={narrative}
        error={errorOf("narrative")}
        hint={`${count} words. A blank line begins a new paragraph. Everybody reads up to “${open.slice(-48)}”`}
        onChange={({ target }) => onChange({ narrative: target.value })}
      />
    </>
  );
}
