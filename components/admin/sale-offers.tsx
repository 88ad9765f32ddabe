import { Mark } from "@/components/ui/mark";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import { Price } from "@/components/ui/price";
import type { AdminAuction } from "@/lib/auction/admin-contracts";
import { deskPaths } from "@/lib/platform/desk-paths";
import { DeskTable } from "./desk-table";
import { offerWords } from "./offer-words";

const tones = { open: "warn", paid: "success", lapsed: "danger", declined: "muted", withdrawn: "muted" } as const;

/** To whom the lot was offered after the close, and what came of it. */
export function SaleOffers({ offers }: { offers: AdminAuction["offers"] }) {
  if (offers.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        It was offered to nobody: there was no bid at which it could be sold.
      </p>
    );
  return (
    <DeskTable
      caption="Offers"
      columns={["To", "Sum", "Pay by", "State", "Order"]}
      figures={["Sum"]}
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
            {lagosShortDay(offer.payBy)}, {lagosClock(offer.payBy)}
          </time>,
          <Mark key="state" tone={tones[offer.status]} shape={offer.status === "open" ? "ring" : "dot"}>
            {offerWords(offer)}
          </Mark>,
          offer.orderNumber ? (
            <a key="order" href={deskPaths.desk("orders", { q: offer.orderNumber })} className="link whitespace-nowrap">
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
