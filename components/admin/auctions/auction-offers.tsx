import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminAuction } from "@/lib/auctions/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { offerLabel } from "./offer-labels";

const tones = { open: "warn", paid: "success", lapsed: "danger", declined: "muted", withdrawn: "muted" } as const;

/** The offers of the lot after the close, and their result. */
export function AuctionOffers({ offers }: { offers: AdminAuction["offers"] }) {
  if (offers.length === 0)
    return <p className="font-normal font-read text-muted text-read">No offers: no bid met the conditions of sale.</p>;
  return (
    <DataTable
      caption="Offers"
      columns={["Bidder", "Amount", "Pay by, Lagos time", "Status", "Order"]}
      numericColumns={["Amount"]}
      rows={offers.map((offer) => ({
        key: `${offer.email}/${offer.payBy}`,
        cells: [
          <span key="who" className="grid">
            <span>
              <b className="font-semibold">{offer.name}</b> as {offer.alias}
            </span>
            <span className="text-muted text-tiny">{offer.email}</span>
          </span>,
          <Price key="sum" amount={offer.amount} size="small" />,
          <time key="by" dateTime={offer.payBy}>
            {formatLagosShortDate(offer.payBy)}, {formatLagosTime(offer.payBy)}
          </time>,
          <StatusBadge key="state" tone={tones[offer.status]} shape={offer.status === "open" ? "ring" : "dot"}>
            {offerLabel(offer)}
          </StatusBadge>,
          offer.orderNumber ? (
            <a
              key="order"
              href={adminPaths.section("orders", { q: offer.orderNumber })}
              className="link whitespace-nowrap"
            >
              {offer.orderNumber}
            </a>
          ) : (
            <span key="none" className="text-muted">
              None
            </span>
          ),
        ],
      }))}
    />
  );
}
