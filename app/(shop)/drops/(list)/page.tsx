import type { Metadata } from "next";
import { toProductCardModel } from "@/components/catalog/product-card-model";
import { ProductGrid } from "@/components/catalog/product-grid";
import { listJsonLd, pageJsonLd } from "@/components/layout/page-jsonld";
import { EmptyState } from "@/components/ui/empty-state";
import { JsonLd } from "@/components/ui/json-ld";
import { Page } from "@/components/ui/page";
import { listProducts } from "@/lib/catalog/queries";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

export const revalidate = 3600;

export const metadata: Metadata = publicPageMetadata({
  title: "Drops",
  description:
    "Medallions, shirts, vases and prints of The Living Archive, made in small numbered editions. Shipping is free.",
  path: paths.drops,
});

export default async function DropsPage() {
  const products = await listProducts();
  const site = env().APP_URL;
  const entries = products.map(({ name, slug }) => ({ name, path: paths.drop(slug) }));
  return (
    <Page className="relative">
      <JsonLd
        data={pageJsonLd({
          trail: [{ name: "Drops", path: paths.drops }],
          site,
          about: [listJsonLd("Drops", entries, site)],
        })}
      />
      <header className="grid gap-4 pt-[clamp(2rem,5vw,3rem)] pb-10 xl:absolute xl:start-edge xl:w-[calc((100%-2*var(--edge)-11*var(--gutter))/4+2*var(--gutter))]">
        <h1 className="text-giant">Drops</h1>
        <p className="max-w-[32ch] font-normal font-read text-muted text-read">
          Things to keep, in small editions. What the label counts is what there is.
        </p>
      </header>
      {products.length === 0 ? (
        <EmptyState title="No drops yet">The next drop is being made. Please check back soon.</EmptyState>
      ) : (
        <ProductGrid products={products.map(toProductCardModel)} className="g12 pb-wall max-md:block xl:pt-12" />
      )}
    </Page>
  );
}
