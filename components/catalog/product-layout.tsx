import type { ReactNode } from "react";
import { WallLabel } from "@/components/ui/wall-label";
import type { ObjectModel, Product } from "@/lib/catalog/contracts";
import { ObjectSections } from "./object-sections";
import { ProductGallery } from "./product-gallery";
import { ProductImage } from "./product-image";
import { ProductStory } from "./product-story";
import "./catalog.css";

type ProductLayoutProps = {
  product: Pick<
    Product,
    "name" | "description" | "categories" | "images" | "label" | "material" | "care" | "dimensions" | "sizeGuide"
  >;
  model?: ObjectModel | null;
  /** Price, stock and buttons. */
  offer: ReactNode;
  /** The work that the product is made after. */
  work?: ReactNode;
  /** What shipping costs, in words. */
  shipping: string;
  /** The days after delivery in which a return can be asked for. */
  returnDays: number;
};

/** The page of a product, without what links to other pages. The admin's preview shows it with unsaved texts. */
export function ProductLayout({ product, model = null, offer, work, shipping, returnDays }: ProductLayoutProps) {
  const { name, categories, label, images, description } = product;
  return (
    <>
      {/* On a tablet the label stands below the pictures, which are shorter than the buy box. */}
      <div className="drop-top g12 items-start gap-y-5 pt-2 md:gap-y-8 md:max-xl:grid-rows-[auto_1fr] xl:gap-y-12">
        <div className="col-span-full drop-views md:col-span-6 xl:sticky xl:top-[calc(var(--header)+1rem)] xl:col-span-5">
          <ProductGallery name={name} images={images} model={model} />
        </div>
        <div className="drop-texts md:col-span-6 md:grid md:gap-6 md:max-xl:row-span-2 xl:col-span-4 xl:ps-5">
          <div>
            <p className="font-semibold text-muted">{categories[0] ?? "Uncategorized"}</p>
            <h1 className="pt-1 text-title">{name}</h1>
          </div>
          {offer}
        </div>
        <aside className="col-span-full grid gap-4 md:col-span-6 xl:col-span-3">
          <WallLabel
            title={name}
            year={label?.year}
            accession={
              label && (
                <>
                  {label.accession}
                  {label.credit && <span className="block">{label.credit}</span>}
                </>
              )
            }
            className="max-w-none"
          >
            {label?.medium && <span className="block">{label.medium}</span>}
            {label?.dimensions && <span className="block">{label.dimensions}</span>}
          </WallLabel>
          {/* The third view has the object in a room; on a wide screen it stands beside the buttons too. */}
          {images[2] && (
            <div className="hidden shadow-label xl:block">
              <ProductImage image={images[2]} sizes="22vw" decorative />
            </div>
          )}
        </aside>
      </div>
      <ProductStory name={name} description={description} work={work} />
      <ObjectSections product={product} returnDays={returnDays} shipping={shipping} />
    </>
  );
}
