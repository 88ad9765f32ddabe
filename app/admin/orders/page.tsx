import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { OrdersDesk } from "@/components/admin/orders-desk";
import { Pager } from "@/components/admin/pager";
import { SaveLink } from "@/components/admin/save-link";
import { ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";
import { adminOrdersQuery, type OrderSort } from "@/lib/shop/order-desk-contracts";
import { listAllOrders } from "@/lib/shop/order-desk-queries";

export const metadata = privatePage("Orders");

export default async function OrdersDeskPage({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("orders")))) return <AdminsOnly />;
  const { q, status, payment, parcel, sort = "newest", cursor } = await readQuery(adminOrdersQuery, searchParams);
  const wanted = { q, status, payment, parcel };
  const sortedBy = (by: OrderSort) => deskPaths.desk("orders", { ...wanted, ...(by !== "newest" && { sort: by }) });
  const { orders, nextCursor, total } = await listAllOrders({ ...wanted, sort, cursor });
  const narrowed = Boolean(q ?? status ?? payment ?? parcel);
  return (
    <>
      <DeskHead
        title="Orders"
        actions={
          <>
            <ButtonLink href={deskPaths.desk("orders", { parcel: "to-pack", sort: "oldest" })} size="small">
              To pack
            </ButtonLink>
            <SaveLink href={deskCalls.exportOrders(wanted)}>Save as CSV</SaveLink>
          </>
        }
      >
        What is paid and has an address can be shipped: one by one, or a morning’s parcels at once.
      </DeskHead>
      <Filters action={deskPaths.desk("orders")} narrowed={narrowed}>
        <TextField label="Number, name or e-mail" type="search" name="q" defaultValue={q} />
        <Select label="Parcel" name="parcel" defaultValue={parcel ?? ""}>
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
        <Select label="Sorted by" name="sort" defaultValue={sort === "newest" ? "" : sort}>
          <option value="">The newest first</option>
          <option value="oldest">The oldest first</option>
          <option value="largest">The largest first</option>
          <option value="smallest">The smallest first</option>
        </Select>
      </Filters>
      {orders.length === 0 ? (
        <p className="font-normal font-read text-muted text-read">
          {parcel === "to-pack" && !q
            ? "Nothing is waiting to be packed."
            : narrowed
              ? "No order is found under that. Show all, or search for less."
              : "No orders yet."}
        </p>
      ) : (
        <OrdersDesk
          key={`${cursor}${sort}${JSON.stringify(wanted)}`}
          orders={orders}
          sort={sort}
          sorts={{
            newest: sortedBy("newest"),
            oldest: sortedBy("oldest"),
            largest: sortedBy("largest"),
            smallest: sortedBy("smallest"),
          }}
        />
      )}
      <Pager
        shown={orders.length}
        total={total}
        of={["order", "orders"]}
        first={cursor ? sortedBy(sort) : null}
        next={nextCursor && deskPaths.desk("orders", { ...wanted, sort, cursor: nextCursor })}
      />
    </>
  );
}
