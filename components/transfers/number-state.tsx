import { StatusBadge } from "@/components/ui/status-badge";
import type { OwnedNumber } from "@/lib/transfers/contracts";
import { markLabels } from "@/lib/transfers/rules";

/** The state of one of the user's numbers, in one badge. */
export function NumberState({ unit }: { unit: Pick<OwnedNumber, "mark" | "voided" | "endedAt" | "pending"> }) {
  if (unit.voided) return <StatusBadge tone="muted">Refunded, void</StatusBadge>;
  if (unit.mark) return <StatusBadge tone={markLabels[unit.mark].tone}>{markLabels[unit.mark].label}</StatusBadge>;
  if (unit.endedAt) return <StatusBadge tone="muted">Transferred</StatusBadge>;
  if (unit.pending)
    return (
      <StatusBadge shape="ring" tone="warn">
        Offered
      </StatusBadge>
    );
  return (
    <StatusBadge shape="dot" tone="success">
      Yours
    </StatusBadge>
  );
}
