import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira, toKobo } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { DeliveryZone } from "@/lib/orders/delivery-zones/contracts";

/** Delivery zones with their countries and prices. */
export function DeliveryZonesTable({ zones }: { zones: readonly DeliveryZone[] }) {
  if (zones.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">No delivery zones yet: orders ship to Nigeria only.</p>
    );
  return (
    <DataTable
      caption="Delivery zones"
      hideCaption
      columns={["Zone", "Countries", "Price", "Estimate", "Status"]}
      numericColumns={["Price"]}
      rows={zones.map((zone) => ({
        key: zone._id,
        cells: [
          <Link key="zone" href={adminPaths.editDeliveryZone(zone._id)} prefetch={false} className="link font-semibold">
            {zone.name}
          </Link>,
          <span key="countries" className="wrap-anywhere block max-w-[50ch]">
            {zone.rest ? "Rest of the world" : zone.countries.join(", ")}
          </span>,
          zone.price === 0 ? "Free" : formatNaira(toKobo(zone.price)),
          zone.estimate || "None",
          <StatusBadge key="status" tone={zone.active ? "success" : "muted"}>
            {zone.active ? "Active" : "Off"}
          </StatusBadge>,
        ],
      }))}
    />
  );
}
