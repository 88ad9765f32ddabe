import { ExhibitionForm } from "@/components/admin/exhibitions/exhibition-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AdminsOnly } from "@/components/admin/ui/admins-only";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { getAdmin } from "@/lib/http/current-user";

export const metadata = privatePageMetadata("New exhibition");

export default async function NewExhibitionPage() {
  if (!(await getAdmin(adminPaths.newExhibition))) return <AdminsOnly />;
  return (
    <>
      <AdminHeader title="New exhibition">It starts as a draft. Save it to add artworks.</AdminHeader>
      <ExhibitionForm exhibition={null} />
    </>
  );
}
