"use client";

import Link from "next/link";
import { type AdminColumn, AdminTable } from "@/components/admin/table/admin-table";
import { EmptyList, NothingFound } from "@/components/admin/ui/empty-list";
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

const columnsFor = (canOpenPeople: boolean): readonly AdminColumn<FailedCharge>[] => [
  {
    id: "member",
    label: "Member",
    required: true,
    cell: ({ member }) => (
      <span className="grid">
        {canOpenPeople ? (
          <Link
            href={adminPaths.user(member.id)}
            prefetch={false}
            className="link inline-flex min-h-tap items-center font-semibold md:min-h-0"
          >
            {member.name}
          </Link>
        ) : (
          <b className="font-semibold">{member.name}</b>
        )}
        <span className="text-muted text-tiny">{member.email}</span>
      </span>
    ),
  },
  { id: "failed", label: "Failed", cell: ({ failedAt }) => <Moment at={failedAt} /> },
  {
    id: "amount",
    label: "Amount",
    numeric: true,
    cell: ({ amountKobo, plan }) => (
      <span className="grid">
        {formatNaira(amountKobo)}
        <span className="text-muted text-tiny">{planTitle(plan)}</span>
      </span>
    ),
  },
  {
    id: "reason",
    label: "Reason",
    cell: ({ reason, card }) => (
      <span className="grid">
        {reason || "Not known"}
        <span className="text-muted text-tiny">{card}</span>
      </span>
    ),
  },
  {
    id: "next",
    label: "Next automatic try",
    cell: ({ nextTryAt, status }) => (nextTryAt && status !== "paid" ? <Moment at={nextTryAt} /> : "None"),
  },
  {
    id: "status",
    label: "Status",
    required: true,
    cell: (failure) => (
      <span className="grid justify-items-start gap-2">
        <StatusBadge shape={statusLabels[failure.status].shape} tone={statusLabels[failure.status].tone}>
          {statusLabels[failure.status].label}
        </StatusBadge>
        {failure.lastTry && (
          <span className="text-muted text-tiny">
            {`Last tried on ${formatLagosShortDate(failure.lastTry.at)}${failure.lastTry.reason ? `: ${failure.lastTry.reason}` : ""}`}
          </span>
        )}
        {failure.canRetry && <RetryRenewal failure={failure} />}
      </span>
    ),
  },
];

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
  return (
    <AdminTable
      caption="Failed charges"
      hideCaption
      columns={columnsFor(canOpenPeople)}
      rows={failures}
      rowKey={({ id }) => id}
      empty={
        filtered ? (
          <NothingFound names="failed charges" />
        ) : (
          <EmptyList title="No failed charges">
            When the card of a member cannot be charged at a renewal, it is listed here with the next try.
          </EmptyList>
        )
      }
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
