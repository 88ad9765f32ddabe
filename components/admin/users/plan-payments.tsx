import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { cardClass } from "@/components/admin/ui/form-section";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import type { UserDetail } from "@/lib/auth/admin-contracts";
import { formatNaira } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** The newest payments of a user for plans; each can be refunded. */
export function PlanPayments({ user: { name, planPayments } }: { user: Pick<UserDetail, "name" | "planPayments"> }) {
  if (planPayments.length === 0) return null;
  return (
    <section aria-labelledby="plan-payments" className={cardClass}>
      <h2 id="plan-payments" className="font-bold text-base">
        Payments for plans
      </h2>
      <ul className="divide-y divide-line">
        {planPayments.map(({ reference, kobo, paidAt, isRefunded }) => (
          <li key={reference} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-small">
            <span className="grid">
              <span className="font-medium tabular-nums">{formatNaira(kobo)}</span>
              <span className="wrap-anywhere text-muted text-tiny">
                {formatLagosShortDate(paidAt)}, {reference}
              </span>
            </span>
            {isRefunded ? (
              <span className="text-muted">Refunded</span>
            ) : (
              <ConfirmWithReason
                path={adminApiPaths.refundMembership(reference)}
                label="Refund"
                subject={name}
                title={`Refund ${reference}: ${name}`}
                question={`${formatNaira(kobo)} goes back to ${name}, and the time that it paid for is taken back.`}
                consequence="If nothing is left, the plan ends now and the card is not charged again. They get an email."
                confirmLabel={`Refund ${formatNaira(kobo)}`}
                variant="danger"
                failureText="The payment could not be refunded"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
