"use client";

import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import type { Product } from "@/lib/catalog/contracts";
import { formatLagosTime, getDisplayPrice, getNextPhaseChange, isSellable, stockSentence } from "@/lib/catalog/rules";
import { BuyBar } from "./buy-bar";
import { BuyForm } from "./buy-form";
import { ProductOffer } from "./product-offer";
import { VariantPicker } from "./variant-picker";
import "./catalog.css";

type ProductSnapshot = Pick<
  Product,
  | "_id"
  | "slug"
  | "price"
  | "salePrice"
  | "stock"
  | "reserved"
  | "inStock"
  | "variants"
  | "editionSize"
  | "editionIssued"
  | "opensAt"
  | "closesAt"
  | "phase"
  | "countedAt"
  | "limitPerPerson"
  | "draw"
>;
type BuyBoxProps = {
  product: ProductSnapshot;
  countedAt: string;
  /** Rendered by the server, so that a visitor does not load its code. */
  saveForm: ReactNode;
  /** The terms that do not change with the stock, as names and descriptions. */
  children: ReactNode;
  /** What shipping costs, in words. */
  shipping: string;
  /** Rendered by the server below the price. */
  belowPrice?: ReactNode;
};
type CurrentProduct = { product: ProductSnapshot; receivedAt: number };

const LiveProduct = lazyWithFallback(
  () => import("./live-product").then((file) => file.LiveProduct),
  () => null,
);
// A visitor has no wishlist.
const SaveToggle = lazyWithFallback(
  () => import("./save-toggle").then((file) => file.SaveToggle),
  ({ saveForm }) => saveForm,
);
// Only for a product with a sold-out size.
const SizeAlert = lazy(() => import("./size-alert").then((file) => ({ default: file.SizeAlert })));
// Only a product with a schedule loads it, once the server time is known.
const DropCountdown = lazy(() => import("./drop-countdown").then((file) => ({ default: file.DropCountdown })));
// Only for a product that cannot be bought.
const NotForSale = lazy(() => import("./not-for-sale").then((file) => ({ default: file.NotForSale })));

/**
 * Price, stock and buttons of a product. Visitors see the static page; signed-in users, and everyone for a scheduled
 * product, get current data. A scheduled product updates when its time has come.
 */
export function BuyBox({ product, countedAt, saveForm, shipping, belowPrice, children }: BuyBoxProps) {
  const { slug, opensAt, closesAt } = product;
  const [isLive, setLive] = useState(false);
  const [round, setRound] = useState(0);
  const [count, setCount] = useState<CurrentProduct | null>(null);
  useEffect(() => setLive(hasSessionHint() || opensAt !== null || closesAt !== null), [opensAt, closesAt]);
  const refetch = useCallback(() => setRound((number) => number + 1), []);

  const live = count?.product;
  const shown = live ?? product;
  const theirs = Date.parse(shown.countedAt);
  const next = getNextPhaseChange(shown, theirs);
  const { price } = getDisplayPrice(shown);
  const choices = shown.variants.filter(({ name }) => name !== "");
  const canBuy = isSellable(shown);
  const soldOut = choices.filter((choice) => choice.stock <= 0).map(({ name }) => name);
  return (
    <div className="grid gap-6">
      {isLive && (
        <Suspense>
          <LiveProduct
            slug={slug}
            round={round}
            begun={shown.phase === product.phase ? undefined : shown.phase}
            onProduct={(current) => setCount({ product: current, receivedAt: Date.now() })}
          />
        </Suspense>
      )}
      <ProductOffer
        product={shown}
        shipping={shipping}
        belowPrice={belowPrice}
        countdown={
          count &&
          next !== null && (
            <Suspense>
              <DropCountdown
                key={next}
                label={shown.phase === "upcoming" ? "Opens in" : "Ends in"}
                at={next}
                clock={{ server: theirs, local: count.receivedAt }}
                onDue={refetch}
              />
            </Suspense>
          )
        }
        updated={live ? "Stock updated just now." : `Stock updated at ${countedAt}.`}
      />
      {canBuy ? (
        <BuyForm productId={shown._id} className="grid gap-3">
          {choices.length > 0 && <VariantPicker variants={choices} />}
          <BuyBar price={price} stock={stockSentence(shown)} choices={choices} />
        </BuyForm>
      ) : (
        <Suspense>
          <NotForSale product={shown} slug={slug} />
        </Suspense>
      )}
      {canBuy && soldOut.length > 0 && (
        <Suspense>
          <SizeAlert slug={slug} sizes={soldOut} />
        </Suspense>
      )}
      {isLive ? (
        <Suspense fallback={saveForm}>
          <SaveToggle slug={slug} saveForm={saveForm} />
        </Suspense>
      ) : (
        saveForm
      )}
      <dl className="drop-terms">
        {shown.limitPerPerson !== null && (
          <>
            <dt>Limit</dt>
            <dd>{shown.limitPerPerson} per person</dd>
          </>
        )}
        {shown.phase !== "ended" && shown.closesAt !== null && (
          <>
            <dt>Ends</dt>
            <dd>{formatLagosTime(shown.closesAt)}, Lagos time</dd>
          </>
        )}
        {children}
      </dl>
    </div>
  );
}
