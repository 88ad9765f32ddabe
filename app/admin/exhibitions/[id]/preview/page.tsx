import { notFound } from "next/navigation";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AdminsOnly } from "@/components/admin/ui/admins-only";
import { ExhibitionDetail } from "@/components/exhibitions/exhibition-detail";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { getAdminExhibition, listAdminArtworks } from "@/lib/exhibitions/admin-queries";
import { getAdmin } from "@/lib/http/current-user";

export const metadata = privatePageMetadata("A draft");

/** A preview of an unpublished exhibition. */
export default async function PreviewExhibitionPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await getAdmin(adminPaths.previewExhibition(id)))) return <AdminsOnly />;
  const exhibition = (await getAdminExhibition(id)) ?? notFound();
  const works = exhibition.status === "announced" ? [] : await listAdminArtworks(id);
  return (
    <>
      <AdminHeader
        title="Preview"
        actions={
          <ButtonLink href={adminPaths.editExhibition(id)} variant="secondary" size="small">
            Edit
          </ButtonLink>
        }
      >
        The last saved version, without the Members tab and the guestbook.
      </AdminHeader>
      <div className="ring-1 ring-line">
        <ExhibitionDetail exhibition={exhibition} artworks={works} />
      </div>
    </>
  );
}
