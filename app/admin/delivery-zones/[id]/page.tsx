import { notFound } from "next/navigation";
import { DeliveryZoneForm } from "@/components/admin/delivery-zones/delivery-zone-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { findDeliveryZone } from "@/lib/orders/delivery-zones/queries";

export const metadata = privatePageMetadata("Delivery zone");

export default async function EditDeliveryZonePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.editDeliveryZone(id), "catalog");
  const zone = (await readForPage(findDeliveryZone(id))) ?? notFound();
  return (
    <>
      <AdminHeader title={zone.name} parents={[{ name: "Delivery zones", href: adminPaths.section("delivery-zones") }]}>
        Changes apply to new orders only.
      </AdminHeader>
      <DeliveryZoneForm zone={zone} />
    </>
  );
}
