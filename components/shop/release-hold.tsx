"use client";

import { useEffect, useState } from "react";
import { hasSessionHint } from "@/components/accounts/session-hint";
import { ButtonLink } from "@/components/ui/button";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { announceCart } from "./cart-signal";
import type { CheckoutState } from "./checkout-state";

/** Gives the pieces of the buyer's own cancelled payment back, and says so; or that the money arrived after all. */
export function ReleaseHold({ reference }: { reference: string }) {
  const [state, setState] = useState<CheckoutState["state"] | null>(null);
  useEffect(() => {
    if (!hasSessionHint()) return;
    void api.post<CheckoutState>(apiPaths.cancelCheckout, { reference }).then((result) => {
      if (!result.ok) return;
      setState(result.data.state);
      announceCart();
    });
  }, [reference]);
  return (
    <div role="status" className="empty:hidden">
      {(state === "cancelled" || state === "failed") && (
        <p className="max-w-[44ch] text-muted">
          Nothing was charged. The pieces are back on the shelf, and your cart is as it was.
        </p>
      )}
      {state === "paid" && (
        <p className="grid justify-items-start gap-3">
          Your payment did arrive after all, and the order is yours.
          <ButtonLink href={paths.checkoutSuccess(reference)} look="secondary">
            See the order
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
