import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Price } from "@/components/ui/price";
import { paths } from "@/lib/core/urls/paths";
import { BuyForm } from "./buy-form";
import type { ProductCardModel } from "./product-card-model";
import { ProductImage } from "./product-image";
import "./catalog.css";

const actionClass = buttonVariants({ variant: "secondary", size: "small" });

function VariantSelect({
  name,
  option,
  choices,
}: Pick<ProductCardModel, "name" | "option"> & { choices: [string, number][] }) {
  return (
    <select name="variation" required defaultValue="" aria-label={`${option} of ${name}`}>
      <option value="">Choose {option?.toLowerCase()}</option>
      {choices.map(([choice, left]) => (
        <option key={choice} value={choice} disabled={left <= 0}>
          {left > 0 ? choice : `${choice}, sold out`}
        </option>
      ))}
    </select>
  );
}

type DropCardProps = { product: ProductCardModel; priority: boolean };

/** A product in the grid: image, label and buttons. catalog.css styles its elements and aligns them along a row. */
export function DropCard({ product, priority }: DropCardProps) {
  const {
    slug,
    name,
    category = "Uncategorized",
    image,
    price,
    originalPrice,
    stock,
    blockReason,
    phase,
    option,
    choices,
  } = product;
  const href = paths.drop(slug);
  return (
    <article className="drop-card">
      <div>
        {phase && <b className="on-paper">{phase === "upcoming" ? "Upcoming" : "Ended"}</b>}
        <ProductImage
          image={image === undefined ? undefined : { url: image, alt: "" }}
          sizes="(width >= 64rem) 28vw, 40vw"
          priority={priority}
          decorative
        />
      </div>
      <div aria-hidden className="stripe" />
      <div>
        <div className="on-paper">
          <hgroup>
            <h2>
              {/* The link of the name covers the whole card; other controls lie above it. */}
              <Link href={href} prefetch={false}>
                {name}
              </Link>
            </h2>
            <p>{category}</p>
          </hgroup>
          <p>
            <Price amount={price} originalAmount={originalPrice} />
            <small>{stock}</small>
          </p>
          {choices && blockReason === undefined && (
            <Link href={href} prefetch={false} className={`${actionClass} md:hidden`}>
              Choose
              <span className="sr-only">
                {" "}
                {option?.toLowerCase()}: {name}
              </span>
            </Link>
          )}
          {blockReason === undefined ? (
            // A phone has space for one button: the page of the drop has the others.
            <BuyForm productId={slug} className={choices && "max-md:hidden"}>
              {choices && <VariantSelect name={name} option={option} choices={choices} />}
              <button
                type="submit"
                formMethod="get"
                formAction={paths.checkout()}
                aria-label={`Buy Now: ${name}`}
                className={`${actionClass} max-md:hidden`}
              >
                Buy Now
              </button>
              <button type="submit" aria-label={`Add to Cart: ${name}`} className={actionClass}>
                Add to Cart
              </button>
            </BuyForm>
          ) : (
            <p>{blockReason}</p>
          )}
          <Link href={href} prefetch={false} aria-label={`Details: ${name}`} className="link max-md:hidden">
            Details
          </Link>
        </div>
      </div>
    </article>
  );
}
