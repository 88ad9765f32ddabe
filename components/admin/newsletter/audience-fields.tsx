"use client";

import { Select } from "@/components/ui/select";
import { useApi } from "@/lib/api-client/use-api";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { type KindWithValue, needsValue, type Segment, segmentKinds } from "@/lib/newsletter/issue-contracts";
import { people, segmentNames } from "./issue-labels";

/** What the values of a segment can be, with their names. */
export type AudienceOptions = Record<KindWithValue, readonly (readonly [value: string, name: string])[]>;

type AudienceFieldsProps = {
  segment: Segment;
  options: AudienceOptions;
  recordsOpens: boolean;
  onChange: (segment: Segment) => void;
};

const valueLabels = { town: "Town", product: "Drop", opened: "Earlier issue", segment: "Segment" } as const;

/** What is said below the choice of a value. */
function hintOf(kind: KindWithValue, recordsOpens: boolean): string | undefined {
  if (kind === "segment") return "Those of them who get the newsletter, as they are when it is sent.";
  if (kind !== "opened") return undefined;
  return recordsOpens
    ? "Those who opened it or clicked a link in it."
    : "Those who clicked a link in it. Openings are not counted.";
}

/** How many people a segment has now; null while it is not known. */
export function useRecipients({ audience, audienceValue }: Segment): { count: number | null; failed: boolean } {
  const complete = !needsValue(audience) || audienceValue !== "";
  const { data, error } = useApi(complete ? adminApiPaths.newsletterRecipients : null, {
    query: { audience, value: audienceValue },
  });
  return { count: complete ? (data?.recipients ?? null) : 0, failed: error !== undefined };
}

/** Who gets an issue, with their number. */
export function AudienceFields({ segment, options, recordsOpens, onChange }: AudienceFieldsProps) {
  const { audience, audienceValue } = segment;
  const { count, failed } = useRecipients(segment);
  const values = needsValue(audience) ? options[audience] : [];
  const isGone = audience === "segment" && audienceValue !== "" && !values.some(([value]) => value === audienceValue);
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-3 font-bold text-base">Recipients</legend>
      <Select
        label="Send to"
        value={audience}
        onChange={({ target }) => {
          const kind = segmentKinds.find((each) => each === target.value);
          if (kind) onChange({ audience: kind, audienceValue: "" });
        }}
      >
        {segmentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {segmentNames[kind]}
          </option>
        ))}
      </Select>
      {needsValue(audience) && (
        <Select
          label={valueLabels[audience]}
          value={audienceValue}
          hint={hintOf(audience, recordsOpens)}
          error={isGone ? "This segment was deleted. Choose another one." : undefined}
          onChange={({ target }) => onChange({ audience, audienceValue: target.value })}
        >
          <option value="">Choose…</option>
          {isGone && <option value={audienceValue}>A deleted segment</option>}
          {values.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <p role="status" className="text-muted text-small">
        {isGone
          ? "Nobody would get it."
          : failed
            ? "The number of recipients could not be read."
            : count === null
              ? "Counting…"
              : `${people(count)} now.`}
      </p>
    </fieldset>
  );
}
