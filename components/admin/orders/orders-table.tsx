"use client";

import Link from "next/link";
import { useState } from "react";
import { type AdminColumn, AdminTable, type Selection } from "@/components/admin/table/admin-table";
import type { MenuItem } from "@/components/admin/table/row-menu";
import { EmptyList, NothingFound } from "@/components/admin/ui/empty-list";
import { OrderStatusBadge } from "@/components/orders/order-status-badge";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { formatNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { OrdersFilter } from "@/lib/orders/admin-contracts";
import type { AdminOrder } from "@/lib/orders/contracts";
import { shipRefusal } from "@/lib/orders/rules";
import { BulkActions } from "./bulk-actions";
import { BulkShipDialog } from "./bulk-ship-dialog";
import { ShipAllDialog } from "./ship-all-dialog";
import { ShipmentCell, ShipmentText } from "./shipment-cell";

const maxItems = 2;

const columns: readonly AdminColumn<AdminOrder>[] = [
  {
    id: "order",
    label: "Order",
    sort: [
      { value: undefined, direction: "descending" },
      { value: "oldest", direction: "ascending" },
    ],
    cell: ({ number, createdAt }) => (
      <span className="grid">
        <Link href={adminPaths.order(number)} prefetch={false} className="link whitespace-nowrap font-semibold">
          {number}
        </Link>
        <span className="text-muted text-tiny">{formatLagosShortDate(createdAt)}</span>
      </span>
    ),
  },
  {
    id: "buyer",
    label: "Buyer",
    cell: ({ user, gift }) => (
      <span className="grid grid-cols-[minmax(0,1fr)] xl:w-48">
        {user.name}
        {user.isGuest && <span className="text-muted text-tiny">Guest</span>}
        {gift && <span className="font-semibold text-tiny">{gift.wrap === null ? "Gift" : "Gift, to be wrapped"}</span>}
        <span title={user.email} className="text-muted text-tiny max-md:wrap-anywhere md:truncate md:max-xl:hidden">
          {user.email}
        </span>
      </span>
    ),
  },
  { id: "items", label: "Items", wideOnly: true, cell: ({ items }) => <OrderItems items={items} /> },
  {
    id: "total",
    label: "Total",
    numeric: true,
    sort: [
      { value: "largest", direction: "descending" },
      { value: "smallest", direction: "ascending" },
    ],
    cell: ({ total, refunded, paymentStatus }) => (
      <span className="font-medium">
        {formatNaira(total)}
        {refunded > 0 && paymentStatus === "paid" && (
          <span className="block font-normal text-muted text-tiny">−{formatNaira(refunded)} refunded</span>
        )}
      </span>
    ),
  },
  {
    id: "status",
    label: "Status",
    cell: (order) => (
      <span className="grid justify-items-start">
        <OrderStatusBadge order={order} reader="admin" />
        {order.draftedBy && <span className="text-muted text-tiny">Made by {order.draftedBy}</span>}
      </span>
    ),
  },
  { id: "shipment", label: "Shipment", cell: (order) => <ShipmentCell order={order} /> },
];

const keyOf = ({ _id }: AdminOrder) => _id;

/** The picture of the first object that has one. */
const firstImage = ({ items }: AdminOrder) => {
  const image = items.flatMap(({ product }) => product.images)[0];
  return image ? { src: image.url, alt: "" } : null;
};

/** A bulk act concerns an order that is paid, and neither cancelled nor refunded as a whole. */
const selectionObstacle = ({ paymentStatus }: AdminOrder) =>
  paymentStatus === "paid" ? null : "Only paid orders can be selected";

const menuItems = ({ number, paymentStatus }: AdminOrder): readonly MenuItem[] => [
  { label: "Open order", href: adminPaths.order(number) },
  ...(paymentStatus === "paid"
    ? [
        { label: "Pack", href: adminPaths.packing({ order: number }) },
        { label: "Packing slip", href: adminPaths.printOrders("packing-slips", [number]) },
        { label: "Address label", href: adminPaths.printOrders("address-labels", [number]) },
      ]
    : []),
];

type OrdersTableProps = {
  orders: readonly AdminOrder[];
  filter: OrdersFilter;
  /** When the list was read, by the database's clock. */
  now: string;
  filtered: boolean;
  /** Whether the admin may pack and ship; Finance reads. */
  canShip: boolean;
};

const asReader = (column: AdminColumn<AdminOrder>): AdminColumn<AdminOrder> =>
  column.id === "shipment" ? { ...column, cell: (order) => <ShipmentText order={order} /> } : column;

/** The orders, with bulk acts: shipping, packing slips and address labels. Totals are kobo. */
export function OrdersTable({ orders, filter, now, filtered, canShip }: OrdersTableProps) {
  const [shipping, setShipping] = useState<Selection<AdminOrder> | null>(null);
  return (
    <>
      <AdminTable
        caption="All orders"
        hideCaption
        columns={canShip ? columns : columns.map(asReader)}
        rows={orders}
        rowKey={keyOf}
        thumbnail={firstImage}
        menu={{
          label: ({ number }) => `More for ${number}`,
          items: (order) => (canShip ? menuItems(order) : menuItems(order).slice(0, 1)),
        }}
        empty={
          filter.parcel === "to-pack" && !filter.q ? (
            <EmptyList title="No orders to pack">Paid orders that are not sent yet are listed here.</EmptyList>
          ) : filtered ? (
            <NothingFound names="orders" />
          ) : (
            <EmptyList title="No orders yet">
              Orders from the shop are listed here. For a sale by phone, make one with New order.
            </EmptyList>
          )
        }
        {...(canShip && {
          selection: {
            label: ({ number }: AdminOrder) => number,
            itemNames: ["order", "orders"] as const,
            obstacle: selectionObstacle,
            allowsAll: true,
            actions: (selection: Selection<AdminOrder>) => (
              <BulkActions selection={selection} filter={filter} now={now} onShip={() => setShipping(selection)} />
            ),
          },
        })}
      />
      {shipping &&
        (shipping.isAll ? (
          <ShipAllDialog
            filter={filter}
            until={now}
            count={shipping.count}
            onClose={() => {
              shipping.clear();
              setShipping(null);
            }}
          />
        ) : (
          <BulkShipDialog
            orders={shipping.rows.filter((order) => shipRefusal(order) === null)}
            onClose={(shippedIds) => {
              if (shippedIds.length > 0) shipping.clear();
              setShipping(null);
            }}
          />
        ))}
    </>
  );
}

function OrderItems({ items }: { items: AdminOrder["items"] }) {
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
