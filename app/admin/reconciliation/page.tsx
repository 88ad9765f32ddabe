import { Suspense } from "react";
import { DayCheckPanel } from "@/components/admin/payments/day-check";
import { monthFilter } from "@/components/admin/payments/month-filter";
import { formatMonth } from "@/components/admin/payments/month-name";
import { ParkedEventsTable } from "@/components/admin/payments/parked-events-table";
import { ReconciliationDays } from "@/components/admin/payments/reconciliation-days";
import { ReconciliationTable } from "@/components/admin/payments/reconciliation-table";
import { FilterForm } from "@/components/admin/table/filter-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { TableSkeleton } from "@/components/admin/ui/table-skeleton";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { can } from "@/lib/auth/staff-roles";
import { lagosDayRange } from "@/lib/core/lagos-datetime";
import { formatNaira } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { readFromPaystack } from "@/lib/http/read-from-paystack";
import { reconciliationQuery } from "@/lib/payments/contracts";
import { getLagosToday, listParkedEvents } from "@/lib/payments/queries";
import { listRefundsToFollowUp, reconcile } from "@/lib/workflows/reconciliation";
import { listDayChecks, reconcileMonth, sumPaid } from "@/lib/workflows/reconciliation-days";

export const metadata = privatePageMetadata("Reconciliation");

export default async function ReconciliationPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdmin(adminPaths.section("reconciliation"), "payments");
  const { month, day } = await parsePageQuery(reconciliationQuery, searchParams);
  const { now, month: current } = await readForPage(getLagosToday());
  const canOpenPeople = can(admin, "users");
  return day ? (
    <DayView day={day} now={now} canOpenPeople={canOpenPeople} />
  ) : (
    <MonthView month={month} now={current} canOpenPeople={canOpenPeople} />
  );
}

type Viewer = {
  /** Finance does not open the pages of people. */
  canOpenPeople: boolean;
};

async function MonthView({ month, now, canOpenPeople }: Viewer & { month: string | undefined; now: string }) {
  const shown = month ?? now;
  const [parked, refunds] = await readForPage(Promise.all([listParkedEvents(), listRefundsToFollowUp()]));
  return (
    <>
      <AdminHeader title="Reconciliation">
        Our payments compared with Paystack’s, by day in Lagos. Open a day to see its differences and to mark it as
        checked.
      </AdminHeader>
      {parked.length > 0 && (
        <div className="mb-10">
          <ParkedEventsTable events={parked} />
        </div>
      )}
      {refunds.length > 0 && (
        <div className="mb-10">
          <ReconciliationTable caption="Refunds to follow up" differences={refunds} canOpenPeople={canOpenPeople} />
        </div>
      )}
      <FilterForm
        path={adminPaths.section("reconciliation")}
        query={{ month: shown === now ? undefined : shown }}
        filters={[monthFilter({ label: "Month", name: "month", now, selected: shown, otherwise: now })]}
      />
      <Suspense key={shown} fallback={<TableSkeleton label="Comparing…" />}>
        <MonthReport month={shown} />
      </Suspense>
    </>
  );
}

async function MonthReport({ month }: { month: string }) {
  const compared = await readFromPaystack(reconcileMonth(month));
  if (!compared) return <Alert tone="error">Paystack is not available. Please reload this page in a moment.</Alert>;
  if (compared.days.length === 0) return <p className="text-muted">{formatMonth(month)} has not begun.</p>;
  return <ReconciliationDays {...compared} />;
}

function DayView({ day, now, canOpenPeople }: Viewer & { day: string; now: Date }) {
  const { from, to } = lagosDayRange(day);
  const back = adminPaths.section("reconciliation", { month: day.slice(0, 7) });
  return (
    <>
      <AdminHeader
        title={formatLagosDate(from)}
        actions={
          <ButtonLink href={back} variant="secondary" size="small">
            All days of {formatMonth(day.slice(0, 7))}
          </ButtonLink>
        }
      >
        What differs between our payments and Paystack’s on this day in Lagos.
      </AdminHeader>
      <Suspense key={day} fallback={<TableSkeleton label="Comparing…" />}>
        <DayReport canOpenPeople={canOpenPeople} day={day} isOver={to <= now} />
      </Suspense>
    </>
  );
}

async function DayReport({ day, isOver, canOpenPeople }: Viewer & { day: string; isOver: boolean }) {
  const [compared, checks] = await Promise.all([
    readFromPaystack(reconcile(lagosDayRange(day))),
    listDayChecks(day.slice(0, 7)),
  ]);
  if (!compared) return <Alert tone="error">Paystack is not available. Please reload this page in a moment.</Alert>;
  const { payments, totalKobo, feesKobo } = sumPaid(compared.paid);
  const count = payments === 1 ? "1 payment" : `${payments} payments`;
  const total = `Paystack has ${count}, ${formatNaira(totalKobo)}, of which it keeps ${formatNaira(feesKobo)}.`;
  return (
    <div className="grid gap-8">
      {compared.differences.length === 0 ? (
        <Alert tone="success">{`No differences. ${total}`}</Alert>
      ) : (
        <>
          <p className="text-muted text-small">{total}</p>
          <ReconciliationTable caption="Differences" differences={compared.differences} canOpenPeople={canOpenPeople} />
        </>
      )}
      <DayCheckPanel
        day={day}
        isOver={isOver}
        differences={compared.differences.length}
        check={checks.get(day) ?? null}
      />
    </div>
  );
}
