import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AdminsTable } from "@/components/admin/users/admins-table";
import { InviteAdmin } from "@/components/admin/users/invite-admin";
import { InvitesTable } from "@/components/admin/users/invites-table";
import { listAdmins, listPendingInvites } from "@/lib/auth/invites/queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Admins");

export default async function AdminsPage() {
  await requireAdmin(adminPaths.admins, "users");
  const [admins, invites] = await readForPage(Promise.all([listAdmins(), listPendingInvites()]));
  return (
    <>
      <AdminHeader
        title="Admins"
        parents={[{ name: "Users", href: adminPaths.section("users") }]}
        actions={<InviteAdmin />}
      >
        Who helps run the museum, with which role, and where they are logged in.
      </AdminHeader>
      <div className="grid gap-10">
        <AdminsTable admins={admins} />
        <InvitesTable invites={invites} />
      </div>
    </>
  );
}
