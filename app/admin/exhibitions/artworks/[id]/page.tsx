import { notFound } from "next/navigation";
import { ArtworkForm } from "@/components/admin/exhibitions/artwork-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ScheduledChanges } from "@/components/admin/versions/scheduled-changes";
import { VersionList } from "@/components/admin/versions/version-list";
import { ButtonLink } from "@/components/ui/button";
import { listProducts } from "@/lib/catalog/queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { getAdminArtwork } from "@/lib/exhibitions/admin-queries";
import { toArtworkFields } from "@/lib/exhibitions/edit-fields";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listScheduledChanges, listVersions } from "@/lib/versions/queries";

export const metadata = privatePageMetadata("Edit an artwork");

export default async function EditArtworkPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.editArtwork(id), "exhibitions");
  const artwork = (await readForPage(getAdminArtwork(id))) ?? notFound();
  const drops = (await readForPage(listProducts())).map(({ slug, name }) => ({ slug, name }));
  const [versions, scheduled] = await readForPage(
    Promise.all([listVersions("artwork", id), listScheduledChanges("artwork", [id])]),
  );
  const fields = toArtworkFields(artwork);
  const { leader, exhibition } = artwork;
  return (
    <>
      <AdminHeader
        title={artwork.title}
        parents={[
          { name: "Exhibitions", href: adminPaths.section("exhibitions") },
          { name: exhibition.title, href: adminPaths.editExhibition(exhibition._id) },
        ]}
        actions={
          leader && (
            <ButtonLink href={adminPaths.editLeader(leader._id)} variant="secondary" size="small">
              {`Texts of ${leader.name}`}
            </ButtonLink>
          )
        }
      >
        {leader ? `Belongs to ${leader.name} in ${exhibition.title}.` : `In ${exhibition.title}.`}
      </AdminHeader>
      <ScheduledChanges kind="artwork" changes={scheduled} fields={fields} />
      <ArtworkForm
        key={artwork.version}
        exhibitionId={exhibition._id}
        artwork={artwork}
        drops={drops}
        fields={fields}
      />
      <VersionList kind="artwork" versions={versions} current={artwork.version} />
    </>
  );
}
