import type { Metadata } from "next";
import { BuyingDesk } from "@/components/shop/buying-desk";
import { DropCard } from "@/components/shop/drop-card";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { paths } from "@/lib/platform/paths";
import { listProducts } from "@/lib/shop/queries";

export const revalidate = 3600;

export const metadata: Metadata = {
  title: "Drops",
  description:
    "Medallions, shirts, vases and prints of The Living Archive, made in small numbered editions. Shipping is free.",
  alternates: { canonical: paths.drops },
};

// Three to a shelf and no two neighbours of one size, as things stand in a house rather than in a catalogue. The first
// shelf rises to the right, which leaves the wall above its left end to the title.
const widths = [3, 4, 5, 5, 3, 4, 4, 5, 3].map(
  (columns) => ({ 3: "xl:col-span-3", 4: "xl:col-span-4", 5: "xl:col-span-5" })[columns],
);

export default async function DropsPage() {
  const products = await listProducts();
  return (
    <Page className="relative">
      <header className="grid gap-4 pt-[clamp(2rem,5vw,3rem)] pb-10 xl:absolute xl:start-edge xl:w-[calc((100%-2*var(--edge)-11*var(--gutter))/4+2*var(--gutter))]">
        <h1 className="text-giant">Drops</h1>
        <p className="max-w-[32ch] font-normal font-read text-muted text-read">
          Things to keep, in small editions. What the label counts is what there is.
        </p>
      </header>
      {products.length === 0 ? (
        <EmptyState title="The shelf is empty">The next drop is being made. Please look in again.</EmptyState>
      ) : (
        <BuyingDesk className="g12 pb-wall xl:pt-12">
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
