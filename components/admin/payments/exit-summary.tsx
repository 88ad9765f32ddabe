import { Card } from "@/components/admin/ui/card";
import { DataTable } from "@/components/admin/ui/data-table";
import { exitReasonLabels } from "@/components/subscriptions/exit-reason-labels";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import type { ExitSummary as Summary } from "@/lib/subscriptions/change-contracts";
import { planTitle } from "@/lib/subscriptions/rules";

/** Why members turned their renewal off in the last 12 months, without names. */
export function ExitSummary({ summary: { total, reasons, comments } }: { summary: Summary }) {
  return (
    <Card title="Why members leave" className="mt-10">
      {total === 0 ? (
        <p className="text-muted text-small">Nobody has given a reason in the last 12 months.</p>
      ) : (
        <DataTable
          caption="Reasons of the last 12 months"
          columns={["Reason", "Members", "Share"]}
          numericColumns={["Members", "Share"]}
          rows={reasons.map(({ reason, count }) => ({
            key: reason,
            cells: [exitReasonLabels[reason], count, `${Math.round((count * 100) / total)}%`],
          }))}
        />
      )}
      {comments.length > 0 && (
        <ul className="border-line border-t">
          {comments.map(({ id, day, plan, comment }) => (
            <li key={id} className="grid gap-1 border-line border-b py-3">
              <span className="wrap-anywhere">{comment}</span>
              <span className="text-muted text-tiny">{`${planTitle(plan)}, ${formatLagosShortDate(day)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
