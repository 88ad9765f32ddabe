"use client";

import { usePathname } from "next/navigation";
import { Suspense, useEffect, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { useGuestCartHint } from "@/components/auth/use-session-hint";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { paths } from "@/lib/core/urls/paths";

const CartDrawer = lazyWithFallback(
  () => import("./cart-drawer").then((file) => file.CartDrawer),
  () => null,
);

/**
 * The cart button of the public pages. Nothing is loaded for visitors without a cart; it is hidden on the cart page and at the checkout,
 * which show the total themselves.
 */
export function FloatingCart() {
  const path = usePathname();
  const [signedIn, setSignedIn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out both change the page.
  useEffect(() => setSignedIn(hasSessionHint()), [path]);
  const hasGuestCart = useGuestCartHint();
  if (!(signedIn || hasGuestCart) || path === paths.cart || path.startsWith(paths.checkout())) return null;
  return (
    <Suspense fallback={null}>
      <CartDrawer />
    </Suspense>
  );
}
