import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { OrderStatusBadge } from "@/components/orders/order-status-badge";
import { TrackingText } from "@/components/orders/tracking-text";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { formatNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { OrderSort } from "@/lib/orders/admin-contracts";
import type { AdminOrder } from "@/lib/orders/contracts";
import { shipRefusal } from "@/lib/orders/rules";
import { ShipOrder } from "./ship-order";

const maxItems = 2;

type OrdersTableProps = {
  orders: readonly AdminOrder[];
  selected: ReadonlySet<string>;
  onSelect: (id: string) => void;
  selectAll: { all: boolean; some: boolean; onChange: () => void };
  sort: OrderSort;
  /** The links that sort the list. */
  sortLinks: Record<OrderSort, string>;
};

/** Whether a bulk action concerns an order: it is paid, and neither cancelled nor refunded as a whole. */
export const isSelectable = ({ paymentStatus }: AdminOrder): boolean => paymentStatus === "paid";

const checkboxClass = "size-5.5 shrink-0 cursor-pointer accent-accent disabled:cursor-not-allowed disabled:opacity-40";
/** The touch target around a checkbox; it adds no layout space. */
const checkboxTargetClass = "relative grid shrink-0 pointer-coarse:after:absolute pointer-coarse:after:-inset-3";
const sortDirections = {
  newest: { column: "Order", direction: "descending" },
  oldest: { column: "Order", direction: "ascending" },
  largest: { column: "Total", direction: "descending" },
  smallest: { column: "Total", direction: "ascending" },
} as const;

/** All orders. Totals are kobo. */
export function OrdersTable({ orders, selected, onSelect, selectAll, sort, sortLinks }: OrdersTableProps) {
  const { all, some, onChange } = selectAll;
  const sortLink = (name: string, first: OrderSort, second: OrderSort) => (
    <Link href={sortLinks[sort === first ? second : first]} prefetch={false} className="link whitespace-nowrap">
      {name}
      {sort === first ? " ↓" : sort === second ? " ↑" : ""}
    </Link>
  );
  return (
    <DataTable
      caption="All orders"
      hideCaption
      columns={["Order", "Buyer", "Items", "Total", "Status", "Shipment"]}
      numericColumns={["Total"]}
      sorted={sortDirections[sort]}
      columnHeaders={{
        Order: (
          <span className="flex items-center gap-3">
            <label className={`${checkboxTargetClass} max-md:hidden`}>
              <input
                type="checkbox"
                aria-label="All orders on this page"
                checked={all}
                ref={(head) => {
                  if (head) head.indeterminate = some && !all;
                }}
                onChange={onChange}
                className={checkboxClass}
              />
            </label>
            {sortLink("Order", "newest", "oldest")}
          </span>
        ),
        Total: sortLink("Total", "largest", "smallest"),
      }}
      rows={orders.map((order) => ({
        key: order._id,
        cells: [
          <span key="order" className="flex items-start gap-3">
            <label className={checkboxTargetClass}>
              <input
                type="checkbox"
                aria-label={`Select ${order.number}`}
                title={isSelectable(order) ? undefined : "Only paid orders can be selected"}
                disabled={!isSelectable(order)}
                checked={selected.has(order._id)}
                onChange={() => onSelect(order._id)}
                className={checkboxClass}
              />
            </label>
            <span className="grid">
              <Link
                href={adminPaths.order(order.number)}
                prefetch={false}
                className="link whitespace-nowrap font-semibold"
              >
                {order.number}
              </Link>
              <span className="text-muted text-tiny">{formatLagosShortDate(order.createdAt)}</span>
            </span>
          </span>,
          <span key="buyer" className="grid">
            {order.user.name}
            {order.user.isGuest && <span className="text-muted text-tiny">Guest</span>}
            {order.gift && (
              <span className="font-semibold text-tiny">
                {order.gift.wrap === null ? "Gift" : "Gift, to be wrapped"}
              </span>
            )}
            <span className="text-muted text-tiny max-md:wrap-anywhere md:max-xl:hidden xl:whitespace-nowrap">
              {order.user.email}
            </span>
          </span>,
          <OrderItemsCell key="items" items={order.items} />,
          <span key="total" className="font-medium">
            {formatNaira(order.total)}
            {order.refunded > 0 && order.paymentStatus === "paid" && (
              <span className="block font-normal text-muted text-tiny">−{formatNaira(order.refunded)} refunded</span>
            )}
          </span>,
          <OrderStatusBadge key="status" order={order} />,
          <ShipmentCell key="parcel" order={order} />,
        ],
      }))}
    />
  );
}

function OrderItemsCell({ items }: { items: AdminOrder["items"] }) {
  const more = items.length - maxItems;
  return (
    <ul>
      {items.slice(0, maxItems).map(({ _id, quantity, product, variation }) => (
        <li key={_id}>
          {quantity} × {product.name}
          {variation && `, ${variation}`}
        </li>
      ))}
      {more > 0 && <li className="text-muted">+{more} more</li>}
    </ul>
  );
}

function ShipmentCell({ order }: { order: AdminOrder }) {
  if (order.status !== "pending")
    return (
      <span className="grid text-tiny">
        {order.courier || order.trackingNumber || order.trackingUrl ? (
          <TrackingText order={order} />
        ) : (
          <span>No courier</span>
        )}
        {order.sentBy && <span className="text-muted">Shipped by {order.sentBy}</span>}
      </span>
    );
  const obstacle = shipRefusal(order);
  if (obstacle)
    return order.paymentStatus === "paid" ? (
      <span className="text-tiny text-warn">{obstacle}</span>
    ) : (
      <span className="text-muted">None</span>
    );
  return <ShipOrder id={order._id} number={order.number} buyer={order.user.name} />;
}
