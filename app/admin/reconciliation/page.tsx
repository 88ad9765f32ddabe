import { Suspense } from "react";
import { ParkedEventsTable } from "@/components/admin/payments/parked-events-table";
import { ReconciliationTable } from "@/components/admin/payments/reconciliation-table";
import { FilterForm } from "@/components/admin/table/filter-form";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { TableSkeleton } from "@/components/admin/ui/table-skeleton";
import { Alert } from "@/components/ui/alert";
import { log } from "@/lib/core/log";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { reconciliationQuery } from "@/lib/payments/contracts";
import { listParkedEvents } from "@/lib/payments/queries";
import { reconcile } from "@/lib/payments/reconciliation";
import { PaystackError } from "@/lib/paystack/paystack";

export const metadata = privatePageMetadata("Reconciliation");

const filters: readonly ListFilter[] = [
  {
    kind: "select",
    name: "days",
    label: "Period",
    options: [
      ["", "Last 30 days"],
      ["7", "Last 7 days"],
      ["90", "Last 90 days"],
    ],
  },
];

export default async function ReconciliationPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("reconciliation"));
  const { days = "30" } = await parsePageQuery(reconciliationQuery, searchParams);
  const parked = await readForPage(listParkedEvents());
  return (
    <>
      <AdminHeader title="Reconciliation">
        Our payments compared with Paystack’s. Only differences are listed.
      </AdminHeader>
      {parked.length > 0 && (
        <div className="mb-10">
          <ParkedEventsTable events={parked} />
        </div>
      )}
      <FilterForm
        path={adminPaths.section("reconciliation")}
        query={{ days: days === "30" ? undefined : days }}
        filters={filters}
      />
      <Suspense key={days} fallback={<TableSkeleton label="Comparing…" />}>
        <ReconciliationReport days={Number(days)} />
      </Suspense>
    </>
  );
}

async function ReconciliationReport({ days }: { days: number }) {
  const compared = await reconcile(days).catch((err: unknown) => {
    if (!(err instanceof PaystackError)) throw err;
    log().warn({ err }, "the reconciliation with Paystack failed");
    return null;
  });
  if (!compared) return <Alert tone="error">Paystack is not available. Please reload this page in a moment.</Alert>;
  return <ReconciliationTable {...compared} />;
}
