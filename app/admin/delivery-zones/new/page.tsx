import { DeliveryZoneForm } from "@/components/admin/delivery-zones/delivery-zone-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";

export const metadata = privatePageMetadata("New delivery zone");

export default async function NewDeliveryZonePage() {
  await requireAdmin(adminPaths.newDeliveryZone, "catalog");
  return (
    <>
      <AdminHeader
        title="New delivery zone"
        parents={[{ name: "Delivery zones", href: adminPaths.section("delivery-zones") }]}
      >
        It applies to new orders only.
      </AdminHeader>
      <DeliveryZoneForm zone={null} />
    </>
  );
}
