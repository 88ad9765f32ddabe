import { PickList } from "@/components/admin/orders/packing/pick-list";
import { PrintLayout } from "@/components/admin/ui/print-layout";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { printQuery } from "@/lib/orders/admin-contracts";
import { listKeysToPrint, listOrdersToPrint } from "@/lib/orders/admin-queries";
import { listPicks } from "@/lib/orders/packing/rules";
import { getShipObstacle } from "@/lib/orders/rules";

export const metadata = privatePageMetadata("Pick list");

export default async function PickListPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("orders"), "orders");
  const wanted = await readForPage(listKeysToPrint(await parsePageQuery(printQuery, searchParams)));
  const orders = (await readForPage(listOrdersToPrint(wanted))).filter((order) => getShipObstacle(order) === null);
  return (
    <PrintLayout title="Pick list" size="A4" missing={wanted.length - orders.length}>
      {orders.length > 0 ? [<PickList key="list" picks={listPicks(orders)} orderCount={orders.length} />] : []}
    </PrintLayout>
  );
}
