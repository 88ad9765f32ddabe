import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ColourProducts } from "@/components/exhibitions/works/colour-products";
import { FacetNav } from "@/components/exhibitions/works/facet-nav";
import { facetTexts } from "@/components/exhibitions/works/facet-texts";
import { WorkGrid } from "@/components/exhibitions/works/work-grid";
import { ValueList } from "@/components/exhibitions/works/work-index";
import { WorkSources } from "@/components/exhibitions/works/work-sources";
import { listJsonLd, pageJsonLd } from "@/components/layout/page-jsonld";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { JsonLd } from "@/components/ui/json-ld";
import { Page, PageHead } from "@/components/ui/page";
import { env } from "@/lib/core/env";
import { metaDescription, publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { workPaths } from "@/lib/core/urls/work-paths";
import { facetKeys } from "@/lib/exhibitions/works/contracts";
import { listBrowsedWorks } from "@/lib/exhibitions/works/queries";
import { findFacet, listFacetValues } from "@/lib/exhibitions/works/rules";
import { listProductsByColour } from "@/lib/workflows/products-by-colour-query";

export const revalidate = 3600;

/** Prerenders all values at build time; one that comes with a later work is rendered on its first request. */
export async function generateStaticParams() {
  const works = await listBrowsedWorks();
  return facetKeys.flatMap((facet) => listFacetValues(works, facet).map(({ slug }) => ({ facet, value: slug })));
}

type Props = PageProps<"/works/[facet]/[value]">;

async function findValue({ params }: Props) {
  const { facet: name, value: slug } = await params;
  const facet = findFacet(name);
  if (!facet) return null;
  const values = listFacetValues(await listBrowsedWorks(), facet);
  const value = values.find((each) => each.slug === slug);
  return value ? { facet, values, value, texts: facetTexts[facet] } : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await findValue(props);
  if (!found) return { title: "Page not found", robots: { index: false } };
  const { facet, value, texts } = found;
  return publicPageMetadata({
    title: `${texts.titleOf(value.name)}: ${texts.kind} in the works`,
    description: metaDescription(
      `${texts.titleOf(value.name)}. ${texts.ledeOf(value)} ${value.works.map(({ work }) => work.title).join(", ")}`,
      "Works",
    ),
    path: workPaths.value(facet, value.slug),
  });
}

/** The works that have one value of a facet. */
export default async function FacetValuePage(props: Props) {
  const { facet, values, value, texts } = (await findValue(props)) ?? notFound();
  const title = texts.titleOf(value.name);
  const site = env().APP_URL;
  const path = workPaths.value(facet, value.slug);
  const trail = [
    { name: "Works", path: paths.works },
    { name: texts.name, path: workPaths.facet(facet) },
    { name: title, path },
  ] as const;
  const workPages = value.works.map(({ work }) => work.page);
  return (
    <Page className="grid gap-[clamp(3rem,6vw,5rem)] pb-wall">
      <JsonLd data={pageJsonLd({ trail, site, about: [listJsonLd(title, workPages, site)] })} />
      <div>
        <Breadcrumb
          items={trail.slice(0, -1).map((crumb) => ({ name: crumb.name, href: crumb.path }))}
          current={title}
        />
        <PageHead title={title} lede={texts.ledeOf(value)}>
          <FacetNav current={facet} isOverview={false} />
        </PageHead>
        <WorkGrid works={value.works.map(({ work, entry }) => ({ work, note: entry.note }))} level={2} />
      </div>
      {facet === "colours" && <ColourProducts products={await listProductsByColour(value.slug)} />}
      <WorkSources value={value} />
      <nav aria-labelledby="values" className="grid gap-1">
        <h2 id="values" className="border-ink border-t-2 pt-4 font-bold text-base">
          {texts.name}
        </h2>
        <div className="gap-x-[clamp(2rem,4vw,4rem)] sm:columns-2 lg:columns-4">
          <ValueList facet={facet} values={values} current={value.slug} />
        </div>
      </nav>
    </Page>
  );
}
