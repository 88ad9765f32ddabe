import { AdminsOnly } from "@/components/admin/admins-only";
import { PackingSlip } from "@/components/admin/packing-slip";
import { Papers } from "@/components/admin/papers";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { env } from "@/lib/platform/env";
import { privatePage } from "@/lib/platform/public-page";
import { papersQuery } from "@/lib/shop/order-desk-contracts";
import { listOrdersToPrint } from "@/lib/shop/order-desk-queries";

export const metadata = privatePage("Packing slips");

export default async function PrintedPapers({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("orders")))) return <AdminsOnly />;
  const { orders: asked = "" } = await readQuery(papersQuery, searchParams);
  const wanted = asked.split(",").filter(Boolean);
  const orders = await listOrdersToPrint(wanted);
  return (
    <Papers title="Packing slips" size="A4" missing={wanted.length - orders.length}>
      {orders.map((order) => (
        <PackingSlip key={order._id} order={order} site={env().APP_URL} />
      ))}
    </Papers>
  );
}
