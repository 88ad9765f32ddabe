"use client";

import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { NavigationMenu } from "@/components/ui/navigation-menu";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { useCurrentUser } from "./use-current-user";

const itemClass = "flex min-h-tap w-full items-center px-4 text-start font-medium text-small hover:bg-raised";
const triggerClass =
  "inline-flex min-h-tap items-center gap-1.5 px-3 font-bold text-small whitespace-nowrap max-sm:px-1";

/** The user menu in the header: a login link, or the first name with cart count and account links. */
export function UserMenu() {
  const viewer = useCurrentUser();
  if (!viewer?.user) {
    return (
      <Link href={paths.login()} prefetch={false} className={triggerClass}>
        Sign in
      </Link>
    );
  }
  const { user, cartQuantity } = viewer;
  const links = [
    ["Account", paths.account],
    ["Orders", paths.orders],
    [`Cart (${cartQuantity})`, paths.cart],
    ...(user.role === "Admin" ? [["Dashboard", paths.admin] as const] : []),
  ] as const;
  return (
    <NavigationMenu
      triggerClass={`${triggerClass} list-none [&::-webkit-details-marker]:hidden`}
      trigger={
        <>
          <span className="max-w-[9ch] truncate max-[22rem]:max-w-[4ch] sm:max-w-[14ch]">{user.firstName}</span>
          {cartQuantity > 0 && (
            <span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-on-accent text-tiny leading-none">
              <span className="sr-only">Items in your cart: </span>
              {cartQuantity > 99 ? "99+" : cartQuantity}
            </span>
          )}
          <ChevronDown aria-hidden className="size-4 max-sm:hidden" />
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
        <li className="border-line border-t">
          <form method="post" action={apiPaths.logout}>
            <button type="submit" className={itemClass}>
              Logout
            </button>
          </form>
        </li>
      </ul>
    </NavigationMenu>
  );
}
