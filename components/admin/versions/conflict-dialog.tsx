"use client";

import { useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { Message } from "@/components/ui/message";
import { Textarea } from "@/components/ui/textarea";
import type { Fields } from "@/lib/versions/contracts";
import { type FieldConflict, type MergedEdit, toReadable } from "@/lib/versions/rules";
import { type ChoiceNames, type ComparedKind, fieldLabel } from "./field-labels";
import { TextDifference } from "./text-difference";

/** An edit that somebody else was faster with. */
export type OpenConflict = {
  version: number;
  savedBy: string | null;
  savedAt: string | null;
  theirs: Fields;
  merged: MergedEdit;
};

type Choice = { of: "mine" | "theirs" } | { of: "merged"; text: string };

type ConflictDialogProps = {
  kind: ComparedKind;
  choices: ChoiceNames;
  conflict: OpenConflict | null;
  busy: boolean;
  message: Message | null;
  onSave: (chosen: Fields) => void;
  onClose: () => void;
};

const chosenValue = ({ mine, theirs }: FieldConflict, choice: Choice | undefined) =>
  choice?.of === "merged" ? choice.text : choice?.of === "theirs" ? theirs : mine;

/** Two edits of the same thing side by side, field by field. Closing it returns to the form, where nothing is lost. */
export function ConflictDialog({
  kind,
  choices: names,
  conflict,
  busy,
  message,
  onSave,
  onClose,
}: ConflictDialogProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const { savedBy = null, savedAt = null, merged } = conflict ?? {};
  const conflicts = merged?.conflicts ?? [];
  const taken = merged?.theirs ?? [];
  const open = conflicts.filter(({ name }) => !choices[name]).length;
  const name = savedBy ?? "Someone else";
  const save = () =>
    onSave(Object.fromEntries(conflicts.map((field) => [field.name, chosenValue(field, choices[field.name])])));

  return (
    <AdminDialog open={conflict !== null} onClose={onClose} title={`${name} saved this in the meantime`} sheet>
      <p className="text-small">
        {savedAt && (
          <>
            Saved on {formatLagosShortDate(savedAt)} at {formatLagosTime(savedAt)}.{" "}
          </>
        )}
        {conflicts.length === 0
          ? "You changed different fields, so both edits can be saved together."
          : "Nothing is lost: choose for each field which text is saved."}
      </p>
      {taken.length > 0 && (
        <p className="text-muted text-small">
          Also changed by {name}: {taken.map((field) => fieldLabel(kind, field)).join(", ")}.
        </p>
      )}
      {conflicts.map((field) => (
        <FieldChoice
          key={field.name}
          label={fieldLabel(kind, field.name)}
          field={field}
          names={names[field.name]}
          name={name}
          choice={choices[field.name]}
          onChoose={(choice) => setChoices((before) => ({ ...before, [field.name]: choice }))}
        />
      ))}
      <FormMessage message={message} />
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={open > 0} loading={busy && "Saving…"} onClick={save}>
          {conflicts.length === 0 ? "Save both" : "Save"}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Back to the form
        </Button>
        {open > 0 && (
          <span role="status" className="text-muted text-small">
            {open === 1 ? "1 field is left to choose" : `${open} fields are left to choose`}
          </span>
        )}
      </div>
    </AdminDialog>
  );
}

type FieldChoiceProps = {
  label: string;
  field: FieldConflict;
  /** Of the values, where one is chosen. */
  names: Readonly<Record<string, string>> | undefined;
  name: string;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

/** A value with the names of what was chosen. */
const named = (value: unknown, names: Readonly<Record<string, string>> = {}): unknown =>
  Array.isArray(value) ? value.map((each) => named(each, names)) : (names[String(value)] ?? value);

function FieldChoice({ label, field, names, name, choice, onChoose }: FieldChoiceProps) {
  const { base, mine, theirs } = field;
  // Only texts of more than a word can be put together by hand; a list, a price or a choice is one or the other.
  const canMerge =
    !names &&
    typeof mine === "string" &&
    typeof theirs === "string" &&
    /\s/.test(mine + theirs) &&
    !/^\d{4}-\d{2}-\d{2}(T|$)/.test(mine);
  const sides = [
    { of: "mine", title: "Yours", value: mine },
    { of: "theirs", title: `${name}’s`, value: theirs },
  ] as const;
  return (
    <fieldset className="grid gap-2 border-line border-t pt-3">
      <legend className="contents">
        <span className="font-semibold text-small">{label}</span>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ of, title, value }) => (
          <div
            key={of}
            className="grid content-start gap-2 border border-line-strong p-3 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent"
          >
            <label className="flex min-h-tap cursor-pointer items-center gap-2 font-medium text-small">
              <input
                type="radio"
                name={`choice-${field.name}`}
                aria-label={`${label}: ${title}`}
                checked={choice?.of === of}
                onChange={() => onChoose({ of })}
                className="size-5 accent-accent"
              />
              {title}
            </label>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text has to scroll by keyboard. */}
            <div tabIndex={0} className="max-h-56 overflow-y-auto">
              <TextDifference before={named(base, names)} after={named(value, names)} />
            </div>
          </div>
        ))}
      </div>
      {canMerge &&
        (choice?.of === "merged" ? (
          <Textarea
            label={`${label}, put together`}
            rows={6}
            value={choice.text}
            onChange={(event) => onChoose({ of: "merged", text: event.target.value })}
          />
        ) : (
          <Button
            size="small"
            variant="quiet"
            className="justify-self-start"
            onClick={() => onChoose({ of: "merged", text: `${toReadable(theirs)}\n\n${toReadable(mine)}` })}
          >
            Put both together
          </Button>
        ))}
    </fieldset>
  );
}
