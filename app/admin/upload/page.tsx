import { ContentUploadForm } from "@/components/admin/exhibitions/content-upload-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AdminsOnly } from "@/components/admin/ui/admins-only";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { listAdminExhibitions } from "@/lib/exhibitions/admin-queries";
import { getAdmin } from "@/lib/http/current-user";

export const metadata = privatePageMetadata("Uploads");

export default async function UploadPage() {
  if (!(await getAdmin(adminPaths.section("upload")))) return <AdminsOnly />;
  const exhibitions = await listAdminExhibitions();
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
