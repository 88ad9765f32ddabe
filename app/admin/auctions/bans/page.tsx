import { BansTable } from "@/components/admin/auctions/bans-table";
import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { bansQuery } from "@/lib/auctions/admin-contracts";
import { listBans } from "@/lib/auctions/admin-queries";
import { UNPAID_WINS_BEFORE_BAN } from "@/lib/auctions/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Bans");

const filters: readonly ListFilter[] = [
  {
    kind: "select",
    name: "state",
    label: "Status",
    options: [
      ["", "Active"],
      ["lifted", "Lifted"],
    ],
  },
];

export default async function BansPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.auctionBans();
  const actor = await requireAdmin(path, "auctions");
  const { state, cursor } = await parsePageQuery(bansQuery, searchParams);
  const [{ bars: bans, total, nextCursor }, settings] = await readForPage(
    Promise.all([listBans({ state, cursor }), getListSettings(actor, "bans")]),
  );
  const query = { state: state === "lifted" ? state : undefined };
  return (
    <>
      <AdminHeader
        title="Bans"
        parents={[{ name: "Auctions", href: adminPaths.section("auctions") }]}
        actions={<DownloadLink href={adminApiPaths.exportList("bans", query)}>Export CSV</DownloadLink>}
      >
        A bidder who leaves {UNPAID_WINS_BEFORE_BAN} won lots unpaid is banned from all auctions until an admin lifts
        the ban.
      </AdminHeader>
      <AdminList name="bans" path={path} query={query} filters={filters} settings={settings} total={total}>
        <BansTable bans={bans} lifted={state === "lifted"} />
        <Pagination
          shown={bans.length}
          total={total}
          itemNames={["ban", "bans"]}
          first={cursor ? adminPaths.auctionBans({ state }) : null}
          next={nextCursor && adminPaths.auctionBans({ state, cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
