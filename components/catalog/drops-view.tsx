import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Category, Product, ProductFilter } from "@/lib/catalog/contracts";
import { paths } from "@/lib/core/urls/paths";
import { DropFilter } from "./drop-filter";
import { toProductCardModel } from "./product-card-model";
import { ProductGrid } from "./product-grid";

type DropsViewProps = {
  title: string;
  lede: string;
  products: readonly Product[];
  categories: readonly Category[];
  filter?: ProductFilter;
};

/** A list of drops with its title and filter. */
export function DropsView({ title, lede, products, categories, filter = {} }: DropsViewProps) {
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <header className="grid gap-4 pt-[clamp(2rem,5vw,3rem)] pb-6 xl:absolute xl:start-edge xl:w-[calc((100%-2*var(--edge)-11*var(--gutter))/4+2*var(--gutter))]">
        <h1 className={filter.category === undefined ? "text-giant" : "text-title"}>{title}</h1>
        <p className="max-w-[32ch] font-normal font-read text-muted text-read">{lede}</p>
      </header>
      <DropFilter categories={categories} filter={filter} />
      {products.length > 0 && <ProductGrid products={products.map(toProductCardModel)} isFiltered={isFiltered} />}
      {products.length === 0 && (
        <div className="pb-wall xl:pt-12">
          {isFiltered ? (
            <EmptyState
              title="No drop matches"
              action={
                <ButtonLink href={paths.drops} variant="secondary">
                  Show all drops
                </ButtonLink>
              }
            >
              Try a wider price range or another category.
            </EmptyState>
          ) : (
            <EmptyState title="No drops yet">The next drop is being made. Please check back soon.</EmptyState>
          )}
        </div>
      )}
    </>
  );
}
