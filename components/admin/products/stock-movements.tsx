import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { StockMovement } from "@/lib/catalog/admin-contracts";
import { adminPaths } from "@/lib/core/urls/admin-paths";

const reasons: Readonly<Record<string, string>> = {
  initial: "First stock",
  edit: "Changed by hand",
  import: "Import",
  "undo-import": "Import undone",
  order: "Ordered",
  release: "Order not paid, back in stock",
  refund: "Refunded, back in stock",
  lot: "Sold in an auction",
};

/** Every change of the stock: when, how many, why and by whom. */
export function StockMovements({ movements }: { movements: readonly StockMovement[] }) {
  if (movements.length === 0) return <p className="text-muted text-small">No changes of the stock yet.</p>;
  return (
    <DataTable
      caption="Stock movements"
      hideCaption
      columns={["When", "Size", "Change", "Why", "Order or person"]}
      numericColumns={["Change"]}
      rows={movements.map(({ _id, at, size, delta, reason, orderNumber, by }) => ({
        key: _id,
        cells: [
          <time key="at" dateTime={at} className="whitespace-nowrap">
            {formatLagosShortDate(at)}, {formatLagosTime(at)}
          </time>,
          size || "One size",
          delta > 0 ? `+${delta}` : `−${-delta}`,
          reasons[reason] ?? reason,
          orderNumber ? (
            <Link key="order" href={adminPaths.order(orderNumber)} prefetch={false} className="link font-semibold">
              {orderNumber}
            </Link>
          ) : (
            (by ?? "")
          ),
        ],
      }))}
    />
  );
}
