"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { hasSessionHint } from "@/components/accounts/session-hint";
import { paths } from "@/lib/platform/paths";

const CartSlip = lazy(() => import("./cart-slip").then((file) => ({ default: file.CartSlip })));

const inTheWay = [paths.checkout(), paths.account, paths.ordersInShort, paths.downloads];

/**
 * The cart that hangs over the shop. A visitor has none, so nothing of it is fetched for them; on the cart's own page,
 * at the checkout and over the lists of an account and its downloads it would only stand in the way.
 */
export function FloatingCart() {
  const path = usePathname();
  const [signedIn, setSignedIn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out both end on another page.
  useEffect(() => setSignedIn(hasSessionHint()), [path]);
  if (!signedIn || path === paths.cart || inTheWay.some((place) => path.startsWith(place))) return null;
  return (
    <Suspense fallback={null}>
      <CartSlip />
    </Suspense>
  );
}
