import type { ReactNode } from "react";
import { AdminNav } from "@/components/admin/ui/admin-nav";
import { UserMenu } from "@/components/auth/user-menu";
import { AccountShell } from "@/components/layout/shell";
import { socials } from "@/lib/core/socials";
import { getCurrentUser } from "@/lib/http/current-user";

// Hides the navigation from non-admins. This is not access control: every page and handler checks access itself.
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const user = await getCurrentUser();
  const isAdmin = user?.role === "Admin";
  return (
    <AccountShell socials={socials()} userMenu={<UserMenu signedIn={user !== null} />}>
      {isAdmin ? (
        <div className="page-x items-start gap-x-gutter lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
          <AdminNav />
          <div className="pt-8 pb-16 lg:pt-12">{children}</div>
        </div>
      ) : (
        <div className="page-x">{children}</div>
      )}
    </AccountShell>
  );
}
