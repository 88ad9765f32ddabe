import type { Metadata } from "next";
import { ArtworkSheet, ProductSheet } from "@/components/design/collection-sheet";
import { developmentOnly } from "@/components/design/development-only";
import { Page, PageHead } from "@/components/ui/page";
import { listProducts } from "@/lib/catalog/queries";
import { leaders } from "@/lib/exhibitions/collection/leaders";

export const metadata: Metadata = { title: "Collection" };

export default async function DesignCollectionPage() {
  developmentOnly();
  const products = await listProducts();
  return (
    <Page>
      <PageHead title="Collection" lede="Every artwork in every crop, every drop in every view, with their texts." />
      <h2 className="pb-4 text-heading">Eighteen artworks</h2>
      {leaders.map((leader) => (
        <ArtworkSheet key={leader.slug} leader={leader} />
      ))}
      <h2 className="pt-wall pb-4 text-heading">{products.length} drops</h2>
      <div className="grid gap-x-gutter md:grid-cols-2 xl:grid-cols-3">
        {products.map((product) => (
          <ProductSheet key={product.slug} product={product} />
        ))}
      </div>
    </Page>
  );
}
