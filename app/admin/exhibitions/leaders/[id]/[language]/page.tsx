import { notFound } from "next/navigation";
import { TranslationForm } from "@/components/admin/exhibitions/translation-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ScheduledChanges } from "@/components/admin/versions/scheduled-changes";
import { VersionList } from "@/components/admin/versions/version-list";
import { findTranslationLanguage, languages } from "@/lib/core/languages";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { languagePaths } from "@/lib/core/urls/language-paths";
import { getAdminTranslation } from "@/lib/exhibitions/translations/admin-queries";
import { translationProgress } from "@/lib/exhibitions/translations/rules";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listScheduledChanges, listVersions } from "@/lib/versions/queries";

export const metadata = privatePageMetadata("Translate a leader");

export default async function EditTranslationPage({ params }: { params: Promise<{ id: string; language: string }> }) {
  const { id, language: code } = await params;
  await requireAdmin(adminPaths.editTranslation(id, code), "exhibitions");
  const language = findTranslationLanguage(code) ?? notFound();
  const translation = (await readForPage(getAdminTranslation(id, language))) ?? notFound();
  const { _id, slug, name, version, texts, english } = translation;
  const [versions, scheduled] = await readForPage(
    Promise.all([listVersions("translation", _id), listScheduledChanges("translation", [_id])]),
  );
  const { translated, total, unreviewed } = translationProgress(texts, english);
  const leaderPage = adminPaths.editLeader(id);
  return (
    <>
      <AdminHeader
        title={`${name} in ${languages[language].fullName}`}
        parents={[
          { name: "Exhibitions", href: adminPaths.section("exhibitions") },
          { name, href: leaderPage },
        ]}
        publicPath={languagePaths.leader(slug, language)}
      >
        {`${translated} of ${total} texts are translated, ${unreviewed} of them unreviewed. What is not translated is shown in English.`}
      </AdminHeader>
      <ScheduledChanges kind="translation" changes={scheduled} fields={texts} />
      <TranslationForm key={version} translation={translation} backHref={leaderPage} />
      <VersionList kind="translation" versions={versions} current={version} />
    </>
  );
}
