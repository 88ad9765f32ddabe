import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import type { Product } from "@/lib/catalog/contracts";
import { getDisplayPrice, stockSentence } from "@/lib/catalog/rules";
import { EditionProgress } from "./edition-progress";
import "./catalog.css";

type ProductOfferProps = {
  product: Pick<
    Product,
    | "price"
    | "salePrice"
    | "stock"
    | "reserved"
    | "inStock"
    | "editionSize"
    | "editionIssued"
    | "opensAt"
    | "closesAt"
    | "phase"
    | "draw"
  >;
  shipping: string;
  belowPrice?: ReactNode;
  /** The countdown of a scheduled product. */
  countdown?: ReactNode;
  /** Since when the counts are right. */
  updated: ReactNode;
};

/** The price of a product and how many are left. */
export function ProductOffer({ product, shipping, belowPrice, countdown, updated }: ProductOfferProps) {
  const { editionSize, editionIssued, stock, reserved } = product;
  const { price, was } = getDisplayPrice(product);
  return (
    <>
      <p className="drop-price">
        <Price amount={price} originalAmount={was} size="huge" />
        <small>{shipping}</small>
        {belowPrice}
      </p>
      <section aria-label="Stock" className="drop-stock">
        <p>
          <b>{stockSentence(product)}</b>
          <small>{editionSize === null ? "Open edition" : `${editionIssued} sold`}</small>
        </p>
        {countdown}
        {editionSize !== null && (
          <EditionProgress size={editionSize} sold={editionIssued} left={stock} held={reserved} />
        )}
        <small>{updated}</small>
      </section>
    </>
  );
}
