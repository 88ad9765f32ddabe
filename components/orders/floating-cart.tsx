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

const hiddenOn = [paths.checkout(), paths.verifyCertificate, paths.draw("")];

/**
 * The floating cart of the public pages. Nothing is loaded for visitors without a cart; it is hidden on the cart page, at the checkout, and
 * where it would lie over what is checked or promised: at the check of a certificate and on the page of a draw.
 */
export function FloatingCart() {
  const path = usePathname();
  const [signedIn, setSignedIn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out both change the page.
  useEffect(() => setSignedIn(hasSessionHint()), [path]);
  const hasGuestCart = useGuestCartHint();
  if (!(signedIn || hasGuestCart) || path === paths.cart || hiddenOn.some((place) => path.startsWith(place)))
    return null;
  return (
    <Suspense fallback={null}>
      <CartDrawer />
    </Suspense>
  );
}
