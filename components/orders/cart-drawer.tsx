"use client";

import { ShoppingBag, X } from "lucide-react";
import Link from "next/link";
import { useRef } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { ButtonLink } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { formatNaira, toKobo } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { CartDrawerItem } from "./cart-drawer-item";
import { DiscountLine, NumberPremiumLine, SummaryStripe } from "./order-summary";
import { useCart } from "./use-cart";
import "./cart-drawer.css";

const messages = {
  updateFailed: () => "Failed to update quantity",
  removeFailed: () => "Failed to remove item",
  removed: "Item removed from cart",
};

const positionClass =
  "fixed end-[max(1.25rem,calc((100vw-90rem)/2+var(--edge)))] bottom-[calc(1.25rem+var(--buy-bar,0rem))]";
// The width of the last three of the twelve columns, so that it covers the label column only.
const drawerClass =
  "start-auto top-auto m-0 max-h-[calc(100dvh-var(--header)-2.5rem-var(--buy-bar,0rem))] w-[min(max(19.5rem,calc((min(100vw,90rem)-2*var(--edge)-11*var(--gutter))/4+2*var(--gutter))),calc(100vw-2.5rem))] " +
  "max-xs:start-0 max-xs:end-0 max-xs:bottom-0 max-xs:w-full max-xs:max-w-none";

/**
 * The cart button and its drawer: a native popover, closed by Escape or a click outside. The button has a place of its own at the bottom of the
 * screen (cart-drawer.css), where it covers nothing; the drawer and the dialog about what was just added open above it.
 */
export function CartDrawer() {
  const { cart, changeQuantity, remove } = useCart(messages, { guest: !hasSessionHint() });
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  if (!cart || cart.quantity === 0) return null;
  const itemCount = `${cart.quantity} ${cart.quantity === 1 ? "item" : "items"}`;
  const cartName = `Your Cart, ${itemCount}`;
  // As it reads on the screen.
  const buttonName = `${formatNaira(toKobo(cart.total))} ${cartName}`;
  return (
    <>
      <div
        ref={panel}
        id="cart-drawer"
        popover="auto"
        role="dialog"
        aria-labelledby="cart-slip-title"
        className={`${positionClass} ${drawerClass} on-paper overflow-y-auto overscroll-contain shadow-pop`}
      >
        <SummaryStripe />
        <div className="flex items-center justify-between ps-5 pe-2 pt-3 pb-2">
          <h2 ref={heading} id="cart-slip-title" tabIndex={-1} className="font-sign text-section">
            Your Cart
          </h2>
          <button
            type="button"
            popoverTarget="cart-drawer"
            popoverTargetAction="hide"
            aria-label="Close cart"
            className="inline-grid size-tap place-items-center rounded-full hover:bg-raised"
          >
            <X aria-hidden className="size-5.5" />
          </button>
        </div>
        <ul className="px-5">
          {cart.items.map((item) => (
            <CartDrawerItem
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
        {(cart.discount > 0 || (cart.numberPremium ?? 0) > 0) && (
          <div className="mx-5 border-line border-t pt-4">
            <NumberPremiumLine amount={cart.numberPremium} />
            <DiscountLine amount={cart.discount} />
          </div>
        )}
        <p className="mx-5 flex items-baseline justify-between border-ink border-t-3 border-double py-4 font-bold">
          Total
          <Price amount={cart.total} className="font-bold text-[1.5rem]" />
        </p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only closes the drawer after a click on a link. */}
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
      <button type="button" popoverTarget="cart-drawer" aria-label={buttonName} className="cart-button">
        <span aria-hidden>
          <Price amount={cart.total} className="font-bold" />
          <span className="text-muted text-small">{cartName}</span>
        </span>
        <span className="relative grid place-items-center rounded-full bg-ink text-ground">
          <ShoppingBag aria-hidden className="size-6 stroke-[1.75]" />
          <b
            aria-hidden
            className="absolute -end-1 -top-1 grid h-6.5 min-w-6.5 place-items-center rounded-full bg-accent px-1 font-extrabold text-on-accent text-small shadow-[0_0_0_2px_var(--ground)]"
          >
            {cart.quantity}
          </b>
        </span>
      </button>
    </>
  );
}
