import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatNaira } from "@/lib/core/money";
import type { AdminStats } from "@/lib/workflows/contracts";

const maxMonths = 12;
const monthName = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });
const shortAmount = new Intl.NumberFormat("en-NG", { notation: "compact", maximumSignificantDigits: 3 });

/** The last twelve months with revenue, oldest first. */
export function RevenueBars({ months }: { months: AdminStats["monthlyRevenue"] }) {
  const bars = months
    .slice(0, maxMonths)
    .reverse()
    .map(({ _id: { month, year }, revenue }) => ({
      name: `${monthName.format(Date.UTC(year, month - 1))} ${String(year).slice(2)}`,
      revenue,
    }));
  return (
    <ResponsiveContainer width="100%" height={288}>
      <BarChart data={bars} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="name"
          tickLine={false}
          axisLine={{ stroke: "var(--ink)" }}
          tick={{ fill: "var(--muted)", fontSize: 14 }}
        />
        <YAxis
          width={64}
          tickLine={false}
          axisLine={false}
          tickFormatter={(kobo: number) => `₦${shortAmount.format(kobo / 100)}`}
          tick={{ fill: "var(--muted)", fontSize: 14 }}
        />
        <Tooltip
          cursor={{ fill: "var(--raised)" }}
          formatter={(kobo) => [formatNaira(Number(kobo)), "Revenue"]}
          contentStyle={{ background: "var(--surface)", border: "1px solid var(--line-strong)", color: "var(--ink)" }}
          itemStyle={{ color: "var(--ink)" }}
        />
        <Bar dataKey="revenue" fill="var(--accent)" maxBarSize={56} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
