import { ExhibitionForm } from "@/components/admin/exhibitions/exhibition-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";

export const metadata = privatePageMetadata("New exhibition");

export default async function NewExhibitionPage() {
  await requireAdmin(adminPaths.newExhibition, "exhibitions");
  return (
    <>
      <AdminHeader title="New exhibition" parents={[{ name: "Exhibitions", href: adminPaths.section("exhibitions") }]}>
        It starts as a draft. Save it to add artworks.
      </AdminHeader>
      <ExhibitionForm exhibition={null} />
    </>
  );
}
