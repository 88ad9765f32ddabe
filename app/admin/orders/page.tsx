import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { OrdersTable } from "@/components/admin/orders-table";
import { Pager } from "@/components/admin/pager";
import { SaveLink } from "@/components/admin/save-link";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";
import { adminOrdersQuery } from "@/lib/shop/order-desk-contracts";
import { listAllOrders } from "@/lib/shop/order-desk-queries";

export const metadata = privatePage("Orders");

export default async function OrdersDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(paths.desk("orders")))) return <AdminsOnly />;
  const { q, status, payment, cursor } = await readQuery(adminOrdersQuery, searchParams);
  const wanted = { q, status, payment };
  const { orders, nextCursor, total } = await listAllOrders({ ...wanted, cursor });
  const narrowed = Boolean(q ?? status ?? payment);
  return (
    <>
      <DeskHead title="Orders" actions={<SaveLink href={apiPaths.exportOrders(wanted)}>Save as CSV</SaveLink>}>
        The newest first. What is paid and has an address can be shipped.
      </DeskHead>
      <Filters action={paths.desk("orders")} narrowed={narrowed}>
        <TextField label="Number, name or e-mail" type="search" name="q" defaultValue={q} />
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
      </Filters>
      <OrdersTable orders={orders} narrowed={narrowed} />
      <Pager
        shown={orders.length}
        total={total}
        of={["order", "orders"]}
        first={cursor ? paths.desk("orders", wanted) : null}
        next={nextCursor && paths.desk("orders", { ...wanted, cursor: nextCursor })}
      />
    </>
  );
}
