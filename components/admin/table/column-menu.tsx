"use client";

import { Columns3 } from "lucide-react";
import { useRef, useState } from "react";

type ColumnMenuProps = {
  columns: readonly { id: string; label: string }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
};

/** Which columns are shown. A native disclosure; it closes when the focus leaves it. */
export function ColumnMenu({ columns, hidden, onChange }: ColumnMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const toggle = (id: string) => onChange(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id]);
  return (
    <details
      ref={details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="relative inline-block font-normal @max-[52rem]:hidden noscript:hidden"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        close();
        details.current?.querySelector("summary")?.focus();
      }}
    >
      <summary
        aria-label="Columns"
        title="Columns"
        className="grid size-tap cursor-pointer list-none place-items-center text-muted hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <Columns3 aria-hidden className="size-4" />
      </summary>
      {open && (
        <fieldset className="absolute end-0 z-30 grid min-w-48 bg-surface p-2 text-start text-ink shadow-pop">
          <legend className="sr-only">Shown columns</legend>
          {columns.map(({ id, label }) => (
            <label
              key={id}
              className="flex min-h-tap cursor-pointer items-center gap-3 px-2 text-small hover:bg-raised"
            >
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                onChange={() => toggle(id)}
                className="size-5 shrink-0 cursor-pointer accent-accent"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </details>
  );
}
