import type { AdminStats } from "@/lib/membership/desk-contracts";
import { formatNaira } from "@/lib/platform/money";
import { DeskTable } from "./desk-table";

type Months = AdminStats["monthlyRevenue"];

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

/** What came in, month by month; kobo, shown in naira. */
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
    <DeskTable
      caption="Monthly Revenue"
      columns={["Month/Year", "Revenue", "Transactions"]}
      figures={["Revenue", "Transactions"]}
      rows={months.map(({ _id: { month, year }, revenue, count }) => ({
        key: `${year}-${month}`,
        cells: [`${monthName.format(Date.UTC(year, month - 1))} ${year}`, formatNaira(revenue), count],
      }))}
    />
  );
}
