"use client";

import { Select } from "@/components/ui/select";

type Sections = { sections: readonly { id: string; name: string }[] };

/** The sections of a long form, beside it on a wide screen. */
export function SectionLinks({ sections }: Sections) {
  return (
    <nav aria-label="Sections" className="max-xl:hidden">
      <ul className="sticky top-[calc(var(--header)+1rem)] grid border-line border-s">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 touch:min-h-tap items-center px-4 font-medium text-muted text-small hover:bg-raised hover:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same on a narrower screen. Choosing the first one again is possible, because none stays chosen. */
export function SectionSelect({ sections }: Sections) {
  return (
    <Select
      label="Go to a section"
      className="xl:hidden"
      value=""
      onChange={({ target }) => document.getElementById(target.value)?.scrollIntoView()}
    >
      <option value="" disabled>
        Choose
      </option>
      {sections.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
