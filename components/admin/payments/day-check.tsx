import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { Alert } from "@/components/ui/alert";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { DayCheck } from "@/lib/payments/contracts";
import { formatDay } from "./month-name";
import { describeCheck } from "./reconciliation-days";

type DayCheckPanelProps = { day: string; isOver: boolean; differences: number; check: DayCheck | null };

/** Who checked a day of the reconciliation, or the button to do so. */
export function DayCheckPanel({ day, isOver, differences, check }: DayCheckPanelProps) {
  if (check)
    return (
      <Alert tone="success">
        {`${describeCheck(check)}, with ${check.differences} differences.${check.note ? ` Note: ${check.note}` : ""}`}
      </Alert>
    );
  if (!isOver) return <p className="text-muted text-small">A day can be marked as checked when it is over.</p>;
  const common = {
    path: adminApiPaths.checkReconciledDay(day),
    label: "Mark as checked",
    loadingText: "Marking…",
    subject: formatDay(day),
    title: `Mark ${formatDay(day)} as checked?`,
    successText: "The day is marked as checked",
    failureText: "The day could not be marked as checked",
    variant: "primary",
  } as const;
  return (
    <div className="justify-self-start">
      {differences === 0 ? (
        <ConfirmWithReason
          {...common}
          fields={[]}
          question="Paystack’s list and ours agree. Your name and the time are recorded."
        />
      ) : (
        <ConfirmWithReason
          {...common}
          question="This day has differences. Your name, the time and your note are recorded."
          reasonLabel="What was done about the differences"
        />
      )}
    </div>
  );
}
