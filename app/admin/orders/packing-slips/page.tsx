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

export const metadata = privatePageMetadata("Packing slips");

export default async function PackingSlipsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("orders"), "orders");
  const wanted = await readForPage(listKeysToPrint(await parsePageQuery(printQuery, searchParams)));
  const orders = await readForPage(listOrdersToPrint(wanted));
  return (
    <PrintLayout title="Packing slips" size="A4" missing={wanted.length - orders.length}>
      {orders.map((order) => (
        <PackingSlip key={order._id} order={order} site={env().APP_URL} />
      ))}
    </PrintLayout>
  );
}
