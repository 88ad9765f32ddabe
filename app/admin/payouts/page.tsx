import { Suspense } from "react";
import { FeeTable } from "@/components/admin/payments/fee-tables";
import { monthFilter } from "@/components/admin/payments/month-filter";
import { formatDay, formatMonth } from "@/components/admin/payments/month-name";
import { PayoutDaysTable, PayoutsTable } from "@/components/admin/payments/payout-tables";
import { FilterForm } from "@/components/admin/table/filter-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { TableSkeleton } from "@/components/admin/ui/table-skeleton";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { addToMonth, daysOfMonth, lagosDayOf } from "@/lib/core/lagos-datetime";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { readFromPaystack } from "@/lib/http/read-from-paystack";
import { payoutsQuery } from "@/lib/payments/contracts";
import { fetchPayouts, getPayoutDays, sumFeesByDay, sumFeesByMonth } from "@/lib/payments/payouts";
import { getLagosToday } from "@/lib/payments/queries";

export const metadata = privatePageMetadata("Payouts and fees");

export default async function PayoutsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("payouts"), "payments");
  const { month, payout } = await parsePageQuery(payoutsQuery, searchParams);
  const { today, month: now } = await readForPage(getLagosToday());
  const shown = month ?? now;
  const days = await readForPage(sumFeesByDay(shown));
  return (
    <>
      <AdminHeader title="Payouts and fees">
        What was paid by day and month in Lagos, what Paystack keeps of it, and what it pays out to the bank account.
      </AdminHeader>
      <FilterForm
        path={adminPaths.section("payouts")}
        query={{ month: shown === now ? undefined : shown }}
        filters={[monthFilter({ label: "Month", name: "month", now, selected: shown, otherwise: now })]}
      />
      <div className="grid gap-12">
        <Suspense key={`${shown}/${payout}`} fallback={<TableSkeleton label="Loading payouts…" />}>
          {payout ? <OnePayout id={payout} month={shown} /> : <Payouts month={shown} />}
        </Suspense>
        {!payout && (
          <FeeTable
            caption={`Days of ${formatMonth(shown)}`}
            unit="Day"
            periods={daysOfMonth(shown)
              .filter((day) => day <= today)
              .reverse()}
            sums={days}
            name={formatDay}
          />
        )}
      </div>
    </>
  );
}

const unavailable = <Alert tone="error">Paystack is not available. Please reload this page in a moment.</Alert>;

async function Payouts({ month }: { month: string }) {
  const [payouts, months] = await Promise.all([readFromPaystack(fetchPayouts(month)), sumFeesByMonth(month)]);
  const monthOf = (settledAt: string) => lagosDayOf(new Date(settledAt)).slice(0, 7);
  const paidOut = (wanted: string) =>
    (payouts ?? []).reduce(
      (sum, { settledAt, paidOutKobo }) => sum + (monthOf(settledAt) === wanted ? paidOutKobo : 0),
      0,
    );
  return (
    <>
      {payouts ? (
        <PayoutsTable payouts={payouts.filter(({ settledAt }) => monthOf(settledAt) === month)} month={month} />
      ) : (
        unavailable
      )}
      <FeeTable
        caption="Twelve months"
        unit="Month"
        periods={Array.from({ length: 12 }, (_, index) => addToMonth(month, -index))}
        sums={months}
        name={formatMonth}
        paidOut={payouts && paidOut}
      />
    </>
  );
}

async function OnePayout({ id, month }: { id: string; month: string }) {
  const days = await readFromPaystack(getPayoutDays(id));
  return (
    <div className="grid gap-6">
      <ButtonLink
        href={adminPaths.section("payouts", { month })}
        variant="secondary"
        size="small"
        className="justify-self-start"
      >
        All payouts of {formatMonth(month)}
      </ButtonLink>
      {days ? <PayoutDaysTable days={days} /> : unavailable}
    </div>
  );
}
