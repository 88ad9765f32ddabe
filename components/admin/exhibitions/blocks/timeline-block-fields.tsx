"use client";

import { useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Checkbox, Switch } from "@/components/ui/checkbox";
import { emptyClaim } from "../leader-form-values";
import { SourceFields } from "../source-fields";
import { TimelineFields } from "../timeline-fields";
import type { BlockFieldsProps, TimelineBlockValues } from "./block-values";
import { TitleField } from "./title-field";

/** A timeline of chosen leaders, or of dated entries with their sources. */
export function TimelineBlockFields({ value, onChange, errorOf, references }: BlockFieldsProps<TimelineBlockValues>) {
  const [ofLeaders, setOfLeaders] = useState(value.entries.length === 0);
  // A timeline has one of the two. What was chosen or written of the other comes back with the switch.
  const other = useRef<Pick<TimelineBlockValues, "leaders" | "entries">>({ leaders: [], entries: [] });
  const toggle = (slug: string, isChosen: boolean) =>
    onChange({ ...value, leaders: isChosen ? [...value.leaders, slug] : value.leaders.filter((one) => one !== slug) });
  return (
    <>
      <TitleField title={value.title} error={errorOf("title")} onChange={(title) => onChange({ ...value, title })} />
      <Switch
        label="Of leaders"
        hint="Turn off to write dated entries, each with a source."
        checked={ofLeaders}
        onChange={({ target }) => {
          setOfLeaders(target.checked);
          const { leaders, entries } = value;
          onChange({ ...value, ...other.current });
          other.current = { leaders, entries };
        }}
      />
      {ofLeaders ? (
        <fieldset className="grid gap-x-gutter sm:grid-cols-2">
          <legend className="pb-2 font-medium text-small">Leaders</legend>
          {references.leaders.map(({ slug, name, term }) => (
            <Checkbox
              key={slug}
              label={`${name}, ${term}`}
              checked={value.leaders.includes(slug)}
              onChange={({ target }) => toggle(slug, target.checked)}
            />
          ))}
        </fieldset>
      ) : (
        <TimelineFields
          value={value.entries}
          onChange={(entries) => onChange({ ...value, entries })}
          errorOf={(path) => errorOf(path ? `entries.${path}` : "entries")}
          itemName="entry"
          createRow={emptyClaim}
          renderExtra={({ source }, index, change) => (
            <SourceFields
              value={source}
              onChange={(changed) => change({ source: changed })}
              errorOf={(name) => errorOf(`entries.${index}.source${name ? `.${name}` : ""}`)}
            />
          )}
        />
      )}
      <Alert tone="error">{errorOf("entries")}</Alert>
    </>
  );
}
