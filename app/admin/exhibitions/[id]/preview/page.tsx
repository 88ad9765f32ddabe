import { notFound } from "next/navigation";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ExhibitionDetail } from "@/components/exhibitions/exhibition-detail";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { getAdminExhibition, listAdminArtworks } from "@/lib/exhibitions/admin-queries";
import { getSeries } from "@/lib/exhibitions/queries";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getBlockReferences } from "@/lib/workflows/exhibition-parts-query";

export const metadata = privatePageMetadata("A draft");

/** A preview of an unpublished exhibition. */
export default async function PreviewExhibitionPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.previewExhibition(id), "exhibitions");
  const exhibition = (await readForPage(getAdminExhibition(id))) ?? notFound();
  const { slug, status, blocks, series } = exhibition;
  const [works, references, parts] = await readForPage(
    Promise.all([
      status === "announced" ? [] : listAdminArtworks(id),
      getBlockReferences(slug, blocks),
      series && getSeries(series.name, slug),
    ]),
  );
  return (
    <>
      <AdminHeader
        title="Preview"
        parents={[
          { name: "Exhibitions", href: adminPaths.section("exhibitions") },
          { name: exhibition.title, href: adminPaths.editExhibition(id) },
        ]}
        actions={
          <ButtonLink href={adminPaths.editExhibition(id)} variant="secondary" size="small">
            Edit
          </ButtonLink>
        }
      >
        The last saved version, without the Members tab and the guestbook.
      </AdminHeader>
      <div data-as-published className="ring-1 ring-line">
        <ExhibitionDetail
          exhibition={exhibition}
          blocks={blocks}
          references={references}
          series={parts}
          artworks={works}
        />
      </div>
    </>
  );
}
