import Link from "next/link";
import { PackingQueue } from "@/components/admin/orders/packing/packing-queue";
import { PackingTable } from "@/components/admin/orders/packing/packing-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { ButtonLink } from "@/components/ui/button";
import { findProductName } from "@/lib/catalog/admin-queries";
import { env } from "@/lib/core/env";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { packingQuery } from "@/lib/orders/admin-contracts";
import { findOrderToPack, listPackingQueue } from "@/lib/orders/packing/queries";

export const metadata = privatePageMetadata("Pack orders");

export default async function PackingPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.packing(), "orders");
  const { order: wanted, drop } = await parsePageQuery(packingQuery, searchParams);
  const [{ queue, total }, order, product] = await readForPage(
    Promise.all([
      listPackingQueue({ drop }),
      wanted ? findOrderToPack(wanted) : null,
      drop ? findProductName(drop) : null,
    ]),
  );
  const numbers = queue.map(({ number }) => number);
  const waiting = numbers.filter((number) => number !== order?.number);
  return (
    <>
      <AdminHeader
        title="Pack orders"
        parents={[{ name: "Orders", href: adminPaths.section("orders") }]}
        actions={
          numbers.length > 0 && (
            <>
              <ButtonLink href={adminPaths.printOrders("pick-list", numbers)} variant="secondary" size="small">
                Pick list
              </ButtonLink>
              <ButtonLink href={adminPaths.printOrders("slips-and-labels", numbers)} variant="secondary" size="small">
                Print slips and labels
              </ButtonLink>
            </>
          )
        }
      >
        {describeQueue(total, product)}{" "}
        {drop && (
          <Link href={adminPaths.packing()} prefetch={false} className="link touch:inline-flex touch:min-h-tap">
            Pack all orders
          </Link>
        )}
      </AdminHeader>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <PackingTable
          // The ticks belong to the order.
          key={order?.number ?? wanted ?? ""}
          order={order}
          missing={wanted && !order ? wanted : null}
          next={waiting[0] ?? null}
          drop={drop}
          site={env().APP_URL}
        />
        <PackingQueue queue={queue} total={total} current={order?.number ?? null} drop={drop} />
      </div>
    </>
  );
}

function describeQueue(total: number, product: string | null): string {
  const of = product ? ` with ${product}` : "";
  if (total === 0) return product ? `No order${of} is waiting to be packed.` : "Nothing is waiting to be packed.";
  return `${total} ${total === 1 ? "order" : "orders"}${of} to pack.`;
}
