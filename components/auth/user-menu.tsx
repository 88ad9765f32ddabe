"use client";

import Link from "next/link";
import { Suspense } from "react";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { paths } from "@/lib/core/urls/paths";
import { useGuestCartHint, useSessionHint } from "./use-session-hint";

const AccountMenu = lazyWithFallback(
  () => import("./account-menu").then((file) => file.AccountMenu),
  ({ loginLink }) => loginLink,
);

// Only for a visitor with a cart.
const GuestCartLink = lazyWithFallback(
  () => import("./guest-cart-link").then((file) => file.GuestCartLink),
  () => null,
);

const triggerClass =
  "inline-flex min-h-tap items-center gap-1.5 px-3 font-bold text-small whitespace-nowrap max-sm:px-1";

/** The user menu in the header: a login link, or the account menu, which is not loaded for visitors. */
export function UserMenu() {
  const hint = useSessionHint();
  const hasGuestCart = useGuestCartHint();
  const loginLink = (
    <Link href={paths.login()} prefetch={false} className={triggerClass}>
      Log in
    </Link>
  );
  if (hint === "")
    return (
      <>
        {hasGuestCart && (
          <Suspense>
            <GuestCartLink className={triggerClass} />
          </Suspense>
        )}
        {loginLink}
      </>
    );
  return (
    <Suspense fallback={loginLink}>
      <AccountMenu triggerClass={triggerClass} loginLink={loginLink} />
    </Suspense>
  );
}
