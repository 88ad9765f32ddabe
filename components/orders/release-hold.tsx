"use client";

import { useEffect, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { ButtonLink } from "@/components/ui/button";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { refetchCart } from "./cart-cache";
import type { CheckoutState } from "./checkout-state";

/** Releases the items of the buyer's own cancelled payment, and says so; or that the payment arrived after all. */
export function ReleaseHold({ reference }: { reference: string }) {
  const [state, setState] = useState<CheckoutState["state"] | null>(null);
  useEffect(() => {
    if (!hasSessionHint()) return;
    void api.post(apiPaths.cancelCheckout, { reference }).then((result) => {
      if (!result.ok) return;
      setState(result.data.state);
      void refetchCart();
    });
  }, [reference]);
  return (
    <div role="status" className="empty:hidden">
      {(state === "cancelled" || state === "failed") && (
        <p className="max-w-[44ch] text-muted">
          Nothing was charged. The items were released, and your cart is unchanged.
        </p>
      )}
      {state === "paid" && (
        <p className="grid justify-items-start gap-3">
          Your payment has arrived, and the order is confirmed.
          <ButtonLink href={paths.checkoutSuccess(reference)} variant="secondary">
            See the order
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
