"use client";

import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { LeaderDraft } from "./leader-draft";
import { SourceFields } from "./source-fields";

type Quote = LeaderDraft["quote"];
type QuoteFieldsProps = {
  quote: Quote;
  onChange: (quote: Quote) => void;
  errorOf: (name: string) => string | undefined;
};

/** What is quoted: a line of the museum's own, or a real person with the date and the source. */
export function QuoteFields({ quote, onChange, errorOf }: QuoteFieldsProps) {
  const change = (part: Partial<Quote>) => onChange({ ...quote, ...part });
  return (
    <>
      <Textarea
        label="The words"
        required
        rows={3}
        maxLength={700}
        value={quote.text}
        error={errorOf("text")}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Switch
        label="A line of the museum’s own"
        hint="Turned off, somebody real is quoted: with a date and a source."
        checked={quote.isHouse}
        onChange={({ target }) => change({ isHouse: target.checked })}
      />
      {!quote.isHouse && (
        <>
          <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
            <TextField
              label="Who said it"
              maxLength={200}
              value={quote.speaker}
              error={errorOf("speaker")}
              onChange={({ target }) => change({ speaker: target.value })}
            />
            <TextField
              label="When"
              maxLength={80}
              value={quote.date}
              error={errorOf("date")}
              onChange={({ target }) => change({ date: target.value })}
            />
          </div>
          <SourceFields
            source={quote.source}
            onChange={(source) => change({ source })}
            errorOf={(name) => errorOf(name ? `source.${name}` : "source")}
          />
        </>
      )}
    </>
  );
}
