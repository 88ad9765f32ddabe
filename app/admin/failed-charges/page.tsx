import { ExitSummary } from "@/components/admin/payments/exit-summary";
import { FailedChargesTable } from "@/components/admin/payments/failed-charges-table";
import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { can } from "@/lib/auth/staff-roles";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";
import { listFailedCharges } from "@/lib/subscriptions/admin-queries";
import { failedChargesQuery } from "@/lib/subscriptions/contracts";
import { summarizeExits } from "@/lib/subscriptions/exit-feedback";

export const metadata = privatePageMetadata("Failed charges");

const filters: readonly ListFilter[] = [
  {
    kind: "select",
    name: "status",
    label: "Status",
    options: [
      ["", "All"],
      ["open", "Not paid"],
      ["paid", "Paid later"],
    ],
  },
];

export default async function FailedChargesPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdmin(adminPaths.section("failed-charges"), "payments");
  const { status, cursor } = await parsePageQuery(failedChargesQuery, searchParams);
  const [{ failures, nextCursor, total }, exits, settings] = await readForPage(
    Promise.all([listFailedCharges({ status, cursor }), summarizeExits(), getListSettings(admin, "failed-charges")]),
  );
  return (
    <>
      <AdminHeader
        title="Failed charges"
        actions={<DownloadLink href={adminApiPaths.exportList("failed-charges", { status })}>Export CSV</DownloadLink>}
      >
        Renewals whose card could not be charged. Paystack tries again at the next date of the plan; within 30 days you
        can try sooner.
      </AdminHeader>
      <AdminList
        name="failed-charges"
        path={adminPaths.section("failed-charges")}
        query={{ status }}
        filters={filters}
        views={[{ name: "Not paid", query: { status: "open" } }]}
        settings={settings}
        total={total}
      >
        <FailedChargesTable failures={failures} filtered={status !== undefined} canOpenPeople={can(admin, "users")} />
        <Pagination
          shown={failures.length}
          total={total}
          itemNames={["failed charge", "failed charges"]}
          first={cursor ? adminPaths.section("failed-charges", { status }) : null}
          next={nextCursor && adminPaths.section("failed-charges", { status, cursor: nextCursor })}
        />
      </AdminList>
      <ExitSummary summary={exits} />
    </>
  );
}
