import { ReturnsTable } from "@/components/admin/orders/returns-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { adminReturnsQuery } from "@/lib/orders/return-contracts";
import { listReturns } from "@/lib/orders/return-queries";
import { returnStatusLabels } from "@/lib/orders/return-rules";

export const metadata = privatePageMetadata("Returns");

export default async function ReturnsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("returns"), "orders");
  const { q, status, cursor } = await parsePageQuery(adminReturnsQuery, searchParams);
  const { requests, total, nextCursor } = await readForPage(listReturns({ q, status, cursor }));
  return (
    <>
      <AdminHeader title="Returns">
        Approve or refuse a request, record that the parcel has come back, and refund it in part or in full.
      </AdminHeader>
      <Filters action={adminPaths.section("returns")} active={Boolean(q ?? status)}>
        <TextField label="Order number or email" type="search" name="q" defaultValue={q} />
        <Select label="Status" name="status" defaultValue={status ?? ""}>
          <option value="">All</option>
          {Object.entries(returnStatusLabels).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Filters>
      <ReturnsTable requests={requests} filtered={Boolean(q ?? status)} />
      <Pagination
        shown={requests.length}
        total={total}
        itemNames={["return", "returns"]}
        first={cursor ? adminPaths.section("returns", { q, status }) : null}
        next={nextCursor === null ? null : adminPaths.section("returns", { q, status, cursor: nextCursor })}
      />
    </>
  );
}
