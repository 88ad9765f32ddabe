import { Card } from "@/components/admin/ui/card";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminDispute, AdminNumber } from "@/lib/transfers/admin-contracts";
import { DecideDispute } from "./decide-dispute";

const decisions: Record<NonNullable<AdminDispute["decision"]>, string> = {
  release: "Released",
  give_back: "Given back to a former owner",
  confirm: "The owner was confirmed",
  voided: "Over, because the number was refunded",
};

/** The disputes about a unit, the open one first, with the form that decides it. */
export function DisputeList({ unit }: { unit: AdminNumber }) {
  const { disputes } = unit;
  if (disputes.length === 0) return null;
  return (
    <Card title="Disputes">
      <ul className="grid gap-6">
        {disputes.map(({ _id, openedBy, reason, openedAt, decision, decidedBy, decidedAt, note }) => (
          <li
            key={_id}
            className="grid justify-items-start gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0"
          >
            <StatusBadge tone={decision ? "muted" : "warn"}>{decision ? decisions[decision] : "Open"}</StatusBadge>
            <p className="wrap-anywhere max-w-[70ch] whitespace-pre-line">{reason}</p>
            <p className="wrap-anywhere text-muted text-small">
              {openedBy ? `${openedBy.name}, ${openedBy.email}` : "Closed account"}, {formatLagosShortDate(openedAt)}
            </p>
            {decidedAt && (
              <p className="wrap-anywhere text-muted text-small">
                {[formatLagosShortDate(decidedAt), decidedBy, note].filter(Boolean).join(", ")}
              </p>
            )}
            {!decision && <DecideDispute id={_id} unit={unit} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
