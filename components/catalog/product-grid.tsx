"use client";

import { useEffect, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { BuyFormListener } from "./buy-form-listener";
import { DropCard } from "./drop-card";
import type { ProductCardModel } from "./product-card-model";
import { LoadError } from "./shop-error";

// Three products to a row in different widths. The first
// row leaves space for the title at its left.
const columnSpans = [3, 4, 5, 5, 3, 4, 4, 5, 3].map(
  (columns) => ({ 3: "xl:col-span-3", 4: "xl:col-span-4", 5: "xl:col-span-5" })[columns],
);

type LiveProducts = readonly ProductCardModel[] | "not yet" | "failed";

/** All products as of the build; signed-in users, and everyone when a drop opens or closes, get current data. */
export function ProductGrid({ products, className }: { products: readonly ProductCardModel[]; className: string }) {
  const [counted, setCounted] = useState<LiveProducts>("not yet");
  useEffect(() => {
    if (!hasSessionHint()) return;
    void import("./fetch-products").then(async ({ fetchProducts }) => setCounted((await fetchProducts()) ?? "failed"));
  }, []);
  const shown = typeof counted === "string" ? products : counted;
  const next = Math.min(...shown.flatMap(({ nextChangeAt: at }) => at ?? []));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    // Spreads the requests of many browsers. If this device's clock is wrong, the interval grows.
    let waits = 1_000 + Math.random() * 2_000;
    let due = next + waits;
    const beat = setInterval(() => {
      if (Date.now() < due) return;
      waits = Math.min(waits * 2, 60_000);
      due = Date.now() + waits;
      void import("./fetch-products").then(async ({ fetchProducts }) => {
        const fresh = await fetchProducts();
        if (fresh) setCounted(fresh);
      });
    }, 1_000);
    return () => clearInterval(beat);
  }, [next]);
  return (
    <BuyFormListener className={className}>
      {counted === "failed" && (
        <div role="alert" className="col-span-full xl:col-start-4">
          <LoadError>Failed to fetch products</LoadError>
        </div>
      )}
      {shown.map((product, index) => (
        <DropCard
          key={product.slug}
          product={product}
          priority={index === 0}
          className={`col-span-full pb-14 md:col-span-6 lg:col-span-4 ${columnSpans[index % columnSpans.length]}`}
        />
      ))}
    </BuyFormListener>
  );
}
