"use client";

import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { PartProps } from "@/components/ui/use-api-form";
import type { LeaderFormValues } from "./leader-form-values";
import { SourceFields } from "./source-fields";

type Quote = LeaderFormValues["quote"];

/** The quotation: one by the museum, or by a real person with date and source. */
export function QuoteFields({ value: quote, onChange, errorOf }: PartProps<Quote>) {
  const change = (part: Partial<Quote>) => onChange({ ...quote, ...part });
  return (
    <>
      <Textarea
        label="Quotation"
        required
        rows={3}
        maxLength={700}
        value={quote.text}
        error={errorOf("text")}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Switch
        label="By the museum"
        hint="Turn off to quote a real person, with date and source."
        checked={quote.isMuseum}
        onChange={({ target }) => change({ isMuseum: target.checked })}
      />
      {!quote.isMuseum && (
        <>
          <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
            <TextField
              label="Speaker"
              maxLength={200}
              value={quote.speaker}
              error={errorOf("speaker")}
              onChange={({ target }) => change({ speaker: target.value })}
            />
            <TextField
              label="Date"
              maxLength={80}
              value={quote.date}
              error={errorOf("date")}
              onChange={({ target }) => change({ date: target.value })}
            />
          </div>
          <SourceFields
            value={quote.source}
            onChange={(source) => change({ source })}
            errorOf={(name) => errorOf(name ? `source.${name}` : "source")}
          />
        </>
      )}
    </>
  );
}
