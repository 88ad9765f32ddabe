import { ImportPreview, ImportPreviewNote, ImportPreviewRow } from "@/components/admin/ui/import-preview";
import { formatLagosDate } from "@/components/ui/lagos-time";
import type { MemberRow } from "@/lib/subscriptions/imports/contracts";
import { planTitle } from "@/lib/subscriptions/rules";

const badges = {
  error: { label: "Left out", shape: "square", tone: "danger" },
  create: { label: "New account", shape: "dot", tone: "success" },
  grant: { label: "Gets the plan", shape: "half", tone: "ink" },
  same: { label: "Member already", shape: "ring", tone: "muted" },
} as const;
const order: MemberRow["result"][] = ["error", "create", "grant", "same"];

/** What importing each row does; rows that are left out come first. */
export function MemberPreview({ rows }: { rows: readonly MemberRow[] }) {
  return (
    <ImportPreview>
      {order
        .flatMap((result) => rows.filter((row) => row.result === result))
        .map(({ line, email, name, plan, until, result, message }) => (
          <ImportPreviewRow key={line} line={line} name={email || name || "empty"} badge={badges[result]}>
            {plan && until && (
              <span className="text-muted">
                {planTitle(plan)} until {formatLagosDate(until)}
              </span>
            )}
            {message && <ImportPreviewNote isError={result === "error"}>{message}</ImportPreviewNote>}
          </ImportPreviewRow>
        ))}
    </ImportPreview>
  );
}
