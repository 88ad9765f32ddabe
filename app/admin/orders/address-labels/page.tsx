import { AddressLabel } from "@/components/admin/orders/address-label";
import { PrintLayout } from "@/components/admin/ui/print-layout";
import { env } from "@/lib/core/env";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { printQuery } from "@/lib/orders/admin-contracts";
import { listKeysToPrint, listOrdersToPrint } from "@/lib/orders/admin-queries";

export const metadata = privatePageMetadata("Address labels");

export default async function AddressLabelsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("orders"), "orders");
  const wanted = await readForPage(listKeysToPrint(await parsePageQuery(printQuery, searchParams)));
  const orders = (await readForPage(listOrdersToPrint(wanted))).filter(
    ({ shippingAddress }) => shippingAddress !== null,
  );
  return (
    <PrintLayout title="Address labels" size="A6" missing={wanted.length - orders.length}>
      {orders.map((order) => (
        <AddressLabel key={order._id} order={order} site={env().APP_URL} />
      ))}
    </PrintLayout>
  );
}
