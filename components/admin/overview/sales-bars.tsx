import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatNaira } from "@/lib/core/money";
import type { SalesReport } from "@/lib/workflows/contracts";
import { barName } from "./sales-labels";

const shortAmount = new Intl.NumberFormat("en-NG", { notation: "compact" });
const tick = { fill: "var(--muted)", fontSize: 12 };

/** The revenue of each day or month of a period. */
export function SalesBars({ report: { bars, period } }: { report: SalesReport }) {
  const data = bars.map(({ day, revenue }) => ({ name: barName(day, period), revenue }));
  return (
    <ResponsiveContainer width="100%" height={240}>
      <BarChart data={data} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="name"
          tickLine={false}
          axisLine={{ stroke: "var(--line-strong)" }}
          tick={tick}
          minTickGap={24}
        />
        <YAxis
          width={52}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          tickFormatter={(kobo: number) => `₦${shortAmount.format(kobo / 100)}`}
          tick={tick}
        />
        <Tooltip
          cursor={{ fill: "var(--raised)" }}
          formatter={(kobo) => [formatNaira(Number(kobo)), "Revenue"]}
          contentStyle={{ background: "var(--surface)", border: "1px solid var(--line-strong)", color: "var(--ink)" }}
          itemStyle={{ color: "var(--ink)" }}
        />
        <Bar dataKey="revenue" fill="var(--accent)" maxBarSize={40} radius={[2, 2, 0, 0]} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
