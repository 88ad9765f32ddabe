import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminVoucher } from "@/lib/orders/vouchers/contracts";

const stateLabels = {
  unpaid: { label: "Unpaid", tone: "warn" },
  planned: { label: "Planned", tone: "ink" },
  sent: { label: "Sent", tone: "success" },
  stopped: { label: "Stopped", tone: "danger" },
} as const;

export function VoucherStateBadge({ state }: Pick<AdminVoucher, "state">) {
  return <StatusBadge tone={stateLabels[state].tone}>{stateLabels[state].label}</StatusBadge>;
}
