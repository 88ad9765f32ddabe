import { formatLagosDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
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
    <ol aria-label="Rows" className="grid border-line border-t text-small">
      {order
        .flatMap((result) => rows.filter((row) => row.result === result))
        .map(({ line, email, name, plan, until, result, message }) => {
          const { label, ...variant } = badges[result];
          return (
            <li key={line} className="grid gap-1 border-line border-b py-3 wrap-anywhere">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <b className="font-semibold">
                  Row {line}, {email || name || "empty"}
                </b>
                <StatusBadge {...variant}>{label}</StatusBadge>
              </span>
              {plan && until && (
                <span className="text-muted">
                  {planTitle(plan)} until {formatLagosDate(until)}
                </span>
              )}
              {message && <span className={result === "error" ? "text-danger" : "text-muted"}>{message}</span>}
            </li>
          );
        })}
    </ol>
  );
}
