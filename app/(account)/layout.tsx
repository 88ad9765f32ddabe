import type { ReactNode } from "react";
import { ViewerMenu } from "@/components/accounts/viewer-menu";
import { KeepPlace } from "@/components/exhibitions/viewer/keep-place";
import { AccountShell } from "@/components/layout/shell";
import { FloatingCart } from "@/components/shop/floating-cart";
import { WhileGoing } from "@/components/shop/while-going";
import { socials } from "@/lib/platform/socials";

// On a small screen the round button would lie on the sums of orders and receipts; there the cart is in the user menu.
const cart = (
  <div className="max-lg:hidden">
    <FloatingCart />
  </div>
);

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <AccountShell socials={socials()} viewerMenu={<ViewerMenu />} cart={cart}>
      <KeepPlace />
      <WhileGoing>{children}</WhileGoing>
    </AccountShell>
  );
}
