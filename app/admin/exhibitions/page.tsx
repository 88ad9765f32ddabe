import { DeletedExhibitions } from "@/components/admin/exhibitions/deleted-exhibitions";
import { ExhibitionsTable } from "@/components/admin/exhibitions/exhibitions-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { listAdminExhibitions, listDeletedExhibitions } from "@/lib/exhibitions/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listScheduledChanges } from "@/lib/versions/queries";

export const metadata = privatePageMetadata("Exhibitions");

export default async function AdminExhibitionsPage() {
  await requireAdmin(adminPaths.section("exhibitions"), "exhibitions");
  const [exhibitions, deleted] = await readForPage(Promise.all([listAdminExhibitions(), listDeletedExhibitions()]));
  const scheduled = await readForPage(
    listScheduledChanges(
      "exhibition",
      exhibitions.map(({ _id }) => _id),
    ),
  );
  return (
    <>
      <AdminHeader
        title="Exhibitions"
        actions={
          <>
            <ButtonLink href={adminPaths.workImports} variant="secondary" size="small">
              Import works
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportList("exhibitions")}>Export works as CSV</DownloadLink>
            <ButtonLink href={adminPaths.newExhibition} size="small">
              Add exhibition
            </ButtonLink>
          </>
        }
      >
        In display order. Drafts are visible to admins only.
      </AdminHeader>
      <ExhibitionsTable exhibitions={exhibitions} scheduled={scheduled} />
      {deleted.length > 0 && <DeletedExhibitions exhibitions={deleted} />}
    </>
  );
}
