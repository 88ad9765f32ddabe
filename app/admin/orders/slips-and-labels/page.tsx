import { AddressLabel } from "@/components/admin/orders/address-label";
import { PackingSlip } from "@/components/admin/orders/packing-slip";
import { PrintLayout } from "@/components/admin/ui/print-layout";
import { env } from "@/lib/core/env";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { printQuery } from "@/lib/orders/admin-contracts";
import { listKeysToPrint, listOrdersToPrint } from "@/lib/orders/admin-queries";

export const metadata = privatePageMetadata("Slips and labels");

export default async function SlipsAndLabelsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("orders"), "orders");
  const wanted = await readForPage(listKeysToPrint(await parsePageQuery(printQuery, searchParams)));
  const orders = (await readForPage(listOrdersToPrint(wanted))).filter(
    ({ shippingAddress }) => shippingAddress !== null,
  );
  const site = env().APP_URL;
  return (
    <PrintLayout title="Slips and labels" size="A4 and A6" missing={wanted.length - orders.length}>
      {orders.flatMap((order) => [
        <div key={`${order._id}/slip`} className="print-slip">
          <PackingSlip order={order} site={site} />
        </div>,
        <div key={`${order._id}/label`} className="print-label">
          <AddressLabel order={order} site={site} />
        </div>,
      ])}
    </PrintLayout>
  );
}
