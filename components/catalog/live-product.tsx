"use client";

import { useEffect } from "react";
import { useApi } from "@/lib/api-client/use-api";
import type { Product } from "@/lib/catalog/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";

type LiveProductProps = {
  slug: string;
  /** A greater number refetches. */
  round: number;
  onProduct: (product: Product) => void;
  /** The phase that began while the page was open. */
  begun: Product["phase"] | undefined;
};

/** Reads a product for `BuyBox`, and announces that it has opened or ended. A file of its own, so that visitors of an unscheduled product do not load SWR. */
export function LiveProduct({ slug, round, onProduct, begun }: LiveProductProps) {
  const { mutate } = useApi(apiPaths.product(slug), {
    // Each response has to be reported, because its server time counts from its arrival.
    dedupingInterval: 0,
    onSuccess: ({ product }) => onProduct(product),
  });
  useEffect(() => {
    if (round > 0) void mutate();
  }, [round, mutate]);
  return (
    <p role="status" className="sr-only">
      {begun === "live" ? "It is open now." : begun === "ended" && "It has ended."}
    </p>
  );
}
