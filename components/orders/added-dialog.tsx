"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { ProductImage } from "@/components/catalog/product-image";
import { Button, ButtonLink } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { paths } from "@/lib/core/urls/paths";
import type { Cart } from "@/lib/orders/contracts";
import { lineName } from "./cart-optimistic";
import "./added-dialog.css";

export type AddedDialogProps = {
  cart: Cart;
  /** The id or slug of the product that was added, and its variant. */
  productId: string;
  variation: string;
  onClose: () => void;
};

/**
 * Says that the product was added, with the quantity and the total, at the lower edge of a phone or a tablet, over the cart button; in the corner of
 * a wide screen, above it. Not modal: the page below stays usable. It takes the focus, and the browser returns it on closing.
 */
export function AddedDialog({ cart, productId, variation, onClose }: AddedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each addition is announced, also while the dialog is open.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.show();
    heading.current?.focus();
  }, [cart]);
  const line = cart.items.find(
    ({ product, variation: chosen }) =>
      (product._id === productId || product.slug === productId) && chosen.join(" / ") === variation,
  );
  const close = () => dialog.current?.close();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  };
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      onKeyDown={closeOnEscape}
      aria-labelledby="added-title added-name"
      className="added-dialog on-paper shadow-pop"
    >
      <div>
        <h2 ref={heading} id="added-title" tabIndex={-1} className="font-sign pb-3 text-section">
          Added to cart!
        </h2>
        <div className="grid grid-cols-[3.5rem_1fr] items-center gap-x-3 border-line border-t py-3">
          <ProductImage image={line?.product.images[0]} sizes="56px" decorative />
          <p className="grid gap-1 text-small">
            {line && (
              <>
                <b id="added-name">{lineName(line)}</b>
                <span>{line.quantity} in your cart</span>
                <Price amount={line.lineTotal} size="small" />
              </>
            )}
          </p>
        </div>
      </div>
      <div>
        <p className="flex items-baseline justify-between border-ink border-t-3 border-double py-3 font-bold">
          Total
          <Price amount={cart.total} className="font-bold" />
        </p>
        <div className="grid gap-2">
          <ButtonLink href={paths.checkout()} wide>
            Checkout
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={close}>
            Continue shopping
          </Button>
        </div>
      </div>
    </dialog>
  );
}
