"use client";

import { Suspense, useCallback, useEffect, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { BuyFormListener } from "./buy-form-listener";
import { DropCard } from "./drop-card";
import type { ProductCardModel } from "./product-card-model";
import { LoadError } from "./shop-error";

const LiveProducts = lazyWithFallback(
  () => import("./live-products").then((file) => file.LiveProducts),
  () => null,
);

type ProductGridProps = {
  products: readonly ProductCardModel[];
  /** These products are a part of all; without it, products that were added since the build are shown too. */
  isFiltered?: boolean;
};

/** The given products as of the build; signed-in users, and everyone when a drop opens or closes, get current data. */
export function ProductGrid({ products, isFiltered = false }: ProductGridProps) {
  const [isLive, setLive] = useState(false);
  const [current, setCurrent] = useState<readonly ProductCardModel[] | null>(null);
  const [failed, setFailed] = useState(false);
  const next = Math.min(...products.flatMap(({ nextChangeAt: at }) => at ?? []));
  useEffect(() => {
    if (isLive) return;
    if (hasSessionHint()) return setLive(true);
    if (next === Number.POSITIVE_INFINITY) return;
    // Spreads the requests of many browsers.
    const due = next + 1_000 + Math.random() * 2_000;
    const beat = setInterval(() => setLive(Date.now() >= due), 1_000);
    return () => clearInterval(beat);
  }, [isLive, next]);
  const show = useCallback(
    (fresh: readonly ProductCardModel[]) => {
      const bySlug = new Map(fresh.map((product) => [product.slug, product]));
      setCurrent(isFiltered ? products.flatMap(({ slug }) => bySlug.get(slug) ?? []) : fresh);
      setFailed(false);
    },
    [isFiltered, products],
  );
  return (
    <BuyFormListener className="drop-grid g12 pb-wall max-md:grid-cols-2 xl:pt-8">
      {isLive && (
        <Suspense>
          <LiveProducts onProducts={show} onFailed={() => setFailed(hasSessionHint())} />
        </Suspense>
      )}
      {failed && current === null && (
        <div role="alert" className="col-span-full xl:col-start-4">
          <LoadError>Failed to fetch products</LoadError>
        </div>
      )}
      {(current ?? products).map((product, index) => (
        <DropCard key={product.slug} product={product} priority={index === 0} />
      ))}
    </BuyFormListener>
  );
}
