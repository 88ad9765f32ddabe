import { LegalPagesTable } from "@/components/admin/legal-pages/legal-pages-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listAdminLegalPages } from "@/lib/legal-pages/admin-queries";

export const metadata = privatePageMetadata("Pages");

export default async function AdminLegalPagesPage() {
  await requireAdmin(adminPaths.section("pages"), "pages");
  const pages = await readForPage(listAdminLegalPages());
  return (
    <>
      <AdminHeader
        title="Pages"
        actions={
          <ButtonLink href={adminPaths.homePage} variant="secondary" size="small">
            Home page
          </ButtonLink>
        }
      >
        The legal pages. Each edit is published as a further version; earlier versions stay readable and cannot be
        changed.
      </AdminHeader>
      <LegalPagesTable pages={pages} />
    </>
  );
}
