import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Price } from "@/components/ui/price";
import { paths } from "@/lib/core/urls/paths";
import { BuyForm } from "./buy-form";
import type { ProductCardModel } from "./product-card-model";
import { ProductImage } from "./product-image";

const actionClass = buttonVariants({ variant: "secondary", size: "small", className: "flex-auto" });

function VariantSelect({
  name,
  option,
  choices,
}: Pick<ProductCardModel, "name" | "option"> & { choices: [string, number][] }) {
  return (
    <select
      name="variation"
      required
      defaultValue=""
      aria-label={`${option} of ${name}`}
      className="min-h-tap basis-full rounded-t-control bg-raised px-3 text-base text-ink shadow-[inset_0_-2px_0_var(--line-strong)]"
    >
      <option value="">Choose {option?.toLowerCase()}</option>
      {choices.map(([choice, left]) => (
        <option key={choice} value={choice} disabled={left <= 0}>
          {left > 0 ? choice : `${choice}, sold out`}
        </option>
      ))}
    </select>
  );
}

type DropCardProps = { product: ProductCardModel; priority: boolean; className: string };

/** A product in the grid: image, label and buttons. */
export function DropCard({ product, priority, className }: DropCardProps) {
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
    <article className={`group relative md:row-span-3 md:grid md:grid-rows-subgrid ${className}`}>
      <div className="relative self-end overflow-clip">
        {phase && (
          <b className="on-paper absolute start-3 top-3 z-10 px-2.5 py-1 font-bold text-tiny shadow-label">
            {phase === "upcoming" ? "Upcoming" : "Ended"}
          </b>
        )}
        <ProductImage
          image={image === undefined ? undefined : { url: image, alt: "" }}
          sizes="(width >= 64rem) 33vw, 40vw"
          priority={priority}
          decorative
          className="transition-transform duration-slow ease-house group-hover:scale-[1.025]"
        />
      </div>
      <div aria-hidden className="stripe md:mx-[calc(var(--gutter)/-2)]" />
      <div className="md:pt-4">
        <div className="on-paper grid h-full content-start wrap-anywhere px-4 pt-3 pb-4 shadow-label max-md:px-2.5 ring-1 ring-label-line ring-inset">
          <h2 className="text-base leading-[1.2]">
            {/* The link of the name covers the whole card; other controls lie above it. */}
            <Link href={href} prefetch={false} className="after:absolute after:inset-0 hover:underline">
              {name}
            </Link>
          </h2>
          <p className="font-normal font-read text-small italic">{category}</p>
          <p className="mt-2 grid gap-0.5 border-label-line border-t pt-2">
            <Price amount={price} originalAmount={originalPrice} />
            <span className="font-medium text-muted text-tiny">{stock}</span>
          </p>
          {choices && blockReason === undefined && (
            <Link href={href} prefetch={false} className={`${actionClass} relative mt-3 md:hidden`}>
              Choose
              <span className="sr-only">
                {" "}
                {option?.toLowerCase()}: {name}
              </span>
            </Link>
          )}
          {blockReason === undefined ? (
            // A phone has space for one button: the page of the drop has the others.
            <BuyForm
              productId={slug}
              className={`relative mt-3 flex flex-wrap items-center gap-2 ${choices ? "max-md:hidden" : ""}`}
            >
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
            <p className="mt-3 font-medium text-muted text-small">{blockReason}</p>
          )}
          <Link
            href={href}
            prefetch={false}
            aria-label={`Details: ${name}`}
            className="link relative mt-2 inline-flex min-h-8 w-max items-center text-small max-md:hidden"
          >
            Details
          </Link>
        </div>
      </div>
    </article>
  );
}
