import { notFound } from "next/navigation";
import { LeaderForm } from "@/components/admin/exhibitions/leader-form";
import { LeaderPublication } from "@/components/admin/exhibitions/leader-publication";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ScheduledChanges } from "@/components/admin/versions/scheduled-changes";
import { VersionList } from "@/components/admin/versions/version-list";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { getAdminLeader } from "@/lib/exhibitions/admin-queries";
import { listTranslationProgress } from "@/lib/exhibitions/translations/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listScheduledChanges, listVersions } from "@/lib/versions/queries";

export const metadata = privatePageMetadata("Edit a leader");

export default async function EditLeaderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.editLeader(id), "exhibitions");
  const leader = (await readForPage(getAdminLeader(id))) ?? notFound();
  const [versions, scheduled, progress] = await readForPage(
    Promise.all([listVersions("leader", id), listScheduledChanges("leader", [id]), listTranslationProgress(id)]),
  );
  const { words: content, workId, slug, rewritten, version, exhibitionId, isAdded, isDraft } = leader;
  return (
    <>
      <AdminHeader
        title={content.name}
        parents={[{ name: "Exhibitions", href: adminPaths.section("exhibitions") }]}
        publicPath={isDraft ? null : paths.leader(slug)}
        actions={
          <>
            {progress.map(({ language, name, unreviewed }) => (
              <ButtonLink
                key={language}
                href={adminPaths.editTranslation(id, language)}
                variant="secondary"
                size="small"
              >
                {`${name}${unreviewed > 0 ? `: ${unreviewed} unreviewed` : ""}`}
              </ButtonLink>
            ))}
            <ButtonLink href={adminPaths.editTourStop(id, "en")} variant="secondary" size="small">
              Audio tour
            </ButtonLink>
            {workId && (
              <ButtonLink id="leader-work" href={adminPaths.editArtwork(workId)} variant="secondary" size="small">
                Artwork and annotations
              </ButtonLink>
            )}
            {isDraft && (
              <ButtonLink href={adminPaths.previewLeader(id)} variant="secondary" size="small">
                Preview page
              </ButtonLink>
            )}
            {isAdded && <LeaderPublication leader={leader} />}
          </>
        }
      >
        {isAdded
          ? isDraft
            ? "A draft, visible to admins only."
            : "Public. All its texts are written here."
          : rewritten.length > 0
            ? "Edited fields replace the original texts."
            : "These are the original texts."}
      </AdminHeader>
      <ScheduledChanges kind="leader" changes={scheduled} fields={content} />
      <LeaderForm key={version} leader={leader} backHref={adminPaths.editExhibition(exhibitionId)} />
      <VersionList kind="leader" versions={versions} current={version} />
    </>
  );
}
