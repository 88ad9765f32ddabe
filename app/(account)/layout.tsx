import type { ReactNode } from "react";
import { UserMenu } from "@/components/auth/user-menu";
import { NavigationPending } from "@/components/catalog/navigation-pending";
import { SaveLocationHash } from "@/components/exhibitions/viewer/save-location-hash";
import { AccountShell } from "@/components/layout/shell";
import { FloatingCart } from "@/components/orders/floating-cart";
import { socials } from "@/lib/core/socials";
import { getCurrentUser } from "@/lib/http/current-user";

// On a small screen the round button would cover the totals of orders and receipts; there the cart is in the user
// menu.
const cart = (
  <div className="max-lg:hidden">
    <FloatingCart />
  </div>
);

export default async function Layout({ children }: { children: ReactNode }) {
  const user = await getCurrentUser();
  return (
    <AccountShell socials={socials()} userMenu={<UserMenu signedIn={user !== null} />} cart={cart}>
      <SaveLocationHash />
      <NavigationPending>{children}</NavigationPending>
    </AccountShell>
  );
}
