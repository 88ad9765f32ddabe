"use client";

import { Printer } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { deskPaths } from "@/lib/platform/desk-paths";
import type { AdminOrder } from "@/lib/shop/contracts";
import type { OrderSort } from "@/lib/shop/order-desk-contracts";
import { whyNotShip } from "@/lib/shop/order-rules";
import { OrdersTable } from "./orders-table";
import { ShipMany } from "./ship-many";

type OrdersDeskProps = { orders: readonly AdminOrder[]; sort: OrderSort; sorts: Record<OrderSort, string> };

/** The orders of a page and what is done to many of them: one courier for a morning's parcels, and the papers that go with them. */
export function OrdersDesk({ orders, sort, sorts }: OrdersDeskProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shipping, setShipping] = useState<readonly AdminOrder[] | null>(null);
  const picked = orders.filter(({ _id }) => chosen.has(_id));
  const parcels = picked.filter((order) => whyNotShip(order) === null);
  const numbers = picked.filter(({ paymentStatus }) => paymentStatus !== "unpaid").map(({ number }) => number);
  const all = picked.length === orders.length;

  const choose = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const chooseAll = () => setChosen(new Set(all ? [] : orders.map(({ _id }) => _id)));

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          blocked={parcels.length === 0}
          aria-describedby="choose-orders"
          onClick={() => setShipping(parcels)}
        >
          {parcels.length > 0
            ? `Ship ${parcels.length} ${parcels.length === 1 ? "parcel" : "parcels"}`
            : "Ship parcels"}
        </Button>
        {numbers.length > 0 && (
          <>
            <ButtonLink href={deskPaths.orderPapers("slips", numbers)} look="secondary" size="small">
              <Printer aria-hidden className="size-4" />
              Packing slips
            </ButtonLink>
            <ButtonLink href={deskPaths.orderPapers("labels", numbers)} look="secondary" size="small">
              <Printer aria-hidden className="size-4" />
              Address labels
            </ButtonLink>
          </>
        )}
        <Button size="small" look="quiet" onClick={chooseAll}>
          {all ? "Choose none" : "Choose all on this page"}
        </Button>
        <p id="choose-orders" role="status" className="text-muted text-tiny">
          {picked.length === 0
            ? "Choose what leaves together."
            : `${picked.length} chosen, ${parcels.length} of them can be shipped.`}
        </p>
      </div>
      <OrdersTable
        orders={orders}
        chosen={chosen}
        choose={choose}
        chooseAll={{ all, some: picked.length > 0, change: chooseAll }}
        sort={sort}
        sorts={sorts}
      />
      {shipping && (
        <ShipMany
          orders={shipping}
          onClose={(shipped) => {
            setShipping(null);
            setChosen((before) => new Set([...before].filter((id) => !shipped.includes(id))));
          }}
        />
      )}
    </div>
  );
}
