import { ImportMembers } from "@/components/admin/member-imports/import-members";
import { MemberImportsList } from "@/components/admin/member-imports/member-imports-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listMemberImports } from "@/lib/subscriptions/imports/queries";

export const metadata = privatePageMetadata("Imports of members");

export default async function MemberImportsPage() {
  await requireAdmin(adminPaths.memberImports, "users");
  const imports = await readForPage(listMemberImports());
  return (
    <>
      <AdminHeader
        title="Imports"
        parents={[{ name: "Users", href: adminPaths.section("users") }]}
        actions={<ImportMembers />}
      >
        Members from other systems, imported from CSV files.
      </AdminHeader>
      <MemberImportsList imports={imports} />
    </>
  );
}
