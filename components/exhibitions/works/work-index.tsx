import Link from "next/link";
import { workPaths } from "@/lib/core/urls/work-paths";
import type { FacetKey, FacetValue } from "@/lib/exhibitions/works/contracts";
import { facetTexts } from "./facet-texts";
import { ValueSwatch } from "./swatches";

type FacetList = { facet: FacetKey; values: readonly FacetValue[] };

/** Every value of every facet with the number of its works, like the index of a book. */
export function WorkIndex({ facets }: { facets: readonly FacetList[] }) {
  return (
    <section aria-labelledby="index" className="grid gap-8">
      <h2 id="index" className="text-title">
        Index
      </h2>
      <div className="columns-2 gap-x-[clamp(1.25rem,4vw,4rem)] md:columns-3 lg:columns-4">
        {facets
          .filter(({ values }) => values.length > 0)
          .map(({ facet, values }) => (
            <div key={facet} className="pb-8">
              <h3 className="border-ink border-t-2 pt-2 pb-1 font-bold text-base">
                <Link
                  href={workPaths.facet(facet)}
                  prefetch={false}
                  className="inline-flex min-h-tap items-center hover:underline hover:decoration-2 hover:decoration-accent hover:underline-offset-[0.28em]"
                >
                  {facetTexts[facet].name}
                </Link>
              </h3>
              <ValueList facet={facet} values={values} />
            </div>
          ))}
      </div>
    </section>
  );
}

type ValueListProps = FacetList & {
  /** The slug of the value that this page is about. */
  current?: string;
};

/** The values of one facet as lines of an index. */
export function ValueList({ facet, values, current }: ValueListProps) {
  return (
    <ul>
      {values.map(({ slug, name, works }) => (
        <li key={slug} className="break-inside-avoid border-line border-b">
          <Link
            href={workPaths.value(facet, slug)}
            prefetch={false}
            aria-current={slug === current ? "page" : undefined}
            className="group flex min-h-tap items-center justify-between gap-3 py-1.5 font-normal font-read text-[1.0625rem] leading-[1.35] aria-[current]:font-bold"
          >
            <span className="flex min-w-0 items-center gap-2 break-words underline-offset-4 group-hover:underline group-hover:decoration-2 group-hover:decoration-accent">
              <ValueSwatch facet={facet} slug={slug} />
              {facetTexts[facet].titleOf(name)}
            </span>
            <span className="font-medium font-sans text-muted text-small">
              {works.length}
              <span className="sr-only">{works.length === 1 ? " work" : " works"}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
