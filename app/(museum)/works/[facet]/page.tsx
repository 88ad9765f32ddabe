import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FacetNav } from "@/components/exhibitions/works/facet-nav";
import { facetTexts } from "@/components/exhibitions/works/facet-texts";
import { ValueGrid } from "@/components/exhibitions/works/value-grid";
import { listJsonLd, pageJsonLd } from "@/components/layout/page-jsonld";
import { JsonLd } from "@/components/ui/json-ld";
import { Page, PageHead } from "@/components/ui/page";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { workPaths } from "@/lib/core/urls/work-paths";
import { facetKeys } from "@/lib/exhibitions/works/contracts";
import { listBrowsedWorks } from "@/lib/exhibitions/works/queries";
import { findFacet, listFacetValues } from "@/lib/exhibitions/works/rules";

export const revalidate = 3600;

export const generateStaticParams = () => facetKeys.map((facet) => ({ facet }));

export async function generateMetadata({ params }: PageProps<"/works/[facet]">): Promise<Metadata> {
  const facet = findFacet((await params).facet);
  if (!facet) return { title: "Page not found", robots: { index: false } };
  const { name, lede } = facetTexts[facet];
  return publicPageMetadata({
    title: `Works by ${name.toLowerCase()}`,
    description: lede,
    path: workPaths.facet(facet),
  });
}

/** All values of a facet. */
export default async function FacetPage({ params }: PageProps<"/works/[facet]">) {
  const facet = findFacet((await params).facet) ?? notFound();
  const values = listFacetValues(await listBrowsedWorks(), facet);
  const { name, lede } = facetTexts[facet];
  const site = env().APP_URL;
  const trail = [
    { name: "Works", path: paths.works },
    { name, path: workPaths.facet(facet) },
  ] as const;
  const valuePaths = values.map((value) => workPaths.value(facet, value.slug));
  return (
    <Page className="pb-wall">
      <JsonLd data={pageJsonLd({ trail, site, about: [listJsonLd(name, valuePaths, site)] })} />
      <PageHead title={name} lede={lede}>
        <FacetNav current={facet} />
      </PageHead>
      <ValueGrid facet={facet} values={values} />
    </Page>
  );
}
