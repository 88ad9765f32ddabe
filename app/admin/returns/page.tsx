import { ReturnsTable } from "@/components/admin/orders/returns-table";
import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { adminReturnsQuery } from "@/lib/orders/return-contracts";
import { listReturns } from "@/lib/orders/return-queries";
import { returnStatusLabels } from "@/lib/orders/return-rules";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Returns");

const filters: readonly ListFilter[] = [
  { kind: "search", name: "q", label: "Order number or email" },
  {
    kind: "select",
    name: "status",
    label: "Status",
    options: [["", "All"], ...Object.entries(returnStatusLabels).map(([value, { label }]) => [value, label] as const)],
  },
];

export default async function ReturnsPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("returns");
  const actor = await requireAdmin(path, "orders");
  const { q, status, cursor } = await parsePageQuery(adminReturnsQuery, searchParams);
  const [{ requests, total, nextCursor }, settings] = await readForPage(
    Promise.all([listReturns({ q, status, cursor }), getListSettings(actor, "returns")]),
  );
  return (
    <>
      <AdminHeader
        title="Returns"
        actions={<DownloadLink href={adminApiPaths.exportList("returns", { q, status })}>Export CSV</DownloadLink>}
      >
        Approve or refuse a request, record that the parcel has come back, and refund it in part or in full.
      </AdminHeader>
      <AdminList
        name="returns"
        path={path}
        query={{ q, status }}
        filters={filters}
        views={[
          { name: "To review", query: { status: "requested" } },
          { name: "To refund", query: { status: "received" } },
        ]}
        settings={settings}
        total={total}
      >
        <ReturnsTable requests={requests} filtered={Boolean(q ?? status)} />
        <Pagination
          shown={requests.length}
          total={total}
          itemNames={["return", "returns"]}
          first={cursor ? adminPaths.section("returns", { q, status }) : null}
          next={nextCursor === null ? null : adminPaths.section("returns", { q, status, cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
