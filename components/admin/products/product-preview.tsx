"use client";

import { useDeferredValue } from "react";
import { ProductLayout } from "@/components/catalog/product-layout";
import { ProductOffer } from "@/components/catalog/product-offer";
import { Page } from "@/components/ui/page";
import type { AdminProduct } from "@/lib/catalog/admin-contracts";
import { RETURN_WINDOW_DAYS } from "@/lib/orders/rules";
import { toPreviewProduct } from "./preview-product";
import type { ProductFormValues } from "./product-form-values";

/** The public page of a product with what is typed in its form. */
export function ProductPreview({ product, values }: { product: AdminProduct; values: ProductFormValues }) {
  const shown = toPreviewProduct(product, useDeferredValue(values));
  return (
    <Page className="pb-wall">
      <ProductLayout
        product={shown}
        shipping="Shipping as set for Nigeria"
        returnDays={RETURN_WINDOW_DAYS}
        offer={
          <div className="grid gap-6">
            <ProductOffer product={shown} shipping="Shipping as set for Nigeria" updated="Preview, not saved yet." />
          </div>
        }
      />
    </Page>
  );
}
