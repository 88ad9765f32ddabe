import type { ReactNode } from "react";
import { ViewerMenu } from "@/components/accounts/viewer-menu";
import { MuseumShell } from "@/components/layout/shell";
import { FloatingCart } from "@/components/shop/floating-cart";
import { WhileGoing } from "@/components/shop/while-going";
import { socials } from "@/lib/platform/socials";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <MuseumShell socials={socials()} viewerMenu={<ViewerMenu />} cart={<FloatingCart />}>
      <WhileGoing>{children}</WhileGoing>
    </MuseumShell>
  );
}
