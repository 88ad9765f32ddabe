import type { Metadata } from "next";
import Link from "next/link";
import { FacetNav } from "@/components/exhibitions/works/facet-nav";
import { WorkGrid } from "@/components/exhibitions/works/work-grid";
import { WorkIndex } from "@/components/exhibitions/works/work-index";
import { listJsonLd, pageJsonLd } from "@/components/layout/page-jsonld";
import { EmptyState } from "@/components/ui/empty-state";
import { JsonLd } from "@/components/ui/json-ld";
import { Page, PageHead } from "@/components/ui/page";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { workPaths } from "@/lib/core/urls/work-paths";
import { facetKeys } from "@/lib/exhibitions/works/contracts";
import { listBrowsedWorks } from "@/lib/exhibitions/works/queries";
import { listFacetValues } from "@/lib/exhibitions/works/rules";

export const revalidate = 3600;

export const metadata: Metadata = publicPageMetadata({
  title: "Works",
  description:
    "Every public work of the museum on one page, to browse by years in office, object, colour, technique, person and place.",
  path: paths.works,
});

/** All public works, and the index of what they can be browsed by. */
export default async function WorksPage() {
  const works = await listBrowsedWorks();
  const facets = facetKeys.map((facet) => ({ facet, values: listFacetValues(works, facet) }));
  const site = env().APP_URL;
  const workPages = works.map(({ page }) => page);
  return (
    <Page className="grid gap-[clamp(3rem,6vw,5rem)] pb-wall">
      <JsonLd
        data={pageJsonLd({
          trail: [{ name: "Works", path: paths.works }],
          site,
          about: [listJsonLd("Works", workPages, site)],
        })}
      />
      <div>
        <PageHead title="Works" lede="An object of the era hangs where each face would be. Look them up.">
          <FacetNav current="all" />
          <p>
            <Link href={workPaths.compare()} prefetch={false} className="link inline-flex min-h-tap items-center">
              Compare two works
            </Link>
          </p>
        </PageHead>
        {works.length > 0 ? (
          <WorkGrid works={works.map((work) => ({ work }))} level={2} />
        ) : (
          <EmptyState title="No works yet">The first work is being made. Please check back soon.</EmptyState>
        )}
      </div>
      <WorkIndex facets={facets} />
    </Page>
  );
}
