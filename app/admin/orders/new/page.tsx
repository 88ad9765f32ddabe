import { DraftOrderForm } from "@/components/admin/orders/drafts/draft-order-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listDeliveryCountries, quoteDelivery } from "@/lib/orders/delivery-zones/queries";
import { listDraftProducts } from "@/lib/orders/drafts/queries";

export const metadata = privatePageMetadata("New order");

export default async function NewOrderPage() {
  await requireAdmin(adminPaths.newOrder, "orders");
  const [products, countries, delivery] = await readForPage(
    Promise.all([listDraftProducts(), listDeliveryCountries(), quoteDelivery("Nigeria")]),
  );
  return (
    <>
      <AdminHeader title="New order" parents={[{ name: "Orders", href: adminPaths.section("orders") }]}>
        For a buyer on the phone or in WhatsApp, who pays by a link. The items are held as long as the link is valid.
      </AdminHeader>
      <DraftOrderForm products={products} countries={countries} delivery={delivery} />
    </>
  );
}
