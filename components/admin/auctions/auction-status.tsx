import { StatusBadge } from "@/components/ui/status-badge";
import type { AuctionStatusName } from "@/lib/auctions/contracts";

const statusBadges = {
  draft: ["ring", "muted", "Draft"],
  scheduled: ["ring", "ink", "Scheduled"],
  running: ["dot", "success", "Running"],
  frozen: ["half", "warn", "Paused"],
  ended: ["square", "ink", "Ended"],
  cancelled: ["square", "danger", "Cancelled"],
} as const;

/** The status of an auction. */
export function AuctionStatus({ status }: { status: AuctionStatusName }) {
  const [shape, tone, label] = statusBadges[status];
  return (
    <StatusBadge shape={shape} tone={tone}>
      {label}
    </StatusBadge>
  );
}
