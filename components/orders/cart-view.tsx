"use client";

import Link from "next/link";
import { ProductImage } from "@/components/catalog/product-image";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Image } from "@/components/ui/image";
import { Price } from "@/components/ui/price";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { paths } from "@/lib/core/urls/paths";
import type { Cart } from "@/lib/orders/contracts";
import type { DeliveryQuote } from "@/lib/orders/delivery-zones/contracts";
import { maxLineQuantity } from "@/lib/orders/rules";
import type { CartLineProps } from "./cart-drawer-item";
import { itemName, lineBlockReason, lineName, numbersText } from "./cart-optimistic";
import { DeliveryText } from "./delivery-text";
import { EditionFacts } from "./edition-facts";
import { NumbersText } from "./numbers-text";
import { DiscountLine, NumberPremiumLine, OrderSummary, SummaryTotal } from "./order-summary";
import { PriceChange } from "./price-change";
import { useCart } from "./use-cart";
import "./orders.css";

const messages = {
  updateFailed: (message: string) => message || "Failed to update cart",
  removeFailed: (message: string) => message || "Failed to remove item",
  removed: "Removed from cart",
};

function CartLine({ item, onQuantity, onRemove }: CartLineProps) {
  const { product, quantity, variation, lineTotal, stock, available } = item;
  const name = lineName(item);
  const why = lineBlockReason(item);
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] grid-rows-[1fr_auto_auto] gap-x-4 gap-y-3 border-line border-t py-5 sm:grid-rows-none sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <Link
        href={paths.drop(product.slug)}
        prefetch={false}
        tabIndex={-1}
        aria-hidden
        className="row-span-3 sm:row-span-2"
      >
        <ProductImage
          image={product.images[0]}
          sizes="(width >= 40rem) 144px, 104px"
          decorative
          className={`shadow-label ${available ? "" : "opacity-50"}`}
        />
      </Link>
      <div className="grid content-start gap-1">
        <h2 className="font-normal font-read text-subheading">
          <Link href={paths.drop(product.slug)} prefetch={false} className="hover:underline">
            {product.name}
          </Link>
        </h2>
        {variation.length > 0 && <p className="text-muted text-small">{variation.join(", ")}</p>}
        <NumbersText item={item} />
        <EditionFacts product={product} />
        <p className="text-muted text-small">
          <Price amount={product.price} size="small" /> each
        </p>
        <PriceChange item={item} />
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
        <QuantityStepper name={name} value={quantity} max={Math.max(maxLineQuantity(item), 1)} onChange={onQuantity} />
        <Button variant="quiet" size="small" onClick={onRemove} aria-label={`Remove ${name}`} className="px-0">
          Remove
        </Button>
        {available && quantity >= stock && <p className="text-muted text-tiny">No more in stock.</p>}
      </div>
    </li>
  );
}

type CartViewProps = {
  initial: Cart;
  guest: boolean;
  /** What shipping to the country costs. */
  delivery: DeliveryQuote;
  country: string;
};

/** The cart, line by line, with its total. */
export function CartView({ initial, guest, delivery, country }: CartViewProps) {
  const { cart = initial, changeQuantity, remove } = useCart(messages, { guest, initial });
  if (cart.items.length === 0) {
    return (
      <div className="g12 items-center gap-y-6">
        <div className="col-span-full md:col-span-7">
          <EmptyState title="Your Cart is Empty" action={<ButtonLink href={paths.drops}>Browse Products</ButtonLink>}>
            {guest
              ? "Items stay in your cart for 30 days. Logged in, you have them on every device."
              : "Items stay in your cart until you buy or remove them, on every device where you are logged in."}
          </EmptyState>
        </div>
        {/* A hat held out, with nothing in it. */}
        <Image
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
      {/* On a phone and a tablet the foot of the summary stays at the bottom of the screen until the end of the summary comes in sight. */}
      <div className="max-lg:contents max-lg:*:col-span-full lg:on-paper lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-span-4 lg:shadow-label">
        <OrderSummary title="Order Summary" className="lg:shadow-none">
          <ul className="grid gap-2 pb-4 text-small">
            {cart.items.map((item) => (
              <li
                key={item._id}
                className={`flex justify-between gap-4 ${item.available ? "" : "text-muted line-through"}`}
              >
                <span>
                  {itemName(item)} × {item.quantity}
                  <span className="block empty:hidden">{numbersText(item)}</span>
                </span>
                <Price amount={item.lineTotal} size="small" />
              </li>
            ))}
          </ul>
          <NumberPremiumLine amount={cart.numberPremium} />
          <DiscountLine amount={cart.discount} />
          <p className="flex items-baseline justify-between gap-4 pb-4 text-small">
            <span>Shipping to {country}</span>
            <span className="text-end">
              <DeliveryText delivery={delivery} note="added at checkout" />
            </span>
          </p>
          {delivery.problem && <p className="pb-4 text-small">{delivery.problem}</p>}
        </OrderSummary>
        <div className="cart-bar cart-foot on-paper">
          <SummaryTotal amount={cart.total} />
          {blocked ? (
            <>
              <Button disabled wide aria-describedby="cart-blocked">
                Proceed to Checkout
              </Button>
              <p id="cart-blocked" className="font-semibold text-laterite text-small">
                Some items cannot be bought. Please change or remove them first.
              </p>
            </>
          ) : (
            <ButtonLink href={paths.checkout()} wide>
              Proceed to Checkout
            </ButtonLink>
          )}
        </div>
        <ButtonLink href={paths.drops} variant="quiet" wide className="max-lg:-mt-6 lg:mt-2 lg:mb-6">
          Continue Shopping
        </ButtonLink>
      </div>
    </div>
  );
}
