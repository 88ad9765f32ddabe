import Link from "next/link";
import { paths } from "@/lib/core/urls/paths";
import { workPaths } from "@/lib/core/urls/work-paths";
import { type FacetKey, facetKeys } from "@/lib/exhibitions/works/contracts";
import { facetTexts } from "./facet-texts";

/** What the works can be browsed by; `current` is that of this page, and "all" the page of all works. */
export function FacetNav({ current, isOverview = true }: { current: FacetKey | "all"; isOverview?: boolean }) {
  const links = [
    { key: "all" as const, name: "All works", href: paths.works },
    ...facetKeys.map((key) => ({ key, name: facetTexts[key].name, href: workPaths.facet(key) })),
  ];
  return (
    <nav aria-label="Browse the works by">
      <ul className="chips flex flex-wrap gap-2">
        {links.map(({ key, name, href }) => (
          <li key={key}>
            <Link
              href={href}
              prefetch={false}
              aria-current={key === current ? (isOverview ? "page" : "true") : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
