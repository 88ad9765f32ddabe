import { NewDownload } from "@/components/admin/downloads/new-download";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { listProductNames } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("New download");

export default async function NewDownloadPage() {
  await requireAdmin(adminPaths.newDownload, "exhibitions");
  return (
    <>
      <AdminHeader title="New download" parents={[{ name: "Downloads", href: adminPaths.section("downloads") }]}>
        It is published at the end of the list.
      </AdminHeader>
      <NewDownload drops={await readForPage(listProductNames())} />
    </>
  );
}
