"use client";

import { ChevronDown } from "lucide-react";
import { useId } from "react";
import type { ListFilter } from "./list-filters";
import { useFilterInput } from "./use-filter-input";

export const controlClass =
  "filter-control w-full border border-line-strong bg-ground px-3 py-1.5 text-base text-ink placeholder:text-muted placeholder:opacity-100 md:text-small";

type DateFilterProps = {
  filter: Extract<ListFilter, { kind: "date" }>;
  value: string;
  onChange: (name: string, value: string) => void;
};

/** What the input holds while the digits of a year are typed is no day of this list. */
const dayPattern = /^20[2-9]\d-\d{2}-\d{2}$/;

/** A day; it applies when it is complete, after a short pause. */
export function DateFilter({ filter: { name, label }, value, onChange }: DateFilterProps) {
  const id = useId();
  const { typed, type, applyWaiting } = useFilterInput(value, (day) => onChange(name, day));
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-muted text-tiny">
        {label}
      </label>
      <input
        id={id}
        type="date"
        name={name}
        value={typed}
        min="2020-01-01"
        max="2099-12-31"
        onChange={({ target }) =>
          type(target.value, target.value === "" ? !target.validity.badInput : dayPattern.test(target.value))
        }
        onBlur={applyWaiting}
        className={`${controlClass} ${value ? "border-accent-ink font-semibold" : ""}`}
      />
    </div>
  );
}

type SelectFilterProps = {
  filter: Extract<ListFilter, { kind: "select" }>;
  value: string;
  onChange: (name: string, value: string) => void;
};

export function SelectFilter({ filter: { name, label, options }, value, onChange }: SelectFilterProps) {
  const id = useId();
  const selected = options.some(([known]) => known === value) ? value : (options[0]?.[0] ?? "");
  const { typed, choose } = useFilterInput(selected, (option) => onChange(name, option));
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-muted text-tiny">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={typed}
          onChange={(event) => choose(event.target.value)}
          className={`${controlClass} appearance-none truncate md:max-w-52 pe-9 ${selected !== options[0]?.[0] ? "border-accent-ink font-semibold" : ""}`}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </div>
  );
}
