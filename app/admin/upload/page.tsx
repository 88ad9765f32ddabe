import { ContentUploadForm } from "@/components/admin/exhibitions/content-upload-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { listAdminExhibitions } from "@/lib/exhibitions/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Uploads");

export default async function UploadPage() {
  await requireAdmin(adminPaths.section("upload"), "exhibitions");
  const exhibitions = await readForPage(listAdminExhibitions());
  return (
    <>
      <AdminHeader title="Uploads">
        Files for members of the Circle, shown in the Members tab of an exhibition. The type is detected from the
        contents; images are re-encoded.
      </AdminHeader>
      <ContentUploadForm exhibitions={exhibitions} />
    </>
  );
}
