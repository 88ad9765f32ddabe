import { NewDownload } from "@/components/admin/downloads/new-download";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AdminsOnly } from "@/components/admin/ui/admins-only";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { getAdmin } from "@/lib/http/current-user";

export const metadata = privatePageMetadata("New download");

export default async function NewDownloadPage() {
  if (!(await getAdmin(adminPaths.newDownload))) return <AdminsOnly />;
  return (
    <>
      <AdminHeader title="New download">It is published at the end of the list.</AdminHeader>
      <NewDownload />
    </>
  );
}
