import { DeletedExhibitions } from "@/components/admin/exhibitions/deleted-exhibitions";
import { ExhibitionsTable } from "@/components/admin/exhibitions/exhibitions-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AdminsOnly } from "@/components/admin/ui/admins-only";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { listAdminExhibitions, listDeletedExhibitions } from "@/lib/exhibitions/admin-queries";
import { getAdmin } from "@/lib/http/current-user";

export const metadata = privatePageMetadata("Exhibitions");

export default async function AdminExhibitionsPage() {
  if (!(await getAdmin(adminPaths.section("exhibitions")))) return <AdminsOnly />;
  const [exhibitions, deleted] = await Promise.all([listAdminExhibitions(), listDeletedExhibitions()]);
  return (
    <>
      <AdminHeader
        title="Exhibitions"
        actions={
          <ButtonLink href={adminPaths.newExhibition} size="small">
            Add exhibition
          </ButtonLink>
        }
      >
        In display order. Drafts are visible to admins only.
      </AdminHeader>
      <ExhibitionsTable exhibitions={exhibitions} />
      {deleted.length > 0 && <DeletedExhibitions exhibitions={deleted} />}
    </>
  );
}
