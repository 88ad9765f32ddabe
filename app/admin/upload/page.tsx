import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { UploadForm } from "@/components/admin/upload-form";
import { listDeskExhibitions } from "@/lib/exhibitions/desk-queries";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Uploads");

export default async function UploadDesk() {
  if (!(await getAdmin(deskPaths.desk("upload")))) return <AdminsOnly />;
  const exhibitions = await listDeskExhibitions();
  return (
    <>
      <DeskHead title="Uploads">
        A file hung here is seen by members of the Circle only, in the Members tab of its exhibition. It is judged by
        what it is; a picture is encoded anew.
      </DeskHead>
      <UploadForm exhibitions={exhibitions} />
    </>
  );
}
