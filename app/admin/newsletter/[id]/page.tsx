import { notFound } from "next/navigation";
import { IssueEditor } from "@/components/admin/newsletter/issue-editor";
import { IssueReport } from "@/components/admin/newsletter/issue-report";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { listSegmentNames } from "@/lib/auth/segments/queries";
import { listProductNames } from "@/lib/catalog/admin-queries";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { findEarlierIssues, getAdminIssue, getSettings } from "@/lib/newsletter/issue-queries";
import { listTowns } from "@/lib/newsletter/recipients";
import { getIssueEmail } from "@/lib/newsletter/render-stored-issue";

export const metadata = privatePageMetadata("Newsletter");

async function readAudienceOptions() {
  const [towns, products, issues, segments] = await Promise.all([
    listTowns(),
    listProductNames(),
    findEarlierIssues(),
    listSegmentNames(),
  ]);
  return {
    town: towns.map(({ name, count }) => [name, `${name} (${count})`] as const),
    product: products.map(({ _id, name }) => [_id, name] as const),
    segment: segments.map(({ _id, name }) => [_id, name] as const),
    opened: issues.map(({ _id, subject, startedAt }) => [_id, `${subject}, ${formatLagosMoment(startedAt)}`] as const),
  };
}

export default async function AdminIssuePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.newsletter(id), "newsletter");
  const issue = (await readForPage(getAdminIssue(id))) ?? notFound();
  const isDraft = issue.status === "draft" || issue.status === "scheduled";
  const [{ recordOpens }, options, email] = await readForPage(
    Promise.all([getSettings(), isDraft ? readAudienceOptions() : null, isDraft ? null : getIssueEmail(id)]),
  );
  const isArchived = issue.isPublic && issue.slug !== null && !isDraft;
  return (
    <>
      <AdminHeader
        title={isDraft ? (issue.subject ? "Edit newsletter" : "New newsletter") : issue.subject}
        parents={[{ name: "Newsletter", href: adminPaths.section("newsletter") }]}
        crumb={issue.subject || "New newsletter"}
        publicPath={isArchived ? paths.newsletter(issue.slug ?? "") : null}
      />
      {options && (
        <IssueEditor
          // Of another version the editor begins again: after scheduling, and after going back to a page that the router had cached.
          key={issue.version}
          issue={issue}
          options={options}
          recordsOpens={recordOpens}
        />
      )}
      {email && <IssueReport issue={issue} email={email} recordsOpens={recordOpens} />}
    </>
  );
}
