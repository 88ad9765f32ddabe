import { buttonVariants } from "@/components/ui/button-variants";
import { Price } from "@/components/ui/price";
import { formatLagosTime, getDisplayPrice } from "@/lib/catalog/rules";
import { paths } from "@/lib/core/urls/paths";

type DrawLinkProps = {
  product: { price: number; salePrice: number | null };
  draw: { slug: string; units: number; closesAt: Date; state: string };
  shipping: string;
};

/** Replaces the buy box of a drop that is given by a draw: a plain link, without any script. */
export function DrawLink({ product, draw, shipping }: DrawLinkProps) {
  const { price, was } = getDisplayPrice(product);
  return (
    <div className="grid gap-6">
      <p className="drop-price">
        <Price amount={price} originalAmount={was} size="huge" />
        <small>{shipping}</small>
      </p>
      <p>
        This drop is given by a draw: {draw.units === 1 ? "one unit" : `${draw.units} units`}
        {draw.state === "accepting"
          ? `, entries until ${formatLagosTime(draw.closesAt)}, Lagos time.`
          : ". Entries are closed."}
      </p>
      <a href={paths.draw(draw.slug)} className={buttonVariants({ size: "large", wide: true })}>
        {draw.state === "accepting" ? "Enter the draw" : "See the draw"}
      </a>
    </div>
  );
}
