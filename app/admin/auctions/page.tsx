import { AuctionsTable } from "@/components/admin/auctions/auctions-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { adminAuctionsQuery } from "@/lib/auctions/admin-contracts";
import { listAdminAuctions } from "@/lib/auctions/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Auctions");

export default async function AdminAuctionsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("auctions"), "auctions");
  const { q, state, cursor } = await parsePageQuery(adminAuctionsQuery, searchParams);
  const { sales: auctions, total, nextCursor } = await readForPage(listAdminAuctions({ q, state, cursor }));
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
          </>
        }
      >
        Newest first. An admin who manages an auction cannot bid in it.
      </AdminHeader>
      <Filters action={adminPaths.section("auctions")} active={narrowed}>
        <TextField label="Title or slug" type="search" name="q" defaultValue={q} />
        <Select label="Status" name="state" defaultValue={state ?? ""}>
          <option value="">All</option>
          <option value="draft">Draft</option>
          <option value="upcoming">Scheduled</option>
          <option value="running">Running</option>
          <option value="frozen">Frozen</option>
          <option value="over">Ended</option>
          <option value="cancelled">Cancelled</option>
        </Select>
      </Filters>
      <AuctionsTable auctions={auctions} filtered={narrowed} />
      <Pagination
        shown={auctions.length}
        total={total}
        itemNames={["auction", "auctions"]}
        first={cursor ? adminPaths.section("auctions", { q, state }) : null}
        next={nextCursor && adminPaths.section("auctions", { q, state, cursor: nextCursor })}
      />
    </>
  );
}
