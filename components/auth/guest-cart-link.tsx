"use client";

import { ShoppingBag } from "lucide-react";
import Link from "next/link";
import { useSharedCart } from "@/components/orders/use-shared-cart";
import { paths } from "@/lib/core/urls/paths";
import { guestCartHint } from "./session-hint";

/** A visitor's cart in the header, with the number of its items. */
export function GuestCartLink({ className }: { className: string }) {
  const { data } = useSharedCart({ guest: true, revalidateOnMount: false });
  const quantity = data?.cart.quantity ?? Number(guestCartHint());
  if (quantity === 0) return null;
  return (
    <Link href={paths.cart} prefetch={false} className={className}>
      <ShoppingBag aria-hidden className="size-5 stroke-[1.75] max-[24rem]:hidden" />
      <span className="sr-only">Cart, items: </span>
      <span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-on-accent text-tiny leading-none">
        {quantity > 99 ? "99+" : quantity}
      </span>
    </Link>
  );
}
