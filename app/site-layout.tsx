import type { ReactNode } from "react";
import { UserMenu } from "@/components/auth/user-menu";
import { NavigationPending } from "@/components/catalog/navigation-pending";
import { MainShell } from "@/components/layout/shell";
import { FloatingCart } from "@/components/orders/floating-cart";
import { socials } from "@/lib/core/socials";
import { whatsappLink } from "@/lib/core/whatsapp";

type SiteLayoutProps = {
  /** The shell of a page that is rendered for each request. */
  Shell?: typeof MainShell;
  children: ReactNode;
};

/** The layout of the public pages: header with the user menu, content, footer and cart. */
export function SiteLayout({ Shell = MainShell, children }: SiteLayoutProps) {
  return (
    <Shell socials={socials()} userMenu={<UserMenu />} cart={<FloatingCart />} whatsapp={whatsappLink()}>
      <NavigationPending>{children}</NavigationPending>
    </Shell>
  );
}
