import { ChargebacksTable } from "@/components/admin/payments/chargebacks-table";
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
import { listChargebacks } from "@/lib/payments/chargebacks/queries";
import { chargebacksQuery } from "@/lib/payments/contracts";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Chargebacks");

const filters: readonly ListFilter[] = [
  { kind: "search", name: "q", label: "Reference, name or email" },
  {
    kind: "select",
    name: "status",
    label: "Status",
    options: [
      ["", "All"],
      ["respond", "To respond"],
      ["bank", "With the bank"],
      ["won", "Won"],
      ["returned", "Money returned"],
    ],
  },
  {
    kind: "select",
    name: "sort",
    label: "Sort by",
    options: [
      ["", "Deadline"],
      ["newest", "Newest first"],
      ["oldest", "Oldest first"],
      ["largest", "Highest amount first"],
    ],
  },
];

export default async function ChargebacksPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("chargebacks");
  const actor = await requireAdmin(path, "payments");
  const { page, ...query } = await parsePageQuery(chargebacksQuery, searchParams);
  const [{ chargebacks, total, nextPage }, settings] = await readForPage(
    Promise.all([listChargebacks({ ...query, page }), getListSettings(actor, "chargebacks")]),
  );
  return (
    <>
      <AdminHeader
        title="Chargebacks"
        actions={<DownloadLink href={adminApiPaths.exportList("chargebacks", query)}>Export CSV</DownloadLink>}
      >
        Payments that the buyer’s bank disputes. Contest with the evidence of the order, or accept and return the money.
        Without a response by the deadline the buyer gets it.
      </AdminHeader>
      <AdminList
        name="chargebacks"
        path={path}
        query={query}
        filters={filters}
        views={[
          { name: "To respond", query: { status: "respond" } },
          { name: "With the bank", query: { status: "bank" } },
        ]}
        settings={settings}
        total={total}
      >
        <ChargebacksTable
          chargebacks={chargebacks}
          filtered={Boolean(query.q ?? query.status)}
          mayMark={can(actor, "transfers")}
        />
        <Pagination
          shown={chargebacks.length}
          total={total}
          itemNames={["chargeback", "chargebacks"]}
          first={page && page > 1 ? adminPaths.section("chargebacks", query) : null}
          next={nextPage === null ? null : adminPaths.section("chargebacks", { ...query, page: nextPage })}
        />
      </AdminList>
    </>
  );
}
