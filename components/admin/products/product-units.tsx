import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { ActiveHold, NumberedUnit, SizeCounts, WaitingSubscriber } from "@/lib/catalog/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";

const emptyText = (sentence: string) => <p className="text-muted text-small">{sentence}</p>;
const orderLink = (number: string) => (
  <Link href={adminPaths.order(number)} prefetch={false} className="link whitespace-nowrap font-semibold">
    {number}
  </Link>
);
const formatMoment = (at: string) => (
  <time dateTime={at} className="whitespace-nowrap">
    {formatLagosShortDate(at)}, {formatLagosTime(at)}
  </time>
);
const variantName = (size: string) => size || "One size";

/** Free, held and sold stock by variant. */
export function StockTable({ sizes }: { sizes: readonly SizeCounts[] }) {
  return (
    <DataTable
      caption="Stock"
      hideCaption
      columns={["Size", "Free", "Held", "Sold"]}
      numericColumns={["Free", "Held", "Sold"]}
      rows={sizes.map(({ _id, size, stock, held, sold, isOffered }) => ({
        key: _id,
        cells: [
          <span key="size" className="flex flex-wrap items-center gap-x-3">
            <b className="font-semibold">{variantName(size)}</b>
            {!isOffered && <StatusBadge tone="muted">No longer offered</StatusBadge>}
          </span>,
          stock,
          held,
          sold,
        ],
      }))}
    />
  );
}

/** Unpaid orders that hold stock. */
export function HoldsTable({ holds }: { holds: readonly ActiveHold[] }) {
  if (holds.length === 0) return emptyText("No holds.");
  return (
    <DataTable
      caption="Held now"
      hideCaption
      columns={["Order", "Size", "Quantity", "Buyer", "Until"]}
      numericColumns={["Quantity"]}
      rows={holds.map(({ _id, orderNumber, size, quantity, buyer, until, isOver }) => ({
        key: _id,
        cells: [
          orderLink(orderNumber),
          variantName(size),
          quantity,
          buyer,
          <span key="until" className="grid justify-items-start gap-1">
            {formatMoment(until)}
            {isOver && (
              <StatusBadge shape="half" tone="warn">
                Expired
              </StatusBadge>
            )}
          </span>,
        ],
      }))}
    />
  );
}

const unitStatuses = {
  "to-ship": { label: "To ship", shape: "ring", tone: "warn" },
  shipped: { label: "Shipped", shape: "half", tone: "ink" },
  delivered: { label: "Delivered", shape: "dot", tone: "success" },
  "taken-out": { label: "Void", shape: "square", tone: "muted" },
} as const;

/** The assigned edition numbers and their buyers. */
export function UnitsTable({ units, editionSize }: { units: readonly NumberedUnit[]; editionSize: number | null }) {
  return (
    <DataTable
      caption="Numbers"
      hideCaption
      columns={["Number", "Size", "Order", "Buyer", "Status", "Since"]}
      rows={units.map(({ editionId, number, size, orderNumber, buyer, status, at }) => {
        const { label, ...badge } = unitStatuses[status];
        return {
          key: String(number),
          cells: [
            <Link
              key="number"
              href={adminPaths.number(editionId)}
              prefetch={false}
              className="link whitespace-nowrap font-semibold"
            >
              {editionSize === null ? number : `${number} of ${editionSize}`}
            </Link>,
            variantName(size),
            orderLink(orderNumber),
            buyer,
            <StatusBadge key="status" {...badge}>
              {label}
            </StatusBadge>,
            formatMoment(at),
          ],
        };
      })}
    />
  );
}

/** Subscribers of the back-in-stock alert. Their email is sent automatically. */
export function WaitlistTable({ subscribers }: { subscribers: readonly WaitingSubscriber[] }) {
  return (
    <DataTable
      caption="Waiting list"
      hideCaption
      columns={["Email", "Size", "Since"]}
      rows={subscribers.map(({ _id, email, userId, size, since }) => ({
        key: _id,
        cells: [
          userId ? (
            <Link key="who" href={adminPaths.user(userId)} prefetch={false} className="link">
              {email}
            </Link>
          ) : (
            email
          ),
          size || "Any",
          formatMoment(since),
        ],
      }))}
    />
  );
}
