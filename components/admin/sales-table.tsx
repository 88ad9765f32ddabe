import Link from "next/link";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import { Price } from "@/components/ui/price";
import type { DeskSale } from "@/lib/auction/admin-contracts";
import { deskPaths } from "@/lib/platform/desk-paths";
import { DeskTable } from "./desk-table";
import { offerWords } from "./offer-words";
import { SaleMark } from "./sale-mark";

/** The sales, each with where it stands. */
export function SalesTable({ sales, narrowed }: { sales: readonly DeskSale[]; narrowed: boolean }) {
  if (sales.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        {narrowed ? "No sale is found under that. Show all, or search for less." : "No sales yet. Make the first one."}
      </p>
    );
  return (
    <DeskTable
      caption="Sales"
      hideCaption
      columns={["Sale", "Begins", "Ends", "Bid", "Leads", "Followed by", "State"]}
      figures={["Bid", "Followed by"]}
      rows={sales.map((sale) => ({
        key: sale._id,
        cells: [
          <span key="sale" className="grid">
            <Link href={deskPaths.saleDesk(sale._id)} prefetch={false} className="link font-semibold">
              {sale.title}
            </Link>
            <span className="text-muted text-tiny">{sale.slug}</span>
          </span>,
          <Moment key="start" at={sale.start} />,
          <Moment key="end" at={sale.end} />,
          <span key="bid" className="grid md:justify-items-end">
            <Price amount={sale.currentBid} size="small" />
            <span className="text-muted text-tiny">
              {sale.bidCount === 1 ? "1 bid" : `${sale.bidCount} bids`}
              {sale.reserve !== "none" && `, reserve ${sale.reserve}`}
            </span>
          </span>,
          sale.topBidder ?? (
            <span key="nobody" className="text-muted">
              Nobody
            </span>
          ),
          sale.watching,
          <span key="state" className="grid justify-items-start gap-1">
            <SaleMark status={sale.status} />
            {sale.offer && (
              <span className="text-muted text-tiny">
                {offerWords(sale.offer)}, {sale.offer.name}
              </span>
            )}
          </span>,
        ],
      }))}
    />
  );
}

function Moment({ at }: { at: string | null }) {
  if (!at) return <span className="text-muted">Not set</span>;
  return (
    <time dateTime={at} className="grid">
      {lagosShortDay(at)}
      <span className="text-muted text-tiny">{lagosClock(at)}</span>
    </time>
  );
}
