import { DeliveryZonesTable } from "@/components/admin/delivery-zones/delivery-zones-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listDeliveryZones } from "@/lib/orders/delivery-zones/queries";

export const metadata = privatePageMetadata("Delivery zones");

export default async function DeliveryZonesPage() {
  await requireAdmin(adminPaths.section("delivery-zones"), "catalog");
  const zones = await readForPage(listDeliveryZones());
  return (
    <>
      <AdminHeader
        title="Delivery zones"
        actions={
          <ButtonLink href={adminPaths.newDeliveryZone} size="small">
            New delivery zone
          </ButtonLink>
        }
      >
        Shipping to Nigeria is free unless an active zone lists it. Orders to a country in no active zone are rejected
        before payment.
      </AdminHeader>
      <DeliveryZonesTable zones={zones} />
    </>
  );
}
