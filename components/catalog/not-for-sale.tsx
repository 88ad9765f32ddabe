import { buttonVariants } from "@/components/ui/button-variants";
import type { Product } from "@/lib/catalog/contracts";
import { isAlertUseful } from "@/lib/catalog/rules";
import { BuyForm } from "./buy-form";
import { DropAlert } from "./drop-alert";
import { purchaseBlockReason } from "./purchase-block-reason";
import { VariantPicker } from "./variant-picker";

type NotForSaleProps = {
  product: Pick<
    Product,
    "_id" | "variants" | "inStock" | "stock" | "reserved" | "phase" | "editionSize" | "editionIssued" | "draw"
  >;
  slug: string;
};

/** Replaces the buy buttons while a product is not for sale: the reason and, if it may become available, an alert form. */
export function NotForSale({ product, slug }: NotForSaleProps) {
  const choices = product.variants.filter(({ name }) => name !== "");
  return (
    <div className="grid gap-3">
      <p id="why-not" className="font-medium">
        {purchaseBlockReason(product)}
      </p>
      {["Buy Now", "Add to Cart"].map((name) => (
        <button
          key={name}
          type="button"
          aria-disabled
          aria-describedby="why-not"
          className={buttonVariants({ variant: "disabled", size: "large", wide: true })}
        >
          {name}
        </button>
      ))}
      {product.phase === "upcoming" && (
        <noscript>
          <BuyForm productId={product._id} className="grid gap-3">
            <p>Without JavaScript this page does not update. Press here once the drop is open.</p>
            {choices.length > 0 && <VariantPicker variants={choices} />}
            <button type="submit" className={buttonVariants({ variant: "secondary", wide: true })}>
              Add to Cart, if it is open
            </button>
          </BuyForm>
        </noscript>
      )}
      {product.draw === null && isAlertUseful(product) && (
        <DropAlert slug={slug} sizes={choices.length > 0 ? ["", ...choices.map(({ name }) => name)] : []} />
      )}
    </div>
  );
}
