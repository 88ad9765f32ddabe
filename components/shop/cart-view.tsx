"use client";

import Link from "next/link";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { paths } from "@/lib/platform/paths";
import type { Cart } from "@/lib/shop/contracts";
import { mostOf } from "@/lib/shop/rules";
import type { CartLineProps } from "./cart-slip-line";
import { lineName, whyNotLine } from "./cart-sums";
import { PieceImage } from "./piece-image";
import { DiscountLine, TillSlip, TillTotal } from "./till-slip";
import { useCart } from "./use-cart";

const words = {
  updateFailed: (message: string) => message || "Failed to update cart",
  removeFailed: (message: string) => message || "Failed to remove item",
  removed: "Removed from cart",
};

function CartLine({ item, onQuantity, onRemove }: CartLineProps) {
  const { product, quantity, variation, lineTotal, stock, available } = item;
  const name = lineName(item);
  const why = whyNotLine(item);
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-line border-t py-5 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <Link href={paths.drop(product.slug)} prefetch={false} tabIndex={-1} aria-hidden className="sm:row-span-2">
        <PieceImage image={product.images[0]} sizes="112px" decorative className={available ? "" : "opacity-50"} />
      </Link>
      <div className="grid content-start gap-1">
        <h2 className="text-subheading">
          <Link href={paths.drop(product.slug)} prefetch={false} className="hover:underline">
            {product.name}
          </Link>
        </h2>
        {variation.length > 0 && <p className="text-muted text-small">{variation.join(", ")}</p>}
        <p className="text-muted text-small">
          <Price amount={product.price} size="small" /> each
        </p>
        {why && (
          <p role="status" className="font-semibold text-danger text-small">
            {why}
          </p>
        )}
      </div>
      <Price
        amount={lineTotal}
        size="large"
        className={`max-sm:col-start-2 sm:text-end ${quantity === 1 ? "max-sm:hidden" : ""} ${available ? "" : "text-muted line-through"}`}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:col-start-2 sm:col-span-2">
        <QuantityStepper name={name} value={quantity} max={Math.max(mostOf(item), 1)} onChange={onQuantity} />
        <Button look="quiet" size="small" onClick={onRemove} aria-label={`Remove ${name}`} className="px-0">
          Remove
        </Button>
        {available && quantity >= stock && <p className="text-muted text-tiny">That is all there is.</p>}
      </div>
    </li>
  );
}

/** The whole cart, line by line, and what it comes to. */
export function CartView({ initial }: { initial: Cart }) {
  const { cart = initial, changeQuantity, remove } = useCart(words, initial);
  if (cart.items.length === 0) {
    return (
      <div className="g12 items-center gap-y-6">
        <div className="col-span-full md:col-span-7">
          <EmptyState title="Your Cart is Empty" action={<ButtonLink href={paths.drops}>Browse Products</ButtonLink>}>
            Whatever you put in stays until you buy it or take it out, on every device you sign in on.
          </EmptyState>
        </div>
        {/* A hat held out, with nothing in it. */}
        <Picture
          src="/art/hat-fila-red.webp"
          alt=""
          width={100}
          height={70}
          className="col-span-full w-40 rotate-[172deg] md:col-span-4 md:col-start-9 md:w-full md:max-w-80 md:justify-self-end"
        />
      </div>
    );
  }
  const blocked = cart.items.some(({ available }) => !available);
  return (
    <div className="g12 items-start gap-y-10">
      <ul className="col-span-full border-line border-b lg:col-span-8">
        {cart.items.map((item) => (
          <CartLine
            key={item._id}
            item={item}
            onQuantity={(quantity) => void changeQuantity(item, quantity)}
            onRemove={() => void remove(item)}
          />
        ))}
      </ul>
      <TillSlip
        title="Order Summary"
        className="col-span-full lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-span-4"
      >
        <ul className="grid gap-2 pb-4 text-small">
          {cart.items.map((item) => (
            <li
              key={item._id}
              className={`flex justify-between gap-4 ${item.available ? "" : "text-muted line-through"}`}
            >
              <span>
                {lineName(item)} × {item.quantity}
              </span>
              <Price amount={item.lineTotal} size="small" />
            </li>
          ))}
        </ul>
        <DiscountLine amount={cart.discount} />
        <TillTotal amount={cart.total} />
        <div className="grid gap-2">
          {blocked ? (
            <>
              <Button blocked wide aria-describedby="cart-blocked">
                Proceed to Checkout
              </Button>
              <p id="cart-blocked" className="font-semibold text-laterite text-small">
                Something in the cart cannot be bought as it stands. Change or remove it first.
              </p>
            </>
          ) : (
            <ButtonLink href={paths.checkout()} wide>
              Proceed to Checkout
            </ButtonLink>
          )}
          <ButtonLink href={paths.drops} look="quiet" wide>
            Continue Shopping
          </ButtonLink>
        </div>
      </TillSlip>
    </div>
  );
}
