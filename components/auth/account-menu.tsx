"use client";

import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { type ReactNode, Suspense } from "react";
import { useFollowState } from "@/components/collections/use-follow-state";
import { useSharedCart } from "@/components/orders/use-shared-cart";
import { lazyWithFallback } from "@/components/ui/lazy-with-fallback";
import { NavigationMenu } from "@/components/ui/navigation-menu";
import { paths } from "@/lib/core/urls/paths";
import { LogoutItem } from "./logout-item";
import { useCurrentUser } from "./use-current-user";

// Only for admins. Without it a page is as for everybody.
const AdminBar = lazyWithFallback(
  () => import("@/components/layout/admin-bar").then((file) => file.AdminBar),
  () => null,
);

// Only for an admin who views the site as somebody else.
const ViewAsBar = lazyWithFallback(
  () => import("./view-as-bar").then((file) => file.ViewAsBar),
  () => null,
);

const itemClass = "flex min-h-tap w-full items-center px-4 text-start font-medium text-small hover:bg-raised";
type AccountMenuProps = {
  triggerClass: string;
  /** Shown when the session has ended. */
  loginLink: ReactNode;
  /** Shown until the user is known. */
  accountLink: ReactNode;
};

/** The first name of the user with cart count and account links. */
export function AccountMenu({ triggerClass, loginLink, accountLink }: AccountMenuProps) {
  const viewer = useCurrentUser();
  const { data } = useSharedCart({ guest: false, revalidateOnMount: false });
  useFollowState(Boolean(viewer?.user));
  if (!viewer) return accountLink;
  const bar = viewer.viewAs && (
    <Suspense>
      <ViewAsBar as={viewer.viewAs} />
    </Suspense>
  );
  if (!viewer.user)
    return (
      <>
        {loginLink}
        {bar}
      </>
    );
  const { user } = viewer;
  const cartQuantity = data?.cart.quantity ?? viewer.cartQuantity;
  const links = [
    ["Account", paths.account],
    ["Orders", paths.orders],
    ["Wishlist", paths.wishlist()],
    [`Cart (${cartQuantity})`, paths.cart],
    ...(user.role === "Admin" ? [["Dashboard", paths.admin] as const] : []),
  ] as const;
  return (
    <>
      {bar}
      {user.role === "Admin" && (
        <Suspense>
          <AdminBar />
        </Suspense>
      )}
      <NavigationMenu
        triggerClass={`${triggerClass} w-full justify-end list-none sm:ps-0 max-sm:flex-row-reverse max-sm:justify-start [&::-webkit-details-marker]:hidden`}
        trigger={
          <>
            <span aria-hidden className="user-circle bg-none">
              {[...user.firstName][0]}
            </span>
            <span className="truncate max-sm:sr-only">{user.firstName}</span>
            {cartQuantity > 0 && (
              <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent px-1 text-on-accent text-tiny leading-none">
                <span className="sr-only">Items in your cart: </span>
                {cartQuantity > 99 ? "99+" : cartQuantity}
              </span>
            )}
            <ChevronDown aria-hidden className="size-4 shrink-0 max-sm:hidden" />
          </>
        }
      >
        <ul className="absolute end-0 top-full grid min-w-44 bg-ground py-2 shadow-pop">
          {links.map(([name, href]) => (
            <li key={href}>
              <Link href={href} prefetch={false} className={itemClass}>
                {name}
              </Link>
            </li>
          ))}
          <LogoutItem className={itemClass} />
        </ul>
      </NavigationMenu>
    </>
  );
}
