"use client";

import Link from "next/link";
import { Suspense } from "react";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { paths } from "@/lib/core/urls/paths";
import { useSessionHint } from "./use-session-hint";

const AccountMenu = lazyWithFallback(
  () => import("./account-menu").then((file) => file.AccountMenu),
  ({ loginLink }) => loginLink,
);

const triggerClass =
  "inline-flex min-h-tap items-center gap-1.5 px-3 font-bold text-small whitespace-nowrap max-sm:px-1";

/** The user menu in the header: a login link, or the account menu, which is not loaded for visitors. */
export function UserMenu() {
  const hint = useSessionHint();
  const loginLink = (
    <Link href={paths.login()} prefetch={false} className={triggerClass}>
      Sign in
    </Link>
  );
  if (hint === "") return loginLink;
  return (
    <Suspense fallback={loginLink}>
      <AccountMenu triggerClass={triggerClass} loginLink={loginLink} />
    </Suspense>
  );
}
