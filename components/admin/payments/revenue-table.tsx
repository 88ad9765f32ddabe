import { DataTable } from "@/components/admin/ui/data-table";
import { formatNaira } from "@/lib/core/money";
import type { AdminStats } from "@/lib/workflows/contracts";

type Months = AdminStats["monthlyRevenue"];

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

/** Revenue by month; kobo, shown in naira. */
export function RevenueTable({ months }: { months: Months }) {
  if (months.length === 0)
    return (
      <section aria-labelledby="revenue" className="grid gap-4">
        <h2 id="revenue" className="text-subheading">
          Monthly Revenue
        </h2>
        <p className="font-normal font-read text-muted text-read">No payments recorded yet.</p>
      </section>
    );
  return (
    <DataTable
      caption="Monthly Revenue"
      columns={["Month/Year", "Revenue", "Transactions"]}
      numericColumns={["Revenue", "Transactions"]}
      rows={months.map(({ _id: { month, year }, revenue, count }) => ({
        key: `${year}-${month}`,
        cells: [`${monthName.format(Date.UTC(year, month - 1))} ${year}`, formatNaira(revenue), count],
      }))}
    />
  );
}
