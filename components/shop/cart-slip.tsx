"use client";

import { ShoppingBag, X } from "lucide-react";
import Link from "next/link";
import { useRef } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { paths } from "@/lib/platform/paths";
import { CartSlipLine } from "./cart-slip-line";
import { DiscountLine, TillStripe } from "./till-slip";
import { useCart } from "./use-cart";

const words = {
  updateFailed: () => "Failed to update quantity",
  removeFailed: () => "Failed to remove item",
  removed: "Item removed from cart",
};

const place = "fixed end-[max(1.25rem,calc((100vw-90rem)/2+var(--edge)))] bottom-5";
// As wide as the label's column, the last three of the twelve, so that it hangs there and covers nothing else.
const slip =
  "start-auto top-auto m-0 max-h-[calc(100dvh-var(--header)-2.5rem)] w-[min(max(19.5rem,calc((min(100vw,90rem)-2*var(--edge)-11*var(--gutter))/4+2*var(--gutter))),calc(100vw-2.5rem))] " +
  "max-xs:start-0 max-xs:end-0 max-xs:bottom-0 max-xs:w-full max-xs:max-w-none";

/** The round button with its count and the till slip it opens: the browser's own popover, closed by Escape or a press beside it. */
export function CartSlip() {
  const { cart, changeQuantity, remove } = useCart(words);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  if (!cart || cart.quantity === 0) return null;
  const pieces = `${cart.quantity} ${cart.quantity === 1 ? "item" : "items"}`;
  return (
    <>
      <div
        ref={panel}
        id="cart-slip"
        popover="auto"
        role="dialog"
        aria-labelledby="cart-slip-title"
        className={`peer ${place} ${slip} on-paper overflow-y-auto overscroll-contain shadow-pop`}
      >
        <TillStripe />
        <div className="flex items-center justify-between ps-5 pe-2 pt-3 pb-2">
          <h2 ref={heading} id="cart-slip-title" tabIndex={-1} className="text-[1.375rem]">
            Your Cart
          </h2>
          <button
            type="button"
            popoverTarget="cart-slip"
            popoverTargetAction="hide"
            aria-label="Close cart"
            className="inline-grid size-tap place-items-center rounded-full hover:bg-raised"
          >
            <X aria-hidden className="size-5.5" />
          </button>
        </div>
        <ul className="px-5">
          {cart.items.map((item) => (
            <CartSlipLine
              key={item._id}
              item={item}
              onQuantity={(quantity) => void changeQuantity(item, quantity)}
              onRemove={() => {
                heading.current?.focus();
                void remove(item);
              }}
            />
          ))}
        </ul>
        {cart.discount > 0 && (
          <div className="mx-5 border-line border-t pt-4">
            <DiscountLine amount={cart.discount} />
          </div>
        )}
        <p className="mx-5 flex items-baseline justify-between border-ink border-t-3 border-double py-4 font-bold">
          Total
          <Price amount={cart.total} className="font-bold text-[1.5rem]" />
        </p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the click is only overheard, to close the slip behind a link. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by the Enter key raises the same click. */}
        <div className="grid gap-1 px-5 pb-4" onClick={() => panel.current?.hidePopover()}>
          <ButtonLink href={paths.checkout()} wide>
            Checkout
          </ButtonLink>
          <Link
            href={paths.cart}
            prefetch={false}
            className="grid min-h-tap place-items-center font-semibold text-small underline underline-offset-[0.25em]"
          >
            View full cart
          </Link>
        </div>
      </div>
      <button
        type="button"
        popoverTarget="cart-slip"
        aria-label={`Your Cart, ${pieces}`}
        className={`${place} z-30 grid peer-open:opacity-0 size-15 place-items-center rounded-full bg-ink text-ground shadow-frame`}
      >
        <ShoppingBag aria-hidden className="size-6 stroke-[1.75]" />
        <b
          aria-hidden
          className="absolute -end-1 -top-1 grid h-6.5 min-w-6.5 place-items-center rounded-full bg-accent px-1 font-extrabold text-on-accent text-small shadow-[0_0_0_2px_var(--ground)]"
        >
          {cart.quantity}
        </b>
      </button>
    </>
  );
}
