"use client";

import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { buttonVariants } from "@/components/ui/button-variants";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { Price } from "@/components/ui/price";
import type { Product } from "@/lib/catalog/contracts";
import { formatLagosTime, getDisplayPrice, getNextPhaseChange, isSellable, stockSentence } from "@/lib/catalog/rules";
import { paths } from "@/lib/core/urls/paths";
import { BuyForm } from "./buy-form";
import { EditionProgress } from "./edition-progress";
import { VariantPicker } from "./variant-picker";

type ProductSnapshot = Pick<
  Product,
  | "_id"
  | "slug"
  | "price"
  | "salePrice"
  | "stock"
  | "inStock"
  | "variants"
  | "editionSize"
  | "editionIssued"
  | "opensAt"
  | "closesAt"
  | "phase"
  | "countedAt"
  | "limitPerPerson"
>;
type CurrentProduct = { product: ProductSnapshot; receivedAt: number };

const LiveProduct = lazyWithFallback(
  () => import("./live-product").then((file) => file.LiveProduct),
  () => null,
);
// Only a product with a schedule loads it, once the server time is known.
const DropCountdown = lazy(() => import("./drop-countdown").then((file) => ({ default: file.DropCountdown })));
// Only for a product that cannot be bought.
const NotForSale = lazy(() => import("./not-for-sale").then((file) => ({ default: file.NotForSale })));

/**
 * Price, stock and buttons of a product. Visitors see the static page; signed-in users, and everyone for a scheduled
 * product, get current data. A scheduled product updates when its time has come.
 */
export function BuyBox({ product, countedAt }: { product: ProductSnapshot; countedAt: string }) {
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
  const turned = live && live.phase !== product.phase;
  const { price, was } = getDisplayPrice(shown);
  const { editionSize, editionIssued, stock } = shown;
  const choices = shown.variants.filter(({ name }) => name !== "");
  const canBuy = isSellable(shown);
  return (
    <div className="grid gap-6">
      {isLive && (
        <Suspense>
          <LiveProduct
            slug={slug}
            round={round}
            onProduct={(current) => setCount({ product: current, receivedAt: Date.now() })}
          />
        </Suspense>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Price amount={price} originalAmount={was} size="huge" />
        <span className="text-muted text-small">Shipping free</span>
      </p>
      <section aria-label="Stock" className="grid gap-3 border-line-strong border-y pt-4.5 pb-5">
        <p className="flex items-baseline justify-between gap-4">
          <b className="font-bold text-subheading">{stockSentence(shown)}</b>
          <span className="shrink-0 text-muted text-small">
            {editionSize === null ? "Open edition" : `${editionIssued} sold`}
          </span>
        </p>
        {count && next !== null && (
          <Suspense>
            <DropCountdown
              key={next}
              label={shown.phase === "upcoming" ? "Opens in" : "Ends in"}
              at={next}
              clock={{ server: theirs, local: count.receivedAt }}
              onDue={refetch}
            />
          </Suspense>
        )}
        <p role="status" className="sr-only">
          {turned && (live.phase === "live" ? "It is open now." : live.phase === "ended" && "It has ended.")}
        </p>
        {editionSize !== null && <EditionProgress size={editionSize} sold={editionIssued} left={stock} />}
        <p className="text-muted text-small">{live ? "Stock updated just now." : `Stock updated at ${countedAt}.`}</p>
      </section>
      {canBuy ? (
        <BuyForm productId={shown._id} className="grid gap-3">
          {choices.length > 0 && <VariantPicker variants={choices} />}
          <button
            type="submit"
            formMethod="get"
            formAction={paths.checkout()}
            className={buttonVariants({ size: "large", wide: true })}
          >
            Buy Now
          </button>
          <button type="submit" className={buttonVariants({ variant: "secondary", size: "large", wide: true })}>
            Add to Cart
          </button>
        </BuyForm>
      ) : (
        <Suspense>
          <NotForSale product={shown} slug={slug} />
        </Suspense>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-small *:odd:font-medium *:odd:text-muted">
        {canBuy && editionSize !== null && (
          <>
            <dt>Number</dt>
            <dd>No. {editionIssued + 1} is next; yours is assigned when you pay</dd>
          </>
        )}
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
        <dt>Ships</dt>
        <dd>From Lagos, within five working days</dd>
        <dt>Tax</dt>
        <dd>₦0</dd>
      </dl>
    </div>
  );
}
