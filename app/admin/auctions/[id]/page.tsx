import { notFound } from "next/navigation";
import * as z from "zod/mini";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { HouseLines } from "@/components/admin/house-lines";
import { LiveSale } from "@/components/admin/live-sale";
import { Pager } from "@/components/admin/pager";
import { SaleActs } from "@/components/admin/sale-acts";
import { SaleBids } from "@/components/admin/sale-bids";
import { SaleMark } from "@/components/admin/sale-mark";
import { SaleOffers } from "@/components/admin/sale-offers";
import { SaleStanding } from "@/components/admin/sale-standing";
import { ScheduleSale } from "@/components/admin/schedule-sale";
import { ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { getAdminAuction, listAdminBids, listHouseLines } from "@/lib/auction/admin-queries";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("A sale");

const bidsBefore = z.object({ before: z.optional(z.coerce.number().check(z.gte(1), z.lte(2_000_000_000), z.int())) });

type SaleDeskProps = { params: Promise<{ id: string }>; searchParams: SearchParams };

/** The console of one sale, by its id or its slug. */
export default async function SaleDesk({ params, searchParams }: SaleDeskProps) {
  const { id } = await params;
  const admin = await getAdmin(deskPaths.saleDesk(id));
  if (!admin) return <AdminsOnly />;
  const { before } = await readQuery(bidsBefore, searchParams);
  const sale = (await getAdminAuction(admin, id)) ?? notFound();
  const { auction, terms, offers } = sale;
  const { _id, slug, status, serverTime } = auction;
  const [{ bids, next }, lines] = await Promise.all([listAdminBids(_id, before), listHouseLines(_id)]);
  const unopened = status === "draft" || status === "scheduled";
  const isOpen = status === "running" || status === "frozen";
  return (
    <>
      <DeskHead
        title={auction.title}
        actions={
          <>
            {unopened && (
              <ButtonLink href={deskPaths.editSale(_id)} size="small">
                Change its terms
              </ButtonLink>
            )}
            {status !== "draft" && (
              <>
                <ButtonLink href={paths.auction(slug)} look="secondary" size="small">
                  See the room
                </ButtonLink>
                <ButtonLink href={paths.auctionLedger(slug)} look="secondary" size="small">
                  The ledger
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      <div className="grid gap-10">
        <section aria-label="Standing" className="grid gap-6">
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
            <SaleMark status={status} />
            {(status === "running" || status === "scheduled") && (
              <LiveSale
                auctionId={_id}
                to={status === "running" ? auction.end : auction.start}
                label={status === "running" ? "Ends in" : "Opens in"}
                serverTime={serverTime}
              />
            )}
          </div>
          {status === "frozen" && <Message>{`⚠️ It is frozen: ${terms.frozenReason}`}</Message>}
          <SaleStanding sale={sale} />
          <SaleActs sale={sale} />
        </section>
        {unopened && (
          <section aria-labelledby="calendar" className="grid gap-4">
            <h2 id="calendar" className="text-subheading">
              The calendar
            </h2>
            <ScheduleSale key={`${auction.start}/${auction.end}`} sale={auction} />
          </section>
        )}
        {(status === "ended" || offers.length > 0) && (
          <section aria-label="Offers">
            <SaleOffers offers={offers} />
          </section>
        )}
        {status !== "draft" && (
          <>
            <section aria-label="Bids">
              <SaleBids auctionId={_id} bids={bids} isOpen={isOpen} />
              {(next !== null || before !== undefined) && (
                <Pager
                  shown={bids.length}
                  total={auction.bidCount}
                  of={["bid", "bids"]}
                  first={before === undefined ? null : deskPaths.saleDesk(_id)}
                  next={next === null ? null : deskPaths.saleDesk(_id, { before: next })}
                />
              )}
            </section>
            <section aria-label="Lines of the house">
              <HouseLines lines={lines} />
            </section>
          </>
        )}
      </div>
    </>
  );
}
