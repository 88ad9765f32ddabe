import { ExhibitionForm } from "@/components/admin/exhibitions/exhibition-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { listSeriesNames } from "@/lib/exhibitions/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("New exhibition");

export default async function NewExhibitionPage() {
  await requireAdmin(adminPaths.newExhibition, "exhibitions");
  const seriesNames = await readForPage(listSeriesNames());
  return (
    <>
      <AdminHeader title="New exhibition" parents={[{ name: "Exhibitions", href: adminPaths.section("exhibitions") }]}>
        It starts as a draft. Save it to add content and artworks.
      </AdminHeader>
      <ExhibitionForm exhibition={null} seriesNames={seriesNames} />
    </>
  );
}
