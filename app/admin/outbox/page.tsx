import { OutboxTable } from "@/components/admin/outbox/outbox-table";
import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { Alert } from "@/components/ui/alert";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { listJobs } from "@/lib/jobs/admin-queries";
import { jobsQuery } from "@/lib/jobs/contracts";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Outbox");

const filters: readonly ListFilter[] = [
  { kind: "search", name: "to", label: "Recipient", placeholder: "Email" },
  { kind: "search", name: "topic", label: "Kind", placeholder: "Such as auction" },
  {
    kind: "select",
    name: "status",
    label: "Status",
    options: [
      ["", "All"],
      ["pending", "Pending"],
      ["sent", "Sent"],
      ["failed", "Failed"],
    ],
  },
  {
    kind: "select",
    name: "sort",
    label: "Sort by",
    options: [
      ["", "Newest first"],
      ["oldest", "Oldest first"],
    ],
  },
];

export default async function OutboxPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("outbox");
  const actor = await requireAdmin(path, "system");
  const { status, topic, to, sort, cursor } = await parsePageQuery(jobsQuery, searchParams);
  const wanted = { status, topic, to, sort: sort === "newest" ? undefined : sort };
  const narrowed = Boolean(status ?? topic ?? to);
  const [{ jobs, nextCursor, total, failed }, settings] = await readForPage(
    Promise.all([listJobs({ ...wanted, cursor }), getListSettings(actor, "outbox")]),
  );
  return (
    <>
      <AdminHeader
        title="Outbox"
        actions={<DownloadLink href={adminApiPaths.exportList("outbox", wanted)}>Export CSV</DownloadLink>}
      >
        Emails, refunds and other background jobs. Failed jobs are retried automatically for two days.
      </AdminHeader>
      {failed > 0 && status !== "failed" && (
        <Alert tone="warning" className="mb-6">{`${failed} failed. See the view “Failed”.`}</Alert>
      )}
      <AdminList
        name="outbox"
        path={path}
        query={wanted}
        filters={filters}
        views={[
          { name: "Failed", query: { status: "failed" } },
          { name: "Pending", query: { status: "pending" } },
        ]}
        settings={settings}
        total={total}
      >
        <OutboxTable jobs={jobs} filtered={narrowed} />
        <Pagination
          shown={jobs.length}
          total={total}
          itemNames={["line", "lines"]}
          first={cursor ? adminPaths.section("outbox", wanted) : null}
          next={nextCursor && adminPaths.section("outbox", { ...wanted, cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
