import Link from "next/link";
import { plate } from "@/components/ui/plate";
import { Price } from "@/components/ui/price";
import { paths } from "@/lib/platform/paths";
import type { Product } from "@/lib/shop/contracts";
import { shownPrice, stockSentence } from "@/lib/shop/rules";
import { BuyForm } from "./buy-form";
import { PieceImage } from "./piece-image";
import { whyNotBuy } from "./why-not-buy";

type DropCardProps = { product: Product; first?: boolean; sizes: string; className?: string };

/** One drop on the shelf: the work, its label hung under it, and what can be done with it. Wholly rendered on the server. */
export function DropCard({ product, first = false, sizes, className = "" }: DropCardProps) {
  const { price, was } = shownPrice(product);
  const href = paths.drop(product.slug);
  const whyNot = whyNotBuy(product);
  const choices = product.variants.filter(({ name }) => name !== "");
  return (
    <article className={`group grid grid-rows-[auto_auto_1fr] md:row-span-3 md:grid-rows-subgrid ${className}`}>
      <Link href={href} prefetch={false} tabIndex={-1} aria-hidden className="self-end overflow-clip">
        <PieceImage
          image={product.images[0]}
          sizes={sizes}
          first={first}
          className="transition-transform duration-slow ease-house group-hover:scale-[1.025]"
        />
      </Link>
      <div aria-hidden className="stripe md:mx-[calc(var(--gutter)/-2)]" />
      <div className="pt-4">
        <div className="on-paper grid h-full content-start px-4 pt-3 pb-4 shadow-label ring-1 ring-label-line ring-inset">
          <h2 className="text-base leading-[1.2]">
            <Link href={href} prefetch={false} className="hover:underline">
              {product.name}
            </Link>
          </h2>
          <p className="font-normal font-read text-small italic">{product.categories[0] ?? "Uncategorized"}</p>
          <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 border-label-line border-t pt-2">
            <Price amount={price} was={was} />
            <span className="font-medium text-muted text-tiny">{stockSentence(product)}</span>
          </p>
          {whyNot === null ? (
            <BuyForm productId={product._id} className="mt-3 flex flex-wrap items-center gap-2">
              {choices.length > 0 && (
                <select
                  name="variation"
                  required
                  defaultValue=""
                  aria-label={`${choices[0]?.option || "Choice"} of ${product.name}`}
                  className="min-h-tap basis-full rounded-t-plate bg-raised px-3 text-base text-ink shadow-[inset_0_-2px_0_var(--line-strong)]"
                >
                  <option value="">Choose {choices[0]?.option.toLowerCase() || "one"}</option>
                  {choices.map(({ name, stock }) => (
                    <option key={name} value={name} disabled={stock <= 0}>
                      {stock > 0 ? name : `${name}, sold out`}
                    </option>
                  ))}
                </select>
              )}
              <button
                type="submit"
                formMethod="get"
                formAction={paths.checkout()}
                aria-label={`Buy Now: ${product.name}`}
                className={plate({ look: "secondary", size: "small", className: "flex-auto" })}
              >
                Buy Now
              </button>
              <button
                type="submit"
                aria-label={`Add to Cart: ${product.name}`}
                className={plate({ look: "secondary", size: "small", className: "flex-auto" })}
              >
                Add to Cart
              </button>
            </BuyForm>
          ) : (
            <p className="mt-3 font-medium text-muted text-small">{whyNot}</p>
          )}
          <Link
            href={href}
            prefetch={false}
            aria-label={`Details: ${product.name}`}
            className="link mt-2 inline-flex min-h-8 w-max items-center text-small"
          >
            Details
          </Link>
        </div>
      </div>
    </article>
  );
}
