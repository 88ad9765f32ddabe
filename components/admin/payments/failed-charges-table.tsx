import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { FailedCharge } from "@/lib/subscriptions/contracts";
import { planTitle } from "@/lib/subscriptions/rules";
import { RetryRenewal } from "./retry-renewal";

const statusLabels = {
  open: { label: "Not paid", tone: "danger", shape: "ring" },
  trying: { label: "Retrying", tone: "warn", shape: "half" },
  paid: { label: "Paid later", tone: "success", shape: "dot" },
  ended: { label: "Ended", tone: "muted", shape: "square" },
} as const;

/** The failed charges of renewals, each with its reason, the next try and what can be done. */
export function FailedChargesTable({
  failures,
  filtered,
  canOpenPeople,
}: {
  failures: readonly FailedCharge[];
  filtered: boolean;
  canOpenPeople: boolean;
}) {
  if (failures.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        {filtered ? "No failed charges found. Change or clear the filters." : "No charge of a membership has failed."}
      </p>
    );
  return (
    <DataTable
      caption="Failed charges"
      hideCaption
      columns={["Failed", "Member", "Amount", "Reason", "Next automatic try", "Status"]}
      numericColumns={["Amount"]}
      rows={failures.map((failure) => ({
        key: failure.id,
        cells: [
          <Moment key="failed" at={failure.failedAt} />,
          <span key="member" className="grid">
            {canOpenPeople ? (
              <Link
                href={adminPaths.user(failure.member.id)}
                prefetch={false}
                className="link inline-flex min-h-tap items-center font-semibold md:min-h-0"
              >
                {failure.member.name}
              </Link>
            ) : (
              <b className="font-semibold">{failure.member.name}</b>
            )}
            <span className="text-muted text-tiny">{failure.member.email}</span>
          </span>,
          <span key="amount" className="grid">
            {formatNaira(failure.amountKobo)}
            <span className="text-muted text-tiny">{planTitle(failure.plan)}</span>
          </span>,
          <span key="reason" className="grid">
            {failure.reason || "Not known"}
            <span className="text-muted text-tiny">{failure.card}</span>
          </span>,
          failure.nextTryAt && failure.status !== "paid" ? <Moment key="next" at={failure.nextTryAt} /> : "None",
          <span key="status" className="grid justify-items-start gap-2">
            <StatusBadge shape={statusLabels[failure.status].shape} tone={statusLabels[failure.status].tone}>
              {statusLabels[failure.status].label}
            </StatusBadge>
            {failure.lastTry && (
              <span className="text-muted text-tiny">
                {`Last tried on ${formatLagosShortDate(failure.lastTry.at)}${failure.lastTry.reason ? `: ${failure.lastTry.reason}` : ""}`}
              </span>
            )}
            {failure.canRetry && <RetryRenewal failure={failure} />}
          </span>,
        ],
      }))}
    />
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="grid">
      {formatLagosShortDate(at)}
      <span className="text-muted text-tiny">{formatLagosTime(at)}</span>
    </time>
  );
}
