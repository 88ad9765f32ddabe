"use client";

import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { hasSessionHint } from "@/components/accounts/session-hint";
import { plate } from "@/components/ui/plate";
import { Price } from "@/components/ui/price";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import type { Product } from "@/lib/shop/contracts";
import { isSellable, shownPrice, stockSentence } from "@/lib/shop/rules";
import { lagosTime, nextChange } from "@/lib/shop/schedule-rules";
import { BuyForm } from "./buy-form";
import { DropSizes } from "./drop-sizes";
import { EditionTally } from "./edition-tally";

type Counted = Pick<
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
type Count = { drop: Counted; ours: number };

// Only a drop with a time to wait for fetches it, once the store-room has told the time.
const DropCountdown = lazy(() => import("./drop-countdown").then((file) => ({ default: file.DropCountdown })));
// Only a drop that cannot be bought.
const NotForSale = lazy(() => import("./not-for-sale").then((file) => ({ default: file.NotForSale })));

/**
 * Price, stock and the two buttons of one drop. What the page was built with is shown to everyone; whoever is signed in, or
 * looks at a drop with a schedule, gets the count of this minute. A scheduled one turns by itself when its time has come.
 */
export function DropCounter({ product, countedAt }: { product: Counted; countedAt: string }) {
  const { slug, opensAt, closesAt } = product;
  const [count, setCount] = useState<Count | null>(null);
  const asking = useRef<AbortController | null>(null);
  const ask = useCallback(async () => {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    const result = await api.get<{ product: Counted }>(apiPaths.product(slug), { signal });
    if (result.ok && !signal.aborted) setCount({ drop: result.data.product, ours: Date.now() });
  }, [slug]);
  useEffect(() => {
    if (hasSessionHint() || opensAt !== null || closesAt !== null) void ask();
    return () => asking.current?.abort();
  }, [ask, opensAt, closesAt]);

  const live = count?.drop;
  const shown = live ?? product;
  const theirs = Date.parse(shown.countedAt);
  const next = nextChange(shown, theirs);
  const turned = live && live.phase !== product.phase;
  const { price, was } = shownPrice(shown);
  const { editionSize, editionIssued, stock } = shown;
  const choices = shown.variants.filter(({ name }) => name !== "");
  const canBuy = isSellable(shown);
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Price amount={price} was={was} size="huge" />
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
              clock={{ theirs, ours: count.ours }}
              onDue={ask}
            />
          </Suspense>
        )}
        <p role="status" className="sr-only">
          {turned && (live.phase === "live" ? "It is open now." : live.phase === "ended" && "It has ended.")}
        </p>
        {editionSize !== null && <EditionTally size={editionSize} sold={editionIssued} left={stock} />}
        <p className="text-muted text-small">
          {live ? "Counted in the store-room just now." : `Counted in the store-room at ${countedAt}.`} When it says
          none, there is none.
        </p>
      </section>
      {canBuy ? (
        <BuyForm productId={shown._id} className="grid gap-3">
          {choices.length > 0 && <DropSizes variants={choices} />}
          <button
            type="submit"
            formMethod="get"
            formAction={paths.checkout()}
            className={plate({ size: "large", wide: true })}
          >
            Buy Now
          </button>
          <button type="submit" className={plate({ look: "secondary", size: "large", wide: true })}>
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
            <dd>No. {editionIssued + 1} is the next; yours is given when you pay</dd>
          </>
        )}
        {shown.limitPerPerson !== null && (
          <>
            <dt>Limit</dt>
            <dd>{shown.limitPerPerson} for one person</dd>
          </>
        )}
        {shown.phase !== "ended" && shown.closesAt !== null && (
          <>
            <dt>Ends</dt>
            <dd>{lagosTime(shown.closesAt)}, Lagos time</dd>
          </>
        )}
        <dt>Leaves</dt>
        <dd>Lagos, in five working days</dd>
        <dt>Tax</dt>
        <dd>₦0</dd>
      </dl>
    </div>
  );
}
