import type { Metadata } from "next";
import { DropsView } from "@/components/catalog/drops-view";
import { listJsonLd, pageJsonLd } from "@/components/layout/page-jsonld";
import { JsonLd } from "@/components/ui/json-ld";
import { Page } from "@/components/ui/page";
import { listCategories } from "@/lib/catalog/product-filter";
import { listProducts } from "@/lib/catalog/queries";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

export const revalidate = 3600;

export const metadata: Metadata = publicPageMetadata({
  title: "Drops: sculptures, prints and shirts in small editions",
  description:
    "Medallions, shirts, vases and prints of The Living Archive, made in small numbered editions. The price of delivery is shown before payment.",
  path: paths.drops,
});

export default async function DropsPage() {
  const products = await listProducts();
  const site = env().APP_URL;
  const dropPaths = products.map(({ slug }) => paths.drop(slug));
  return (
    <Page className="relative">
      <JsonLd
        data={pageJsonLd({
          trail: [{ name: "Drops", path: paths.drops }],
          site,
          about: [listJsonLd("Drops", dropPaths, site)],
        })}
      />
      <DropsView
        title="Drops"
        lede="Objects in small numbered editions. Each label shows how many are left."
        products={products}
        categories={listCategories(products)}
      />
    </Page>
  );
}
