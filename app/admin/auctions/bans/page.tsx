import { BansTable } from "@/components/admin/auctions/bans-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { Select } from "@/components/ui/select";
import { bansQuery } from "@/lib/auctions/admin-contracts";
import { listBans } from "@/lib/auctions/admin-queries";
import { UNPAID_WINS_BEFORE_BAN } from "@/lib/auctions/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Bans");

export default async function BansPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.auctionBans(), "auctions");
  const { state, cursor } = await parsePageQuery(bansQuery, searchParams);
  const { bars: bans, total, nextCursor } = await readForPage(listBans({ state, cursor }));
  return (
    <>
      <AdminHeader title="Bans" parents={[{ name: "Auctions", href: adminPaths.section("auctions") }]}>
        A bidder who leaves {UNPAID_WINS_BEFORE_BAN} won lots unpaid is banned from all auctions until an admin lifts
        the ban.
      </AdminHeader>
      <Filters action={adminPaths.auctionBans()} active={state === "lifted"}>
        <Select label="Status" name="state" defaultValue={state ?? "standing"}>
          <option value="standing">Active</option>
          <option value="lifted">Lifted</option>
        </Select>
      </Filters>
      <BansTable bans={bans} lifted={state === "lifted"} />
      <Pagination
        shown={bans.length}
        total={total}
        itemNames={["ban", "bans"]}
        first={cursor ? adminPaths.auctionBans({ state }) : null}
        next={nextCursor && adminPaths.auctionBans({ state, cursor: nextCursor })}
      />
    </>
  );
}
