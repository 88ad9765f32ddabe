"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira, toKobo } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { DeliveryZone } from "@/lib/orders/delivery-zones/contracts";

/** Delivery zones with their countries and prices. */
export function DeliveryZonesTable({ zones }: { zones: readonly DeliveryZone[] }) {
  return (
    <AdminTable
      caption="Delivery zones"
      hideCaption
      rows={zones}
      rowKey={(zone) => zone._id}
      columns={[
        {
          id: "zone",
          label: "Zone",
          cell: (zone) => (
            <Link href={adminPaths.editDeliveryZone(zone._id)} prefetch={false} className="link font-semibold">
              {zone.name}
            </Link>
          ),
        },
        {
          id: "countries",
          label: "Countries",
          cell: (zone) => (
            <span className="wrap-anywhere block max-w-[50ch]">
              {zone.rest ? "Rest of the world" : zone.countries.join(", ")}
            </span>
          ),
        },
        {
          id: "price",
          label: "Price",
          numeric: true,
          cell: (zone) => (zone.price === 0 ? "Free" : formatNaira(toKobo(zone.price))),
        },
        {
          id: "estimate",
          label: "Estimate",
          cell: (zone) => zone.estimate || "None",
        },
        {
          id: "status",
          label: "Status",
          cell: (zone) => (
            <StatusBadge tone={zone.active ? "success" : "muted"}>{zone.active ? "Active" : "Off"}</StatusBadge>
          ),
        },
      ]}
      empty={
        <EmptyList title="No delivery zones yet">
          Orders ship to Nigeria only. A zone names countries, the price of shipping there and how long it takes.
        </EmptyList>
      }
    />
  );
}
