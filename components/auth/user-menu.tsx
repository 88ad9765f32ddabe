"use client";

import Link from "next/link";
import { Suspense, useEffect, useState } from "react";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { paths } from "@/lib/core/urls/paths";
import { useGuestCartHint, useSessionHint } from "./use-session-hint";

const AccountMenu = lazyWithFallback(
  () => import("./account-menu").then((file) => file.AccountMenu),
  ({ accountLink }) => accountLink,
);

// Only for a visitor with a cart.
const GuestCartLink = lazyWithFallback(
  () => import("./guest-cart-link").then((file) => file.GuestCartLink),
  () => null,
);

const triggerClass =
  "inline-flex min-h-tap items-center gap-1.5 px-3 font-bold text-small whitespace-nowrap max-sm:px-1";

/**
 * The user menu in the header: a login link, or the account menu, which is not loaded for visitors. A page that is rendered for each
 * request knows whether somebody is signed in; on a prerendered page the browser finds out, and the head script shows the right one of
 * both links until then.
 */
export function UserMenu({ signedIn = false }: { signedIn?: boolean }) {
  const hint = useSessionHint();
  const [isHintRead, setHintRead] = useState(false);
  useEffect(() => setHintRead(true), []);
  const hasGuestCart = useGuestCartHint();
  const loginLink = (
    <Link href={paths.login()} prefetch={false} className={triggerClass}>
      Log in
    </Link>
  );
  const accountLink = (
    // The word ends where the name will, before the menu's arrow; a phone has the circle of the initial.
    <Link href={paths.account} prefetch={false} className={`${triggerClass} sm:pe-8.5`}>
      <span aria-hidden className="user-circle" />
      <span className="max-sm:sr-only">Account</span>
    </Link>
  );
  if (hint === "" && signedIn && !isHintRead) return accountLink;
  if (hint === "" && !isHintRead)
    return (
      <>
        <span data-shown-to="visitors">{loginLink}</span>
        <span data-shown-to="users">{accountLink}</span>
      </>
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
    <Suspense fallback={accountLink}>
      <AccountMenu triggerClass={triggerClass} loginLink={loginLink} accountLink={accountLink} />
    </Suspense>
  );
}
