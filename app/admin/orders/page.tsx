import { OrdersBulkActions } from "@/components/admin/orders/orders-bulk-actions";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { adminOrdersQuery, type OrderSort } from "@/lib/orders/admin-contracts";
import { listAdminOrders } from "@/lib/orders/admin-queries";

export const metadata = privatePageMetadata("Orders");

export default async function AdminOrdersPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("orders"), ["orders", "payments"]);
  const { q, status, payment, parcel, sort = "newest", cursor } = await parsePageQuery(adminOrdersQuery, searchParams);
  const wanted = { q, status, payment, parcel };
  const sortedBy = (by: OrderSort) => adminPaths.section("orders", { ...wanted, ...(by !== "newest" && { sort: by }) });
  const { orders, nextCursor, total } = await readForPage(listAdminOrders({ ...wanted, sort, cursor }));
  const narrowed = Boolean(q ?? status ?? payment ?? parcel);
  return (
    <>
      <AdminHeader
        title="Orders"
        actions={
          <>
            <ButtonLink href={adminPaths.section("orders", { parcel: "to-pack", sort: "oldest" })} size="small">
              To pack
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportOrders(wanted)}>Export CSV</DownloadLink>
          </>
        }
      >
        Paid orders with an address can be shipped, one by one or in bulk.
      </AdminHeader>
      <Filters action={adminPaths.section("orders")} active={narrowed}>
        <TextField label="Number, name or email" type="search" name="q" defaultValue={q} />
        <Select label="Shipment" name="parcel" defaultValue={parcel ?? ""}>
          <option value="">All</option>
          <option value="to-pack">To pack</option>
          <option value="no-address">Without an address</option>
        </Select>
        <Select label="Status" name="status" defaultValue={status ?? ""}>
          <option value="">All</option>
          <option value="pending">Pending</option>
          <option value="shipped">Shipped</option>
          <option value="delivered">Delivered</option>
        </Select>
        <Select label="Payment" name="payment" defaultValue={payment ?? ""}>
          <option value="">All</option>
          <option value="paid">Paid</option>
          <option value="unpaid">Unpaid</option>
          <option value="refunded">Refunded</option>
        </Select>
        <Select label="Sort by" name="sort" defaultValue={sort === "newest" ? "" : sort}>
          <option value="">Newest first</option>
          <option value="oldest">Oldest first</option>
          <option value="largest">Highest total first</option>
          <option value="smallest">Lowest total first</option>
        </Select>
      </Filters>
      {orders.length === 0 ? (
        <p className="font-normal font-read text-muted text-read">
          {parcel === "to-pack" && !q
            ? "No orders to pack."
            : narrowed
              ? "No orders found. Change or clear the filters."
              : "No orders yet."}
        </p>
      ) : (
        <OrdersBulkActions
          key={`${cursor}${sort}${JSON.stringify(wanted)}`}
          orders={orders}
          sort={sort}
          sortLinks={{
            newest: sortedBy("newest"),
            oldest: sortedBy("oldest"),
            largest: sortedBy("largest"),
            smallest: sortedBy("smallest"),
          }}
        />
      )}
      <Pagination
        shown={orders.length}
        total={total}
        itemNames={["order", "orders"]}
        first={cursor ? sortedBy(sort) : null}
        next={nextCursor && adminPaths.section("orders", { ...wanted, sort, cursor: nextCursor })}
      />
    </>
  );
}
