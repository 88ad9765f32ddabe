import type { Metadata } from "next";
import { BuyingDesk } from "@/components/shop/buying-desk";
import { DropCard } from "@/components/shop/drop-card";
import { EmptyState } from "@/components/ui/empty-state";
import { Page, PageHead } from "@/components/ui/page";
import { paths } from "@/lib/platform/paths";
import { listProducts } from "@/lib/shop/queries";

export const revalidate = 3600;

export const metadata: Metadata = {
  title: "Drops",
  description:
    "Medallions, shirts, vases and prints of The Living Archive, made in small numbered editions. Shipping is free.",
  alternates: { canonical: paths.drops },
};

// Three to a shelf and no two neighbours of one size, as things stand in a house rather than in a catalogue.
const widths = [4, 5, 3, 5, 3, 4, 3, 4, 5].map(
  (columns) => ({ 3: "xl:col-span-3", 4: "xl:col-span-4", 5: "xl:col-span-5" })[columns],
);

export default async function DropsPage() {
  const products = await listProducts();
  return (
    <Page>
      <PageHead
        title="Drops"
        lede="Things to keep, in small editions. Each piece gets its number when it is paid for; what the label counts is what there is."
      />
      {products.length === 0 ? (
        <EmptyState title="The shelf is empty">The next drop is being made. Please look in again.</EmptyState>
      ) : (
        <BuyingDesk className="g12 pb-wall">
          {products.map((product, index) => (
            <DropCard
              key={product._id}
              product={product}
              first={index === 0}
              sizes="(width >= 64rem) 33vw, (width >= 48rem) 50vw, 100vw"
              className={`col-span-full pb-14 md:col-span-6 lg:col-span-4 ${widths[index % widths.length]}`}
            />
          ))}
        </BuyingDesk>
      )}
    </Page>
  );
}
