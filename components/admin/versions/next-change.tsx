import type { ScheduledChange, VersionKind } from "@/lib/versions/contracts";
import { describeChange } from "./scheduled-changes";

type NextChangeProps = { kind: VersionKind; changes: readonly ScheduledChange[]; subjectId: string };

/** What is saved next of a record, for its row in a list: "Goes live on 1 Dec 2026, 12:00". */
export function NextChange({ kind, changes, subjectId }: NextChangeProps) {
  const next = changes.find((change) => change.subjectId === subjectId);
  if (!next) return null;
  if (next.status === "failed") return <span className="text-danger text-tiny">A scheduled change failed</span>;
  return <span className="text-muted text-tiny">{describeChange(kind, next.fields, next.dueAt)}</span>;
}
