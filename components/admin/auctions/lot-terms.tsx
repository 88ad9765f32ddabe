import { Card } from "@/components/admin/ui/card";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Price } from "@/components/ui/price";
import type { AdminAuction } from "@/lib/auctions/admin-contracts";

/** Why the lot's terms are as they are. */
function frozenReason({ status, start }: AdminAuction["auction"]): string {
  if (status === "cancelled") return "The auction was cancelled, so they cannot be changed.";
  const opened = start ? ` on ${formatLagosShortDate(start)}, ${formatLagosTime(start)} Lagos time` : "";
  return `They are fixed since the auction opened${opened}: bidders accepted them in this form.`;
}

/** The condition report, the shipping and the terms of an auction that is open or over: to read, and why they cannot be changed. */
export function LotTerms({ detail: { auction, terms } }: { detail: AdminAuction }) {
  return (
    <Card title="Condition, shipping and terms" className="max-w-3xl">
      <p className="text-muted text-small">{frozenReason(auction)}</p>
      <dl className="grid gap-4 text-small">
        <div>
          <dt className="font-semibold text-muted text-tiny">Condition report</dt>
          <dd className="whitespace-pre-line">{terms.conditionReport || "None was written."}</dd>
        </div>
        {terms.estimate && (
          <div>
            <dt className="font-semibold text-muted text-tiny">Estimate</dt>
            <dd>
              <Price amount={terms.estimate.low} /> to <Price amount={terms.estimate.high} />
            </dd>
          </div>
        )}
        <div>
          <dt className="font-semibold text-muted text-tiny">Shipping</dt>
          <dd>{terms.shipping === 0 ? "Free" : <Price amount={terms.shipping} />}</dd>
        </div>
        <div>
          <dt className="font-semibold text-muted text-tiny">Terms, version {terms.version}</dt>
          <dd>
            <ul className="grid gap-1">
              {terms.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
