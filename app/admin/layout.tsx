import type { ReactNode } from "react";
import { ViewerMenu } from "@/components/accounts/viewer-menu";
import { AccountShell } from "@/components/layout/shell";
import { FloatingCart } from "@/components/shop/floating-cart";
import { socials } from "@/lib/platform/socials";

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <AccountShell socials={socials()} viewerMenu={<ViewerMenu />} cart={<FloatingCart />}>
      <div className="page-x">{children}</div>
    </AccountShell>
  );
}
