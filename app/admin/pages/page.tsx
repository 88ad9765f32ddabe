import { PagesTable } from "@/components/admin/legal-pages/pages-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { getAdminHomePage } from "@/lib/home-page/queries";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listAdminLegalPages } from "@/lib/legal-pages/admin-queries";
import { listVersions } from "@/lib/versions/queries";

export const metadata = privatePageMetadata("Pages");

export default async function AdminLegalPagesPage() {
  await requireAdmin(adminPaths.section("pages"), "pages");
  const [legalPages, home, [lastEdit]] = await readForPage(
    Promise.all([listAdminLegalPages(), getAdminHomePage(), listVersions("home", "home")]),
  );
  return (
    <>
      <AdminHeader title="Pages">
        The home page and the legal pages. Each edit of a legal page is published as a further version; earlier versions
        stay readable and cannot be changed.
      </AdminHeader>
      <PagesTable
        home={{ version: home.version, lastEdit: lastEdit ? { at: lastEdit.savedAt, by: lastEdit.savedBy } : null }}
        legalPages={legalPages}
      />
    </>
  );
}
