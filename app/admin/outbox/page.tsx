import { OutboxTable } from "@/components/admin/outbox/outbox-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { ageOptions, SortSelect } from "@/components/admin/ui/sort-select";
import { Alert } from "@/components/ui/alert";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { listJobs } from "@/lib/jobs/admin-queries";
import { jobsQuery } from "@/lib/jobs/contracts";

export const metadata = privatePageMetadata("Outbox");

export default async function OutboxPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("outbox"), "system");
  const { status, topic, to, sort, cursor } = await parsePageQuery(jobsQuery, searchParams);
  const wanted = { status, topic, to, sort };
  const narrowed = Boolean(status ?? topic ?? to);
  const { jobs, nextCursor, total, failed } = await readForPage(listJobs({ ...wanted, cursor }));
  return (
    <>
      <AdminHeader title="Outbox">
        Emails, refunds and other background jobs. Failed jobs are retried automatically for two days.
      </AdminHeader>
      {failed > 0 && status !== "failed" && (
        <Alert tone="warning" className="mb-6">{`${failed} failed. Select “Failed” below to see them.`}</Alert>
      )}
      <Filters action={adminPaths.section("outbox")} active={narrowed}>
        <Select label="Status" name="status" defaultValue={status ?? ""}>
          <option value="">All</option>
          <option value="pending">Pending</option>
          <option value="sent">Sent</option>
          <option value="failed">Failed</option>
        </Select>
        <TextField label="Recipient" type="search" name="to" placeholder="Email" defaultValue={to} />
        <TextField label="Kind" type="search" name="topic" placeholder="shop" defaultValue={topic} />
        <SortSelect options={ageOptions} selected={sort} />
      </Filters>
      <OutboxTable jobs={jobs} filtered={narrowed} />
      <Pagination
        shown={jobs.length}
        total={total}
        itemNames={["line", "lines"]}
        first={cursor ? adminPaths.section("outbox", wanted) : null}
        next={nextCursor && adminPaths.section("outbox", { ...wanted, cursor: nextCursor })}
      />
    </>
  );
}
