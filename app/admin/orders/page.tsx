import { orderFilters, orderViews } from "@/components/admin/orders/order-filters";
import { OrdersTable } from "@/components/admin/orders/orders-table";
import { AdminList } from "@/components/admin/table/admin-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { can } from "@/lib/auth/staff-roles";
import { listProductNames } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { adminOrdersQuery } from "@/lib/orders/admin-contracts";
import { listAdminOrders } from "@/lib/orders/admin-queries";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Orders");

export default async function AdminOrdersPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("orders");
  const actor = await requireAdmin(path, ["orders", "payments"]);
  const { sort: sorted, cursor, limit: _, ...filter } = await parsePageQuery(adminOrdersQuery, searchParams);
  const query = { ...filter, sort: sorted === "newest" ? undefined : sorted };
  const [{ orders, nextCursor, total, now }, settings, products] = await readForPage(
    Promise.all([listAdminOrders({ ...query, cursor }), getListSettings(actor, "orders"), listProductNames()]),
  );
  return (
    <>
      <AdminHeader
        title="Orders"
        actions={
          <>
            {can(actor, "orders") && (
              <>
                <ButtonLink href={adminPaths.packing({ drop: filter.drop })} size="small">
                  {filter.drop ? "Pack these orders" : "Pack orders"}
                </ButtonLink>
                <ButtonLink href={adminPaths.newOrder} variant="secondary" size="small">
                  New order
                </ButtonLink>
              </>
            )}
            <DownloadLink href={adminApiPaths.exportOrders(filter)}>Export CSV</DownloadLink>
          </>
        }
      >
        Paid orders with an address can be shipped, one by one or in bulk.
      </AdminHeader>
      <AdminList
        name="orders"
        path={path}
        query={query}
        filters={orderFilters(products)}
        views={orderViews}
        settings={settings}
        total={total}
      >
        <OrdersTable
          // The selection belongs to what is shown.
          key={`${cursor}${JSON.stringify(query)}`}
          orders={orders}
          filter={filter}
          now={now}
          filtered={Object.values(filter).some(Boolean)}
          canShip={can(actor, "orders")}
        />
        <Pagination
          shown={orders.length}
          total={total}
          itemNames={["order", "orders"]}
          first={cursor ? adminPaths.section("orders", query) : null}
          next={nextCursor && adminPaths.section("orders", { ...query, cursor: nextCursor })}
        />
      </AdminList>
    </>
  );
}
