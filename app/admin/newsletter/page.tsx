import { IssuesTable } from "@/components/admin/newsletter/issues-table";
import { NewIssue } from "@/components/admin/newsletter/new-issue";
import { OpensSetting } from "@/components/admin/newsletter/opens-setting";
import { AdminList } from "@/components/admin/table/admin-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AutoRefresh } from "@/components/admin/ui/auto-refresh";
import { Card } from "@/components/admin/ui/card";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { issueFilter } from "@/lib/newsletter/issue-contracts";
import { getSettings, listIssues } from "@/lib/newsletter/issue-queries";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Newsletter");

const views = [
  { name: "Drafts", query: { status: "draft" } },
  { name: "Scheduled", query: { status: "scheduled" } },
  { name: "Sent", query: { status: "sent" } },
];

export default async function AdminNewsletterPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("newsletter");
  const actor = await requireAdmin(path, "newsletter");
  const { cursor, status } = await parsePageQuery(issueFilter, searchParams);
  const [{ issues, nextCursor, total }, { recordOpens }, settings] = await readForPage(
    Promise.all([listIssues({ cursor, status }), getSettings(), getListSettings(actor, "newsletters")]),
  );
  return (
    <>
      <AdminHeader
        title="Newsletter"
        publicPath={paths.newsletters}
        actions={
          <>
            <NewIssue />
            <ButtonLink href={adminPaths.subscribers()} variant="secondary" size="small">
              Subscribers
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportList("newsletter", { status })}>Export CSV</DownloadLink>
          </>
        }
      >
        Each recipient gets an issue once, with an unsubscribe link. Unsubscribed and bounced addresses get none.
      </AdminHeader>
      {issues.some((issue) => issue.status === "sending") && <AutoRefresh />}
      <AdminList name="newsletters" path={path} query={{ status }} views={views} settings={settings} total={total}>
        <IssuesTable issues={issues} filtered={status !== undefined} recordsOpens={recordOpens} />
        <Pagination
          shown={issues.length}
          total={total}
          itemNames={["newsletter", "newsletters"]}
          first={cursor ? adminPaths.section("newsletter", { status }) : null}
          next={nextCursor && adminPaths.section("newsletter", { status, cursor: nextCursor })}
        />
      </AdminList>
      <div className="pt-10">
        <Card title="Settings" className="max-w-3xl">
          <OpensSetting recordOpens={recordOpens} />
        </Card>
      </div>
    </>
  );
}
