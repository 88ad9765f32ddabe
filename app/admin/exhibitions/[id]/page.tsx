import { notFound } from "next/navigation";
import { ArtworksTable } from "@/components/admin/exhibitions/artworks-table";
import { ExhibitionForm } from "@/components/admin/exhibitions/exhibition-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ScheduledChanges } from "@/components/admin/versions/scheduled-changes";
import { VersionList } from "@/components/admin/versions/version-list";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { getAdminExhibition, listAdminArtworks, listSeriesNames } from "@/lib/exhibitions/admin-queries";
import { toExhibitionFields } from "@/lib/exhibitions/edit-fields";
import { HEADS_OF_STATE } from "@/lib/exhibitions/rules";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listScheduledChanges, listVersions } from "@/lib/versions/queries";
import { listBlockReferences } from "@/lib/workflows/exhibition-parts-query";

export const metadata = privatePageMetadata("Edit an exhibition");

export default async function EditExhibitionPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.editExhibition(id), "exhibitions");
  const exhibition = (await readForPage(getAdminExhibition(id))) ?? notFound();
  const [works, versions, scheduled, references, seriesNames] = await readForPage(
    Promise.all([
      listAdminArtworks(id),
      listVersions("exhibition", id),
      listScheduledChanges("exhibition", [id]),
      listBlockReferences(exhibition.slug),
      listSeriesNames(),
    ]),
  );
  const fields = toExhibitionFields(exhibition);
  const { slug, title, isDraft, leaders, version } = exhibition;
  return (
    <>
      <AdminHeader
        title={title}
        parents={[{ name: "Exhibitions", href: adminPaths.section("exhibitions") }]}
        publicPath={isDraft ? null : paths.exhibition(slug)}
        actions={
          isDraft && (
            <ButtonLink href={adminPaths.previewExhibition(id)} variant="secondary" size="small">
              Preview
            </ButtonLink>
          )
        }
      >
        {isDraft ? "A draft, visible to admins only." : "Public."}
      </AdminHeader>
      <ScheduledChanges kind="exhibition" changes={scheduled} fields={fields} />
      <ExhibitionForm
        key={version}
        exhibition={exhibition}
        fields={fields}
        works={works}
        references={references}
        seriesNames={seriesNames}
      />
      <section aria-labelledby="works" className="grid gap-6 pt-12">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="works" className="text-subheading">
            {leaders > 0 ? "Leaders and artworks" : "Artworks"}
          </h2>
          {slug === HEADS_OF_STATE && (
            <ButtonLink href={adminPaths.newLeader(id)} size="small">
              Add a leader
            </ButtonLink>
          )}
          {leaders === 0 && slug !== HEADS_OF_STATE && (
            <ButtonLink href={adminPaths.newArtwork(id)} size="small">
              Add artwork
            </ButtonLink>
          )}
        </div>
        {works.length > 0 ? (
          <ArtworksTable exhibitionId={id} artworks={works} />
        ) : (
          <p className="font-normal font-read text-muted text-read">No artworks yet. Add the first one.</p>
        )}
      </section>
      <VersionList kind="exhibition" versions={versions} current={version} />
    </>
  );
}
