import { citation } from "@/components/exhibitions/source";
import type { FacetEntry, FacetValue } from "@/lib/exhibitions/works/contracts";

/** The sources of what the works of a value say about it, one line for each source. Nothing where nothing is claimed. */
export function WorkSources({ value }: { value: FacetValue }) {
  const lines = linesOf(value);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="grid gap-3 border-ink border-t-2 pt-4">
      <h2 id="sources" className="font-bold text-base">
        Sources
      </h2>
      <ul className="grid gap-2">
        {lines.map(({ key, note, about, source }) => (
          <li key={key} className="grid gap-x-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <span className="font-normal font-read text-[1.0625rem]">{`${note}: ${about.join("; ")}`}</span>
            <cite className="font-medium text-muted text-small not-italic">{citation(source)}</cite>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Line = { key: string; note: string; about: string[]; source: NonNullable<FacetEntry["source"]> };

/** One line for all that a source says the same of. */
function linesOf({ works }: FacetValue): Line[] {
  const lines = new Map<string, Line>();
  for (const { work, entry } of works) {
    const { note = "", source } = entry;
    if (!source) continue;
    const key = `${note} ${source.title}`;
    const line = lines.get(key) ?? { key, note, about: [], source };
    line.about.push(work.about ?? work.title);
    lines.set(key, line);
  }
  return [...lines.values()];
}
