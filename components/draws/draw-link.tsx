import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Price } from "@/components/ui/price";
import { formatLagosTime, getDisplayPrice } from "@/lib/catalog/rules";
import { paths } from "@/lib/core/urls/paths";
import type { DrawAudience } from "@/lib/draws/contracts";
import "@/components/catalog/catalog.css";

type DrawLinkProps = {
  product: { price: number; salePrice: number | null };
  draw: { slug: string; units: number; opensAt: Date; closesAt: Date; state: string; audience: DrawAudience };
  shipping: string;
  /** The terms of the drop, as names and descriptions. */
  children: ReactNode;
};

const audiences: Readonly<Record<DrawAudience, string>> = {
  everyone: "Everybody with an account",
  members_first: "Everybody with an account, members with more tickets",
  members: "Members of the Circle",
};

/** Replaces the buy box of a drop that is given by a draw: a plain link, on a phone in the bar at the bottom, without any script. */
export function DrawLink({ product, draw, shipping, children }: DrawLinkProps) {
  const { price, was } = getDisplayPrice(product);
  const isAccepting = draw.state === "accepting";
  return (
    <div className="grid gap-6">
      <p className="drop-price">
        <Price amount={price} originalAmount={was} size="huge" />
        <small>{shipping}</small>
      </p>
      <div className="drop-stock">
        <p>
          <b>Sold by a draw</b>
          <small>{draw.units === 1 ? "one" : draw.units} to be drawn</small>
        </p>
        <p>Enter for free. Each winner may buy one at this price; nobody has to be fast.</p>
      </div>
      <div className="buy-bar">
        <p aria-hidden>
          <Price amount={price} />
          <span>{draw.units === 1 ? "one" : draw.units} to be drawn</span>
        </p>
        <a
          href={paths.draw(draw.slug)}
          className={buttonVariants({ size: "large", wide: true, className: "col-span-full" })}
        >
          {isAccepting ? "Enter the draw" : "See the draw"}
        </a>
      </div>
      <dl className="drop-terms">
        <dt>Entries</dt>
        <dd>
          {isAccepting ? `${formatLagosTime(draw.opensAt)} to ${formatLagosTime(draw.closesAt)}, Lagos time` : "Closed"}
        </dd>
        <dt>Who</dt>
        <dd>{audiences[draw.audience]}</dd>
        <dt>How</dt>
        <dd>
          <a href={`${paths.draw(draw.slug)}#rules`} className="underline">
            Chances, rules and proof
          </a>
        </dd>
        {children}
      </dl>
    </div>
  );
}
