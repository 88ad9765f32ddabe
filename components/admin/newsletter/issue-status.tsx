import { StatusBadge } from "@/components/ui/status-badge";
import type { IssueStatus } from "@/lib/newsletter/issue-contracts";
import { issueStatusBadges } from "./issue-labels";

/** The status of an issue as a badge. */
export function IssueStatusBadge({ status }: { status: IssueStatus }) {
  const { name, shape, tone } = issueStatusBadges[status];
  return (
    <StatusBadge shape={shape} tone={tone}>
      {name}
    </StatusBadge>
  );
}
