"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { PartProps } from "@/components/ui/use-api-form";

/** A drop as the picker lists it. */
export type DropName = { slug: string; name: string };

type DropPickerProps = PartProps<string[]> & {
  /** Every drop, by name. */
  drops: readonly DropName[];
  /** What it means that no drop is chosen. */
  emptyText: string;
};

/** Drops that are chosen by name; the value is their slugs. */
export function DropPicker({ drops, value, onChange, errorOf, emptyText }: DropPickerProps) {
  const [chosen, setChosen] = useState("");
  const select = useRef<HTMLSelectElement>(null);
  const nameOf = (slug: string) => drops.find((drop) => drop.slug === slug)?.name ?? slug;
  const left = drops.filter(({ slug }) => !value.includes(slug));

  function add() {
    if (chosen === "") return;
    onChange([...value, chosen]);
    setChosen("");
  }

  function remove(slug: string) {
    onChange(value.filter((one) => one !== slug));
    // The pressed button is gone.
    select.current?.focus();
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 font-semibold">Drops</legend>
      {value.length === 0 ? (
        <p className="text-muted text-small">{emptyText}</p>
      ) : (
        <ul className="grid border-line border-t">
          {value.map((slug) => (
            <li key={slug} className="flex items-center justify-between gap-4 border-line border-b py-1">
              <span className="wrap-anywhere">{nameOf(slug)}</span>
              <Button size="small" variant="quiet" aria-label={`Remove ${nameOf(slug)}`} onClick={() => remove(slug)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          ref={select}
          label="Add a drop"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          error={errorOf("")}
          className="min-w-0 grow"
        >
          <option value="">Choose a drop</option>
          {left.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <Button variant="secondary" disabled={chosen === ""} onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}
