import { OrderMark } from "@/components/shop/order-mark";
import { lagosShortDay } from "@/components/ui/museum-time";
import { formatNaira } from "@/lib/platform/money";
import type { AdminOrder } from "@/lib/shop/contracts";
import { whyNotShip } from "@/lib/shop/rules";
import { DeskTable } from "./desk-table";
import { ShipOrder } from "./ship-order";

const mostItems = 2;

/** Everybody's orders. Totals come in kobo. */
export function OrdersTable({ orders, narrowed }: { orders: readonly AdminOrder[]; narrowed: boolean }) {
  if (orders.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        {narrowed ? "No order is found under that. Show all, or search for less." : "No orders yet."}
      </p>
    );
  return (
    <DeskTable
      caption="All orders"
      hideCaption
      columns={["Order", "Buyer", "Items", "Total", "Status", "Parcel"]}
      figures={["Total"]}
      rows={orders.map((order) => ({
        key: order._id,
        cells: [
          <span key="order" className="grid">
            <b className="whitespace-nowrap font-semibold">{order.number}</b>
            <span className="text-muted text-tiny">{lagosShortDay(order.createdAt)}</span>
          </span>,
          <span key="buyer" className="grid">
            {order.user.name}
            <span className="text-muted text-tiny">{order.user.email}</span>
          </span>,
          <Items key="items" items={order.items} />,
          <span key="total" className="font-medium">
            {formatNaira(order.total)}
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
