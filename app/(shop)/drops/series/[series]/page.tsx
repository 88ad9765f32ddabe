import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DropsView } from "@/components/catalog/drops-view";
import { FollowForm } from "@/components/collections/follow-form";
import { listJsonLd, pageJsonLd } from "@/components/layout/page-jsonld";
import { JsonLd } from "@/components/ui/json-ld";
import { Page } from "@/components/ui/page";
import { categorySlug, listCategories, listSeries } from "@/lib/catalog/product-filter";
import { listProducts } from "@/lib/catalog/queries";
import { env } from "@/lib/core/env";
import { getShareCard, publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

export const revalidate = 3600;

/** Prerenders all series at build time; one that is named later is rendered on its first request. */
export async function generateStaticParams() {
  return listSeries(await listProducts()).map(({ slug }) => ({ series: slug }));
}

async function getSeries(slug: string) {
  const all = await listProducts();
  const series = listSeries(all).find((each) => each.slug === slug);
  const products = all.filter((product) => categorySlug(product.series ?? "") === slug);
  return series && { series, products, categories: listCategories(all) };
}

export async function generateMetadata({ params }: PageProps<"/drops/series/[series]">): Promise<Metadata> {
  const found = await getSeries((await params).series);
  if (!found) return { title: "Series not found", robots: { index: false } };
  const { name, slug } = found.series;
  const image = found.products[0]?.images[0];
  return publicPageMetadata({
    title: `${name}: a series`,
    description: `The drops of the series ${name} of The Living Archive. Follow it for an email about each new drop, and see which of them you own.`,
    path: paths.series(slug),
    ...(image && { card: { url: getShareCard(image.url), alt: image.alt } }),
  });
}

/** The drops of one series. */
export default async function SeriesPage({ params }: PageProps<"/drops/series/[series]">) {
  const found = await getSeries((await params).series);
  if (!found) notFound();
  const { series, products, categories } = found;
  const site = env().APP_URL;
  const dropPaths = products.map(({ slug }) => paths.drop(slug));
  const trail = [
    { name: "Drops", path: paths.drops },
    { name: series.name, path: paths.series(series.slug) },
  ] as const;
  return (
    <Page className="relative">
      <JsonLd data={pageJsonLd({ trail, site, about: [listJsonLd(series.name, dropPaths, site)] })} />
      <DropsView
        title={series.name}
        lede={`${products.length} ${products.length === 1 ? "drop" : "drops"} in this series.`}
        products={products}
        categories={categories}
      />
      <div className="border-line border-t py-6">
        <FollowForm kind="series" followed={series.slug} name={series.name} />
      </div>
    </Page>
  );
}
