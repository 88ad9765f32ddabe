import { citation } from "@/components/exhibitions/source";
import type { FacetValue } from "@/lib/exhibitions/works/contracts";

/** The sources of what the works of a value say about it, one line for each person. Nothing where nothing is claimed. */
export function WorkSources({ value }: { value: FacetValue }) {
  const lines = value.works.flatMap(({ work, entry: { note, source } }) =>
    source ? [{ key: work.slug, claim: `${work.about ?? work.title}: ${note?.toLowerCase()}`, source }] : [],
  );
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="grid gap-3 border-ink border-t-2 pt-4">
      <h2 id="sources" className="font-bold text-base">
        Sources
      </h2>
      <ul className="grid gap-2">
        {lines.map(({ key, claim, source }) => (
          <li key={key} className="grid gap-x-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <span className="font-normal font-read text-[1.0625rem]">{claim}</span>
            <cite className="font-medium text-muted text-small not-italic">{citation(source)}</cite>
          </li>
        ))}
      </ul>
    </section>
  );
}
