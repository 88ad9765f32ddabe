import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DropsView } from "@/components/catalog/drops-view";
import { listJsonLd, pageJsonLd } from "@/components/layout/page-jsonld";
import { JsonLd } from "@/components/ui/json-ld";
import { Page } from "@/components/ui/page";
import { filterProducts, listCategories } from "@/lib/catalog/product-filter";
import { listProducts } from "@/lib/catalog/queries";
import { env } from "@/lib/core/env";
import { getShareCard, publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

export const revalidate = 3600;

/** Prerenders all categories at build time. */
export async function generateStaticParams() {
  return listCategories(await listProducts()).map(({ slug }) => ({ category: slug }));
}

async function getCategory(slug: string) {
  const all = await listProducts();
  const categories = listCategories(all);
  const category = categories.find((each) => each.slug === slug);
  return category && { category, categories, products: filterProducts(all, { category: slug }) };
}

export async function generateMetadata({ params }: PageProps<"/drops/category/[category]">): Promise<Metadata> {
  const found = await getCategory((await params).category);
  if (!found) return { title: "Category not found", robots: { index: false } };
  const { name, slug } = found.category;
  const image = found.products[0]?.images[0];
  return publicPageMetadata({
    title: `${name}: drops`,
    description: `The drops of The Living Archive in the category ${name}, made in small numbered editions. The price of delivery is shown before payment.`,
    path: paths.dropCategory(slug),
    ...(image && { card: { url: getShareCard(image.url), alt: image.alt } }),
  });
}

/** The drops of one category. */
export default async function CategoryPage({ params }: PageProps<"/drops/category/[category]">) {
  const found = await getCategory((await params).category);
  if (!found) notFound();
  const { category, categories, products } = found;
  const site = env().APP_URL;
  const dropPaths = products.map(({ slug }) => paths.drop(slug));
  const trail = [
    { name: "Drops", path: paths.drops },
    { name: category.name, path: paths.dropCategory(category.slug) },
  ] as const;
  return (
    <Page className="relative">
      <JsonLd data={pageJsonLd({ trail, site, about: [listJsonLd(category.name, dropPaths, site)] })} />
      <DropsView
        title={category.name}
        lede={`${products.length} ${products.length === 1 ? "drop" : "drops"} in this category.`}
        products={products}
        categories={categories}
        filter={{ category: category.slug }}
      />
    </Page>
  );
}
