import { notFound } from "next/navigation";
import * as z from "zod/mini";
import { AuctionActions } from "@/components/admin/auctions/auction-actions";
import { AuctionBids } from "@/components/admin/auctions/auction-bids";
import { AuctionConsole } from "@/components/admin/auctions/auction-console";
import { AuctionOffers } from "@/components/admin/auctions/auction-offers";
import { AuctionStatus } from "@/components/admin/auctions/auction-status";
import { AuctionSummary } from "@/components/admin/auctions/auction-summary";
import { DuplicateAuction } from "@/components/admin/auctions/duplicate-auction";
import { LiveRefresh } from "@/components/admin/auctions/live-refresh";
import { LotTerms } from "@/components/admin/auctions/lot-terms";
import { ScheduleAuction } from "@/components/admin/auctions/schedule-auction";
import { SystemLedgerEntries } from "@/components/admin/auctions/system-ledger-entries";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Card } from "@/components/admin/ui/card";
import { cardClass } from "@/components/admin/ui/form-section";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { listAdminBids } from "@/lib/auctions/admin-bids-query";
import { getAdminAuction, listSystemLedgerEntries } from "@/lib/auctions/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Auction");

const bidsBefore = z.object({ before: z.optional(z.coerce.number().check(z.gte(1), z.lte(2_000_000_000), z.int())) });

type AdminAuctionPageProps = { params: Promise<{ id: string }>; searchParams: SearchParams };

/** Manages one auction, by its id or slug. */
export default async function AdminAuctionPage({ params, searchParams }: AdminAuctionPageProps) {
  const { id } = await params;
  const admin = await requireAdmin(adminPaths.auction(id), "auctions");
  const { before } = await parsePageQuery(bidsBefore, searchParams);
  const detail = (await readForPage(getAdminAuction(admin, id))) ?? notFound();
  const { auction, offers } = detail;
  const { _id, slug, status, serverTime } = auction;
  const [{ bids, next }, entries] = await readForPage(
    Promise.all([listAdminBids(_id, before), listSystemLedgerEntries(_id)]),
  );
  const unopened = status === "draft" || status === "scheduled";
  const isOpen = status === "running" || status === "frozen";
  return (
    <>
      <AdminHeader
        title={auction.title}
        parents={[{ name: "Auctions", href: adminPaths.section("auctions") }]}
        publicPath={status === "draft" ? null : paths.auction(slug)}
        actions={
          <>
            {unopened && (
              <ButtonLink href={adminPaths.editAuction(_id)} size="small">
                Edit terms
              </ButtonLink>
            )}
            {status !== "draft" && (
              <ButtonLink href={paths.auctionLedger(slug)} variant="secondary" size="small">
                View ledger
              </ButtonLink>
            )}
            <DuplicateAuction id={_id} title={auction.title} />
          </>
        }
      />
      <div className="grid gap-5">
        {isOpen ? (
          <AuctionConsole initial={detail} />
        ) : (
          <section aria-label="Status" className={cardClass}>
            <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
              <AuctionStatus status={status} />
              {status === "scheduled" && (
                <LiveRefresh auctionId={_id} to={auction.start} label="Opens in" serverTime={serverTime} />
              )}
            </div>
            <AuctionSummary detail={detail} />
            <AuctionActions detail={detail} />
          </section>
        )}
        {unopened && (
          <Card title="Schedule" className="max-w-3xl">
            <ScheduleAuction key={`${auction.start}/${auction.end}`} auction={auction} />
          </Card>
        )}
        {!unopened && <LotTerms detail={detail} />}
        {(status === "ended" || offers.length > 0) && (
          <section aria-label="Offers" className={cardClass}>
            <AuctionOffers offers={offers} />
          </section>
        )}
        {status !== "draft" && (
          <>
            {/* The console of an open auction has the latest ones. */}
            {(!isOpen || before !== undefined) && (
              <section aria-label="Bids" className={cardClass}>
                <AuctionBids auctionId={_id} bids={bids} highestBids={isOpen ? detail.highestBids : null} />
                {(next !== null || before !== undefined) && (
                  <Pagination
                    shown={bids.length}
                    total={auction.bidCount}
                    itemNames={["bid", "bids"]}
                    first={before === undefined ? null : adminPaths.auction(_id)}
                    next={next === null ? null : adminPaths.auction(_id, { before: next })}
                  />
                )}
              </section>
            )}
            <section aria-label="Other ledger entries" className={cardClass}>
              <SystemLedgerEntries entries={entries} />
            </section>
          </>
        )}
      </div>
    </>
  );
}
