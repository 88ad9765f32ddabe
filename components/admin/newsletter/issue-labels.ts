import type { IssueRow, IssueStatus, Segment, SegmentKind } from "@/lib/newsletter/issue-contracts";

export const segmentNames: Record<SegmentKind, string> = {
  everyone: "Subscribers and members",
  subscribers: "Newsletter subscribers",
  members: "All members of the Circle",
  monthly: "Monthly members",
  yearly: "Annual members",
  collectors: "Collectors",
  patron: "Patrons",
  town: "People in a town",
  product: "Buyers of a drop",
  opened: "Readers of an earlier issue",
  segment: "A segment of people",
};

/** "Buyers of Handover Vase". */
export function describeSegment({ audience, audienceValue, name }: Segment & { name: string }): string {
  const what = name || audienceValue;
  if (audience === "town") return what ? `People in ${what}` : segmentNames.town;
  if (audience === "product") return what ? `Buyers of ${what}` : segmentNames.product;
  if (audience === "opened") return what ? `Readers of “${what}”` : segmentNames.opened;
  if (audience === "segment") return name ? `Subscribers in the segment “${name}”` : "A deleted segment";
  return segmentNames[audience];
}

export const segmentOf = ({ audience, audienceValue, audienceName }: IssueRow): string =>
  describeSegment({ audience, audienceValue, name: audienceName });

export const issueStatusBadges: Record<
  IssueStatus,
  { name: string; shape: "ring" | "half" | "dot" | "square"; tone: "muted" | "ink" | "warn" | "success" | "danger" }
> = {
  draft: { name: "Draft", shape: "ring", tone: "muted" },
  scheduled: { name: "Scheduled", shape: "ring", tone: "ink" },
  sending: { name: "Sending", shape: "half", tone: "warn" },
  sent: { name: "Sent", shape: "dot", tone: "success" },
  stopped: { name: "Stopped", shape: "square", tone: "danger" },
};

/** "42 people". */
export const people = (count: number): string =>
  `${count.toLocaleString("en-NG")} ${count === 1 ? "person" : "people"}`;

/** A count with its share of the emails that were sent: "30 (71 %)". */
export const share = (count: number, of: number): string =>
  of > 0 ? `${count.toLocaleString("en-NG")} (${Math.round((count / of) * 100)} %)` : "—";
