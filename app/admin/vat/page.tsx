import { monthFilter } from "@/components/admin/payments/month-filter";
import { formatMonth } from "@/components/admin/payments/month-name";
import { VatTable } from "@/components/admin/payments/vat-table";
import { FilterForm } from "@/components/admin/table/filter-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Alert } from "@/components/ui/alert";
import { env } from "@/lib/core/env";
import { addToMonth } from "@/lib/core/lagos-datetime";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getLagosToday } from "@/lib/payments/queries";
import { monthsQuery } from "@/lib/workflows/contracts";
import { getVatReport } from "@/lib/workflows/vat-report";

export const metadata = privatePageMetadata("VAT");

/** The wanted months in order, at most 24; by default this month and the two before. */
function chooseMonths({ from, to }: { from?: string; to?: string }, now: string): { from: string; to: string } {
  const last = to ?? from ?? now;
  const first = from ?? addToMonth(last, -2);
  const [start, end] = first <= last ? [first, last] : [last, first];
  const isTooLong = start < addToMonth(end, -23);
  return { from: isTooLong ? addToMonth(end, -23) : start, to: end };
}

export default async function VatPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("vat"), "payments");
  const query = await parsePageQuery(monthsQuery, searchParams);
  const { month: now } = await readForPage(getLagosToday());
  const { from, to } = chooseMonths(query, now);
  const usual = chooseMonths(query.to === undefined ? {} : { to: query.to }, now);
  const months = await readForPage(getVatReport(from, to));
  return (
    <>
      <AdminHeader
        title="VAT"
        actions={
          <DownloadLink href={adminApiPaths.exportBookings({ from, to })}>
            {from === to ? `CSV of ${formatMonth(from)}` : "CSV of these months"}
          </DownloadLink>
        }
      >
        Invoices and receipts by month in Lagos, minus credit notes and refunds in the month in which they were issued.
      </AdminHeader>
      <FilterForm
        path={adminPaths.section("vat")}
        query={query}
        filters={[
          monthFilter({ label: "From", name: "from", now, selected: from, otherwise: usual.from }),
          monthFilter({ label: "To", name: "to", now, selected: to, otherwise: now }),
        ]}
      />
      {env().VAT_RATES.length === 0 && (
        <Alert tone="warning" className="mb-8">
          No VAT rate is set, so invoices have no VAT and the VAT below is zero. Ask the operator of the server to set
          it (VAT_RATES).
        </Alert>
      )}
      <div className="grid gap-12">
        {months.map((month) => (
          <VatTable key={month.month} month={month} />
        ))}
      </div>
    </>
  );
}
