import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { ImportWorks } from "@/components/admin/work-imports/import-works";
import { WorkImportsList } from "@/components/admin/work-imports/work-imports-list";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listWorkImports } from "@/lib/workflows/work-imports/queries";

export const metadata = privatePageMetadata("Imports of works");

export default async function WorkImportsPage() {
  await requireAdmin(adminPaths.workImports, "exhibitions");
  const imports = await readForPage(listWorkImports());
  return (
    <>
      <AdminHeader
        title="Imports"
        parents={[{ name: "Exhibitions", href: adminPaths.section("exhibitions") }]}
        actions={
          <>
            <DownloadLink href={adminApiPaths.exportList("exhibitions")}>Export works as CSV</DownloadLink>
            <ImportWorks />
          </>
        }
      >
        Works that were added and changed from CSV files.
      </AdminHeader>
      <WorkImportsList imports={imports} />
    </>
  );
}
