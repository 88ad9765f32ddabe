import type { ReactNode } from "react";
import { AdminShell } from "@/components/admin/shell/admin-shell";
import { UserMenu } from "@/components/auth/user-menu";
import { AccountShell } from "@/components/layout/shell";
import { log } from "@/lib/core/log";
import { socials } from "@/lib/core/socials";
import { getCurrentUser } from "@/lib/http/current-user";
import { getAdminTodos } from "@/lib/workflows/admin-todos-query";
import "@/components/admin/utilities.css";

// Shows the admin's layout to admins only; everybody else gets the public one. This is not access control: every page and handler checks
// access itself.
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const user = await getCurrentUser();
  if (user?.role !== "Admin" || user.mfaRequired)
    return (
      <AccountShell socials={socials()} userMenu={<UserMenu signedIn={user !== null} />}>
        <div className="page-x">{children}</div>
      </AccountShell>
    );
  const todos = await getAdminTodos(user).catch((error: unknown) => {
    log().error({ err: error }, "the open tasks could not be counted");
    return null;
  });
  return (
    <AdminShell user={user} todos={todos}>
      {children}
    </AdminShell>
  );
}
