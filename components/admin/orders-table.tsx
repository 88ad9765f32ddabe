import Link from "next/link";
import { OrderMark } from "@/components/shop/order-mark";
import { lagosShortDay } from "@/components/ui/museum-time";
import { deskPaths } from "@/lib/platform/desk-paths";
import { formatNaira } from "@/lib/platform/money";
import type { AdminOrder } from "@/lib/shop/contracts";
import type { OrderSort } from "@/lib/shop/order-desk-contracts";
import { whyNotShip } from "@/lib/shop/order-rules";
import { DeskTable } from "./desk-table";
import { ShipOrder } from "./ship-order";

const mostItems = 2;

type OrdersTableProps = {
  orders: readonly AdminOrder[];
  chosen: ReadonlySet<string>;
  choose: (id: string) => void;
  chooseAll: { all: boolean; some: boolean; change: () => void };
  sort: OrderSort;
  /** Where the list stands sorted in each way. */
  sorts: Record<OrderSort, string>;
};

const box = "size-5.5 shrink-0 cursor-pointer accent-accent";
/** The room around a box that a finger may press; it takes none itself. */
const boxRoom = "relative grid shrink-0 pointer-coarse:after:absolute pointer-coarse:after:-inset-3";
const sorted = {
  newest: { column: "Order", way: "descending" },
  oldest: { column: "Order", way: "ascending" },
  largest: { column: "Total", way: "descending" },
  smallest: { column: "Total", way: "ascending" },
} as const;

/** Everybody's orders. Totals come in kobo. */
export function OrdersTable({ orders, chosen, choose, chooseAll, sort, sorts }: OrdersTableProps) {
  const { all, some, change } = chooseAll;
  const sortLink = (name: string, first: OrderSort, second: OrderSort) => (
    <Link href={sorts[sort === first ? second : first]} prefetch={false} className="link whitespace-nowrap">
      {name}
      {sort === first ? " ↓" : sort === second ? " ↑" : ""}
    </Link>
  );
  return (
    <DeskTable
      caption="All orders"
      hideCaption
      columns={["Order", "Buyer", "Items", "Total", "Status", "Parcel"]}
      figures={["Total"]}
      sorted={sorted[sort]}
      heads={{
        Order: (
          <span className="flex items-center gap-3">
            <label className={`${boxRoom} max-md:hidden`}>
              <input
                type="checkbox"
                aria-label="All orders on this page"
                checked={all}
                ref={(head) => {
                  if (head) head.indeterminate = some && !all;
                }}
                onChange={change}
                className={box}
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
            <label className={boxRoom}>
              <input
                type="checkbox"
                aria-label={`Choose ${order.number}`}
                checked={chosen.has(order._id)}
                onChange={() => choose(order._id)}
                className={box}
              />
            </label>
            <span className="grid">
              <Link
                href={deskPaths.deskOrder(order.number)}
                prefetch={false}
                className="link whitespace-nowrap font-semibold"
              >
                {order.number}
              </Link>
              <span className="text-muted text-tiny">{lagosShortDay(order.createdAt)}</span>
            </span>
          </span>,
          <span key="buyer" className="grid">
            {order.user.name}
            <span className="text-muted text-tiny max-md:wrap-anywhere md:max-xl:hidden xl:whitespace-nowrap">
              {order.user.email}
            </span>
          </span>,
          <Items key="items" items={order.items} />,
          <span key="total" className="font-medium">
            {formatNaira(order.total)}
            {order.refunded > 0 && order.paymentStatus === "paid" && (
              <span className="block font-normal text-muted text-tiny">−{formatNaira(order.refunded)} refunded</span>
            )}
          </span>,
          <OrderMark key="status" order={order} />,
          <Parcel key="parcel" order={order} />,
        ],
      }))}
    />
  );
}

function Items({ items }: { items: AdminOrder["items"] }) {
  const more = items.length - mostItems;
  return (
    <ul>
      {items.slice(0, mostItems).map(({ _id, quantity, product, variation }) => (
        <li key={_id}>
          {quantity} × {product.name}
          {variation && `, ${variation}`}
        </li>
      ))}
      {more > 0 && <li className="text-muted">+{more} more</li>}
    </ul>
  );
}

function Parcel({ order }: { order: AdminOrder }) {
  if (order.status !== "pending")
    return (
      <span className="grid text-tiny">
        <span>{[order.courier, order.trackingNumber].filter(Boolean).join(", ") || "No courier named"}</span>
        {order.sentBy && <span className="text-muted">Sent by {order.sentBy}</span>}
      </span>
    );
  const obstacle = whyNotShip(order);
  if (obstacle)
    return order.paymentStatus === "paid" ? (
      <span className="text-tiny text-warn">{obstacle}</span>
    ) : (
      <span className="text-muted">None</span>
    );
  return <ShipOrder id={order._id} number={order.number} buyer={order.user.name} />;
}
