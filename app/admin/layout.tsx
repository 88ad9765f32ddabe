import type { ReactNode } from "react";
import { ViewerMenu } from "@/components/accounts/viewer-menu";
import { DeskNav } from "@/components/admin/desk-nav";
import { AccountShell } from "@/components/layout/shell";
import { getViewer } from "@/lib/http/viewer";
import { socials } from "@/lib/platform/socials";

// The desks are named to whoever may open them. That is a courtesy: every page and every call behind them asks for itself.
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const isAdmin = (await getViewer())?.role === "Admin";
  return (
    <AccountShell socials={socials()} viewerMenu={<ViewerMenu />}>
      {isAdmin ? (
        <div className="page-x items-start gap-x-gutter lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
          <DeskNav />
          <div className="pt-8 pb-16 lg:pt-12">{children}</div>
        </div>
      ) : (
        <div className="page-x">{children}</div>
      )}
    </AccountShell>
  );
}
