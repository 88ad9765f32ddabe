"use client";

import { Printer } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { OrderSort } from "@/lib/orders/admin-contracts";
import type { AdminOrder } from "@/lib/orders/contracts";
import { shipRefusal } from "@/lib/orders/rules";
import { BulkShipDialog } from "./bulk-ship-dialog";
import { isSelectable, OrdersTable } from "./orders-table";
import { StartPacking } from "./start-packing";

type OrdersBulkActionsProps = { orders: readonly AdminOrder[]; sort: OrderSort; sortLinks: Record<OrderSort, string> };

/** Bulk actions on the orders of a page: shipping, packing slips and address labels. */
export function OrdersBulkActions({ orders, sort, sortLinks }: OrdersBulkActionsProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [shipping, setShipping] = useState<readonly AdminOrder[] | null>(null);
  const selectable = orders.filter(isSelectable);
  // An order that was refunded meanwhile is not selected any longer.
  const picked = selectable.filter(({ _id }) => selected.has(_id));
  const parcels = picked.filter((order) => shipRefusal(order) === null);
  const unpacked = parcels.filter(({ packingStartedAt }) => packingStartedAt === null);
  const numbers = picked.map(({ number }) => number);
  const all = selectable.length > 0 && picked.length === selectable.length;

  const select = (id: string) =>
    setSelected((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const chooseAll = () => setSelected(new Set(all ? [] : selectable.map(({ _id }) => _id)));

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          disabled={parcels.length === 0}
          aria-describedby="choose-orders"
          onClick={() => setShipping(parcels)}
        >
          {parcels.length > 0 ? `Ship ${parcels.length} ${parcels.length === 1 ? "order" : "orders"}` : "Ship orders"}
        </Button>
        {unpacked.length > 0 && <StartPacking orders={unpacked} />}
        {numbers.length > 0 && (
          <>
            <ButtonLink href={adminPaths.printOrders("packing-slips", numbers)} variant="secondary" size="small">
              <Printer aria-hidden className="size-4" />
              Packing slips
            </ButtonLink>
            <ButtonLink href={adminPaths.printOrders("address-labels", numbers)} variant="secondary" size="small">
              <Printer aria-hidden className="size-4" />
              Address labels
            </ButtonLink>
          </>
        )}
        <Button size="small" variant="quiet" disabled={selectable.length === 0} onClick={chooseAll}>
          {all ? "Select none" : "Select all on this page"}
        </Button>
        <p id="choose-orders" role="status" className="text-muted text-tiny">
          {picked.length === 0 ? "Select orders." : `${picked.length} selected, ${parcels.length} can be shipped.`}
        </p>
      </div>
      <OrdersTable
        orders={orders}
        selected={selected}
        onSelect={select}
        selectAll={{ all, some: picked.length > 0, onChange: chooseAll }}
        sort={sort}
        sortLinks={sortLinks}
      />
      {shipping && (
        <BulkShipDialog
          orders={shipping}
          onClose={(shipped) => {
            setShipping(null);
            setSelected((before) => new Set([...before].filter((id) => !shipped.includes(id))));
          }}
        />
      )}
    </div>
  );
}
