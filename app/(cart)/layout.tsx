import type { ReactNode } from "react";
import { SiteLayout } from "@/app/site-layout";
import { CartShell } from "@/components/layout/cart-shell";

export default function Layout({ children }: { children: ReactNode }) {
  return <SiteLayout Shell={CartShell}>{children}</SiteLayout>;
}
