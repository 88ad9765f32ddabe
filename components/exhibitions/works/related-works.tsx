import Link from "next/link";
import type { Swatch } from "@/lib/core/colours";
import { paths } from "@/lib/core/urls/paths";
import { workPaths } from "@/lib/core/urls/work-paths";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { type FacetKey, facetKeys } from "@/lib/exhibitions/works/contracts";
import { leaderFacets } from "@/lib/exhibitions/works/rules";
import { leaderWorkKey } from "@/lib/exhibitions/works/work-keys";
import { facetTexts } from "./facet-texts";
import { SwatchDot } from "./swatches";

// The page is about the person already.
const linkedKeys: readonly FacetKey[] = facetKeys.filter((key) => key !== "people");

/** Links from a leader's work to the works that share its decade, an object, a colour, its technique or a place. */
export function RelatedWorks({ leader, palette }: { leader: PublicLeader; palette: readonly Swatch[] }) {
  const facets = leaderFacets(leader, palette, new Date());
  const links = linkedKeys.flatMap((facet) =>
    facets[facet].map(({ slug, name, swatch }) => ({
      href: workPaths.value(facet, slug),
      name: facetTexts[facet].titleOf(name),
      swatch,
    })),
  );
  const others = [
    { href: paths.works, name: "All works", swatch: undefined },
    { href: workPaths.compare({ a: leaderWorkKey(leader) }), name: "Compare with another work", swatch: undefined },
  ];
  return (
    <nav aria-label="Related works" className="page-x border-line border-t bg-ground py-5">
      <p className="pb-1 font-bold text-base">Related works</p>
      <ul className="flex flex-wrap gap-x-5">
        {[...links, ...others].map(({ href, name, swatch }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className="link inline-flex min-h-tap items-center gap-1.5 text-small">
              {swatch && <SwatchDot hex={swatch} />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
