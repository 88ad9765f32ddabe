import type { Metadata } from "next";
import { DropsView } from "@/components/catalog/drops-view";
import { Page } from "@/components/ui/page";
import { productFilter } from "@/lib/catalog/contracts";
import { listCategories } from "@/lib/catalog/product-filter";
import { listFilteredProducts, listProducts } from "@/lib/catalog/queries";
import { paths } from "@/lib/core/urls/paths";
import { parsePageQuery } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata: Metadata = {
  title: "Drops",
  robots: { index: false, follow: true },
  alternates: { canonical: paths.drops },
};

/** /drops with a filter in its query (next.config.ts). A page of its own, so that the list without one stays prerendered. */
export default async function FilteredDropsPage({ searchParams }: PageProps<"/filtered-drops">) {
  const filter = await parsePageQuery(productFilter, searchParams);
  const [products, all] = await readForPage(Promise.all([listFilteredProducts(filter), listProducts()]), paths.drops);
  const categories = listCategories(all);
  const category = categories.find(({ slug }) => slug === filter.category);
  return (
    <Page className="relative">
      <DropsView
        title={category?.name ?? "Drops"}
        lede={`${products.length} of ${all.length} drops.`}
        products={products}
        categories={categories}
        filter={filter}
      />
    </Page>
  );
}
