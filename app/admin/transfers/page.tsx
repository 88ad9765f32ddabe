import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { TransfersTable } from "@/components/admin/transfers/transfers-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";
import { adminTransfersQuery } from "@/lib/transfers/admin-contracts";
import { listTransfers } from "@/lib/transfers/admin-queries";
import { markLabels, transferStatusLabels } from "@/lib/transfers/rules";

export const metadata = privatePageMetadata("Transfers");

const options = (labels: Record<string, { label: string }>) =>
  [["", "All"], ...Object.entries(labels).map(([value, { label }]) => [value, label] as const)] as const;
const filters: readonly ListFilter[] = [
  { kind: "search", name: "q", label: "Drop, number or email" },
  { kind: "select", name: "status", label: "Status", options: options(transferStatusLabels) },
  { kind: "select", name: "mark", label: "Mark", options: options(markLabels) },
];

export default async function TransfersPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("transfers");
  const actor = await requireAdmin(path, "transfers");
  const { cursor, ...query } = await parsePageQuery(adminTransfersQuery, searchParams);
  const [{ transfers, total, nextCursor }, settings] = await readForPage(
    Promise.all([listTransfers({ ...query, cursor }), getListSettings(actor, "transfers")]),
  );
  return (
    <>
      <AdminHeader
        title="Transfers"
        actions={<DownloadLink href={adminApiPaths.exportList("transfers", query)}>Export CSV</DownloadLink>}
      >
        Numbers that their owners transfer. Open one to see its owners, decide a dispute, or mark it as stolen or
        destroyed.
      </AdminHeader>
      <AdminList
        name="transfers"
        path={path}
        query={query}
        filters={filters}
        views={[
          { name: "Disputed", query: { mark: "disputed" } },
          { name: "Waiting", query: { status: "pending" } },
        ]}
        settings={settings}
        total={total}
      >
        <TransfersTable transfers={transfers} filtered={Object.values(query).some(Boolean)} />
        <Pagination
          shown={transfers.length}
          total={total}
          itemNames={["transfer", "transfers"]}
          first={cursor ? adminPaths.section("transfers", query) : null}
          next={nextCursor === null ? null : adminPaths.section("transfers", { ...query, cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
