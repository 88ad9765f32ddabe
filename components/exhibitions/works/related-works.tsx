import Link from "next/link";
import { paths } from "@/lib/core/urls/paths";
import { workPaths } from "@/lib/core/urls/work-paths";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { type FacetKey, facetKeys } from "@/lib/exhibitions/works/contracts";
import { leaderFacets } from "@/lib/exhibitions/works/rules";
import { leaderWorkKey } from "@/lib/exhibitions/works/work-keys";
import { facetTexts } from "./facet-texts";

// The page is about the person already.
const linkedKeys: readonly FacetKey[] = facetKeys.filter((key) => key !== "people");

/** Links from a leader's work to the works that share its decade, an object, its technique or a place. */
export function RelatedWorks({ leader }: { leader: PublicLeader }) {
  const facets = leaderFacets(leader, new Date());
  const links = linkedKeys.flatMap((facet) =>
    facets[facet].map(({ slug, name }) => ({
      href: workPaths.value(facet, slug),
      name: facetTexts[facet].titleOf(name),
    })),
  );
  const others = [
    { href: paths.works, name: "All works" },
    { href: workPaths.compare({ a: leaderWorkKey(leader) }), name: "Compare with another work" },
  ];
  return (
    <nav aria-label="Related works" className="page-x border-line border-t bg-ground py-5">
      <p className="pb-1 font-bold text-base">Related works</p>
      <ul className="flex flex-wrap gap-x-5">
        {[...links, ...others].map(({ href, name }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className="link inline-flex min-h-tap items-center text-small">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
