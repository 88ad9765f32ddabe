import { plate } from "@/components/ui/plate";
import type { Product } from "@/lib/shop/contracts";
import { worthWaiting } from "@/lib/shop/schedule-rules";
import { BuyForm } from "./buy-form";
import { DropAlert } from "./drop-alert";
import { DropSizes } from "./drop-sizes";
import { whyNotBuy } from "./why-not-buy";

type NotForSaleProps = {
  product: Pick<Product, "_id" | "variants" | "inStock" | "stock" | "phase" | "editionSize" | "editionIssued">;
  slug: string;
};

/** What stands in place of the two buttons while a drop cannot be bought: why, and, where it is worth waiting, how to be told. */
export function NotForSale({ product, slug }: NotForSaleProps) {
  const choices = product.variants.filter(({ name }) => name !== "");
  return (
    <div className="grid gap-3">
      <p id="why-not" className="font-medium">
        {whyNotBuy(product)}
      </p>
      {["Buy Now", "Add to Cart"].map((name) => (
        <button
          key={name}
          type="button"
          aria-disabled
          aria-describedby="why-not"
          className={plate({ look: "blocked", size: "large", wide: true })}
        >
          {name}
        </button>
      ))}
      {product.phase === "upcoming" && (
        <noscript>
          <BuyForm productId={product._id} className="grid gap-3">
            <p>Without script this page does not turn by itself. Once it is time, press here.</p>
            {choices.length > 0 && <DropSizes variants={choices} />}
            <button type="submit" className={plate({ look: "secondary", wide: true })}>
              Add to Cart, if it is open
            </button>
          </BuyForm>
        </noscript>
      )}
      {worthWaiting(product) && <DropAlert slug={slug} />}
    </div>
  );
}
