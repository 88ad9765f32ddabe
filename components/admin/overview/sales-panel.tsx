import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { formatNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { type SalesReport, salesPeriods } from "@/lib/workflows/contracts";
import { SalesChart } from "./sales-chart";
import { barName, describeChange, periodNames } from "./sales-labels";

const numberFormat = new Intl.NumberFormat("en-NG");

/** The comparison with the period before, in words. */
function comparison({ revenue, before, period }: SalesReport): string {
  const change = describeChange(revenue, before.revenue);
  const when = periodNames[period].before;
  if (change === "none") return `No sales in ${when}`;
  if (change === "the same") return `The same as in ${when}`;
  return `${change} than in ${when} (${formatNaira(before.revenue)})`;
}

/** The sales by day or month, with a picker of the period and a comparison. `null` marks a report that could not be read. */
export function SalesPanel({ report, period }: { report: SalesReport | null; period: SalesReport["period"] }) {
  return (
    <section
      aria-labelledby="sales"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-line bg-surface p-5 max-md:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sales" className="text-subheading">
          Sales
        </h2>
        <nav aria-label="Period of the sales">
          <ul className="flex rounded-card bg-ground p-0.5 shadow-[inset_0_0_0_1px_var(--line)]">
            {salesPeriods.map((one) => (
              <li key={one}>
                <Link
                  href={adminPaths.overview({ period: one })}
                  prefetch={false}
                  scroll={false}
                  aria-current={one === period ? "true" : undefined}
                  className="inline-flex min-h-8 items-center rounded-[8px] px-2.5 max-xs:px-1 whitespace-nowrap font-medium text-tiny hover:bg-raised aria-[current]:bg-raised aria-[current]:font-bold touch:min-h-tap"
                >
                  {periodNames[one].name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {report ? (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <Link
              href={adminPaths.section("payments")}
              prefetch={false}
              className="inline-flex items-center font-bold text-[1.75rem] leading-tight tabular-nums hover:underline touch:min-h-tap"
            >
              {formatNaira(report.revenue)}
            </Link>
            <span className="text-muted text-small">
              {numberFormat.format(report.payments)} {report.payments === 1 ? "payment" : "payments"}
            </span>
            <span className="basis-full text-muted text-small">{comparison(report)}</span>
          </p>
          <div aria-hidden>
            <SalesChart report={report} />
          </div>
          <details>
            <summary className="inline-flex min-h-8 items-center gap-1 text-muted text-small hover:text-ink touch:min-h-tap [details[open]>&>svg]:rotate-90">
              <ChevronRight aria-hidden className="size-4" />
              The numbers as a table
            </summary>
            <div className="max-h-80 overflow-y-auto">
              <table className="w-full text-small">
                <caption className="sr-only">{`Sales, ${periodNames[report.period].name}`}</caption>
                <thead>
                  <tr className="border-line border-b text-muted text-tiny">
                    <th scope="col" className="py-2 text-start font-semibold">
                      {report.period === "12m" ? "Month" : "Day"}
                    </th>
                    <th scope="col" className="py-2 text-end font-semibold">
                      Payments
                    </th>
                    <th scope="col" className="py-2 text-end font-semibold">
                      Revenue
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {report.bars.toReversed().map(({ day, revenue, payments }) => (
                    <tr key={day} className="border-line border-b">
                      <th scope="row" className="py-1.5 text-start font-medium">
                        {barName(day, report.period)}
                      </th>
                      <td className="py-1.5 text-end">{numberFormat.format(payments)}</td>
                      <td className="py-1.5 text-end">{formatNaira(revenue)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      ) : (
        <p className="text-muted text-small">The sales could not be loaded. Please reload this page.</p>
      )}
    </section>
  );
}
