import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { NewDownload } from "@/components/admin/new-download";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("A new file for members");

export default async function NewDownloadDesk() {
  if (!(await getAdmin(deskPaths.newDownload))) return <AdminsOnly />;
  return (
    <>
      <DeskHead title="A new file">It stands behind the others, and members can fetch it at once.</DeskHead>
      <NewDownload />
    </>
  );
}
