import type { Metadata } from "next";
import { ProductSheet, WorkSheet } from "@/components/design/collection-sheet";
import { developmentOnly } from "@/components/design/development-only";
import { Page, PageHead } from "@/components/ui/page";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { listProducts } from "@/lib/shop/queries";

export const metadata: Metadata = { title: "Collection" };

export default async function DesignCollectionPage() {
  developmentOnly();
  const products = await listProducts();
  return (
    <Page>
      <PageHead
        title="Collection"
        lede="Every work in every cut, every drop in every view, and what is written of each."
      />
      <h2 className="pb-4 text-heading">Eighteen works</h2>
      {leaders.map((leader) => (
        <WorkSheet key={leader.slug} leader={leader} />
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
