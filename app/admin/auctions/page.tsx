import { AuctionsTable } from "@/components/admin/auctions/auctions-table";
import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { listAdminAuctions } from "@/lib/auctions/admin-auctions-query";
import { adminAuctionsQuery } from "@/lib/auctions/admin-contracts";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Auctions");

const filters: readonly ListFilter[] = [
  { kind: "search", name: "q", label: "Title or slug" },
  {
    kind: "select",
    name: "state",
    label: "Status",
    options: [
      ["", "All"],
      ["draft", "Draft"],
      ["upcoming", "Scheduled"],
      ["running", "Running"],
      ["frozen", "Paused"],
      ["over", "Ended"],
      ["cancelled", "Cancelled"],
    ],
  },
];

export default async function AdminAuctionsPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("auctions");
  const actor = await requireAdmin(path, "auctions");
  const { q, state, cursor } = await parsePageQuery(adminAuctionsQuery, searchParams);
  const [{ sales: auctions, total, nextCursor }, settings] = await readForPage(
    Promise.all([listAdminAuctions({ q, state, cursor }), getListSettings(actor, "auctions")]),
  );
  const narrowed = Boolean(q ?? state);
  return (
    <>
      <AdminHeader
        title="Auctions"
        actions={
          <>
            <ButtonLink href={adminPaths.newAuction} size="small">
              New auction
            </ButtonLink>
            <ButtonLink href={adminPaths.auctionBans()} variant="secondary" size="small">
              Bans
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportList("auctions", { q, state })}>Export CSV</DownloadLink>
          </>
        }
      >
        Running and coming sales first. An admin who manages an auction cannot bid in it.
      </AdminHeader>
      <AdminList
        name="auctions"
        path={path}
        query={{ q, state }}
        filters={filters}
        views={[
          { name: "Running", query: { state: "running" } },
          { name: "Scheduled", query: { state: "upcoming" } },
          { name: "Draft", query: { state: "draft" } },
          { name: "Ended", query: { state: "over" } },
        ]}
        settings={settings}
        total={total}
      >
        <AuctionsTable auctions={auctions} filtered={narrowed} />
        <Pagination
          shown={auctions.length}
          total={total}
          itemNames={["auction", "auctions"]}
          first={cursor ? adminPaths.section("auctions", { q, state }) : null}
          next={nextCursor && adminPaths.section("auctions", { q, state, cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
