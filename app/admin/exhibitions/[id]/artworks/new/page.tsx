import { notFound } from "next/navigation";
import { ArtworkForm } from "@/components/admin/exhibitions/artwork-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { listProducts } from "@/lib/catalog/queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { getAdminExhibition } from "@/lib/exhibitions/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("New artwork");

export default async function NewArtworkPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.newArtwork(id), "exhibitions");
  const { title } = (await readForPage(getAdminExhibition(id))) ?? notFound();
  const drops = (await readForPage(listProducts())).map(({ slug, name }) => ({ slug, name }));
  return (
    <>
      <AdminHeader
        title="New artwork"
        parents={[
          { name: "Exhibitions", href: adminPaths.section("exhibitions") },
          { name: title, href: adminPaths.editExhibition(id) },
        ]}
      >{`It is added at the end of ${title}. Without an image it is shown as coming soon.`}</AdminHeader>
      <ArtworkForm exhibitionId={id} artwork={null} drops={drops} />
    </>
  );
}
