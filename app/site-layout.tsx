import type { ReactNode } from "react";
import { UserMenu } from "@/components/auth/user-menu";
import { NavigationPending } from "@/components/catalog/navigation-pending";
import { MainShell } from "@/components/layout/shell";
import { FloatingCart } from "@/components/orders/floating-cart";
import { socials } from "@/lib/core/socials";
import { whatsappLink } from "@/lib/core/whatsapp";

/** The layout of the public pages: header with the user menu, content, footer and cart. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <MainShell socials={socials()} userMenu={<UserMenu />} cart={<FloatingCart />} whatsapp={whatsappLink()}>
      <NavigationPending>{children}</NavigationPending>
    </MainShell>
  );
}
