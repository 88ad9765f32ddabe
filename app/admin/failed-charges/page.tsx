import { FailedChargesTable } from "@/components/admin/payments/failed-charges-table";
import { MoneyNav } from "@/components/admin/payments/money-nav";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { Select } from "@/components/ui/select";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { listFailedCharges } from "@/lib/subscriptions/admin-queries";
import { failedChargesQuery } from "@/lib/subscriptions/contracts";

export const metadata = privatePageMetadata("Failed charges");

export default async function FailedChargesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("failed-charges"), "payments");
  const { status, cursor } = await parsePageQuery(failedChargesQuery, searchParams);
  const { failures, nextCursor, total } = await readForPage(listFailedCharges({ status, cursor }));
  return (
    <>
      <AdminHeader title="Failed charges">
        Renewals whose card could not be charged. Paystack tries again at the next date of the plan; within 30 days you
        can try sooner.
      </AdminHeader>
      <MoneyNav here="failed-charges" />
      <Filters action={adminPaths.section("failed-charges")} active={status !== undefined}>
        <Select label="Status" name="status" defaultValue={status ?? ""}>
          <option value="">All</option>
          <option value="open">Not paid</option>
          <option value="paid">Paid since</option>
        </Select>
      </Filters>
      <FailedChargesTable failures={failures} filtered={status !== undefined} />
      <Pagination
        shown={failures.length}
        total={total}
        itemNames={["failed charge", "failed charges"]}
        first={cursor ? adminPaths.section("failed-charges", { status }) : null}
        next={nextCursor && adminPaths.section("failed-charges", { status, cursor: nextCursor })}
      />
    </>
  );
}
