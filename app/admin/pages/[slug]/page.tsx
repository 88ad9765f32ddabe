import { notFound } from "next/navigation";
import { LegalPageForm } from "@/components/admin/legal-pages/legal-page-form";
import { LegalPageHistory } from "@/components/admin/legal-pages/legal-page-history";
import { NewReleaseText } from "@/components/admin/legal-pages/new-release-text";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ScheduledChanges } from "@/components/admin/versions/scheduled-changes";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getAdminLegalPage, getLegalPageTexts } from "@/lib/legal-pages/admin-queries";
import { legalPageSlug } from "@/lib/legal-pages/contracts";
import { getNewReleaseText } from "@/lib/legal-pages/release-text";
import { legalPageTexts } from "@/lib/legal-pages/rules";
import { listScheduledChanges } from "@/lib/versions/queries";

export const metadata = privatePageMetadata("Edit a page");

export default async function EditLegalPagePage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  await requireAdmin(adminPaths.editLegalPage(slug), "pages");
  const known = legalPageSlug.safeParse(slug);
  const page = (known.success && (await readForPage(getAdminLegalPage(known.data)))) || notFound();
  const [texts, scheduled] = await readForPage(
    Promise.all([getLegalPageTexts(page.slug), listScheduledChanges("page", [page.slug])]),
  );
  const waitingTexts = scheduled.flatMap(({ fields }) => (typeof fields.content === "string" ? fields.content : []));
  const newText = await readForPage(getNewReleaseText(page.slug, [page.content, ...waitingTexts]));
  return (
    <>
      <AdminHeader
        title={legalPageTexts[page.slug].title}
        parents={[{ name: "Pages", href: adminPaths.section("pages") }]}
        publicPath={paths[page.slug]}
      >
        Version {page.version} is public. What you publish becomes version {page.version + 1}.
      </AdminHeader>
      <ScheduledChanges kind="page" changes={scheduled} fields={{ content: page.content }} />
      {newText && (
        <NewReleaseText page={page} text={newText} isScheduled={scheduled.some(({ status }) => status === "waiting")} />
      )}
      <LegalPageForm key={page.version} slug={page.slug} version={page.version} content={page.content} />
      <LegalPageHistory page={page} texts={texts} />
    </>
  );
}
