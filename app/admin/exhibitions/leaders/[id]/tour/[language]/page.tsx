import { notFound } from "next/navigation";
import { TourStopForm } from "@/components/admin/exhibitions/tour-stop-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ScheduledChanges } from "@/components/admin/versions/scheduled-changes";
import { VersionList } from "@/components/admin/versions/version-list";
import { ButtonLink } from "@/components/ui/button";
import { languageCodes, languages } from "@/lib/core/languages";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { languagePaths } from "@/lib/core/urls/language-paths";
import { getAdminTourStop } from "@/lib/exhibitions/tour/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listScheduledChanges, listVersions } from "@/lib/versions/queries";

export const metadata = privatePageMetadata("Audio tour");

export default async function EditTourStopPage({ params }: { params: Promise<{ id: string; language: string }> }) {
  const { id, language: code } = await params;
  await requireAdmin(adminPaths.editTourStop(id, code), "exhibitions");
  const language = languageCodes.find((known) => known === code) ?? notFound();
  const stop = (await readForPage(getAdminTourStop(id, language))) ?? notFound();
  const { _id, slug, name, version, fields } = stop;
  const [versions, scheduled] = await readForPage(
    Promise.all([listVersions("tour", _id), listScheduledChanges("tour", [_id])]),
  );
  const leaderPage = adminPaths.editLeader(id);
  return (
    <>
      <AdminHeader
        title={`Audio tour: ${name}`}
        parents={[
          { name: "Exhibitions", href: adminPaths.section("exhibitions") },
          { name, href: leaderPage },
        ]}
        publicPath={`${languagePaths.tour(language)}#${slug}`}
        actions={languageCodes
          .filter((other) => other !== language)
          .map((other) => (
            <ButtonLink key={other} href={adminPaths.editTourStop(id, other)} variant="secondary" size="small">
              {languages[other].fullName}
            </ButtonLink>
          ))}
      >
        {`What is spoken at this stop in ${languages[language].fullName}.`}
      </AdminHeader>
      <ScheduledChanges kind="tour" changes={scheduled} fields={fields} />
      <TourStopForm key={version} stop={stop} backHref={leaderPage} />
      <VersionList kind="tour" versions={versions} current={version} />
    </>
  );
}
