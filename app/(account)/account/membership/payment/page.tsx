import { PaymentMethods } from "@/components/payments/payment-methods";
import { MembershipFacts, MembershipPage } from "@/components/subscriptions/membership-page";
import { SubscriptionAction } from "@/components/subscriptions/subscription-action";
import { tiers } from "@/components/subscriptions/tiers";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import type { FailedPayment } from "@/lib/subscriptions/change-contracts";
import { getFailedPayment } from "@/lib/subscriptions/failed-payment";

export const metadata = privatePageMetadata("Fix the payment");

/** A failed charge of the member's card: what happens next, and three ways to pay. The emails about it link here. */
export default async function FailedPaymentPage() {
  const user = await requireCurrentUser(paths.failedPayment);
  const failed = await readForPage(getFailedPayment(user._id));
  if (!failed)
    return (
      <MembershipPage title="Nothing to pay" intro="No payment of your membership is open.">
        <ButtonLink href={paths.account} className="justify-self-start">
          View account
        </ButtonLink>
      </MembershipPage>
    );
  return (
    <MembershipPage
      title="Fix the payment"
      intro={`Your card could not be charged on ${formatLagosDate(failed.failedAt)}. ${access(failed)}`}
    >
      <MembershipFacts
        rows={[
          ["Amount", `${formatNaira(toKobo(failed.amount))}, ${tiers[failed.plan].name}`],
          ["Card", failed.card || "Your card"],
          ["What the bank said", failed.reason || "Your bank gave no reason"],
          ["We try again", schedule(failed)],
        ]}
      />
      <section className="grid gap-4">
        <h2 className="text-heading">Pay now</h2>
        <div className="grid gap-6 [&>div]:grid [&>div]:gap-3 [&>div]:border-line [&>div]:border-b [&>div]:pb-6">
          <div>
            <p>Enough money on the card now, or the limit is raised? Charge the same card.</p>
            <SubscriptionAction
              action={accountApiPaths.membershipRetry}
              label="Try the card again"
              loading="Asking your bank…"
              variant="primary"
            />
          </div>
          <div>
            <p>Another card for this and later payments.</p>
            <SubscriptionAction
              action={accountApiPaths.membershipCard}
              label="Change card"
              loading="Opening Paystack…"
            />
          </div>
          <div>
            <p>One payment by transfer, USSD or any card. It does not repeat.</p>
            <SubscriptionAction
              action={accountApiPaths.membershipPayLink}
              label="Pay by transfer or USSD"
              loading="Opening…"
            />
            <PaymentMethods purpose="membership" amountKobo={toKobo(failed.amount)} />
          </div>
        </div>
        <p className="text-muted text-small">
          Whichever you choose, the new period counts from the end of your last paid one, and we stop trying the card.
        </p>
      </section>
    </MembershipPage>
  );
}

const access = ({ isActive, until }: FailedPayment): string =>
  isActive
    ? `Everything stays open to you until ${formatLagosDate(until)}.`
    : `Your access ended on ${formatLagosDate(until)}. It starts again as soon as you pay.`;

function schedule({ tries, nextPaymentAt }: FailedPayment): string {
  const days = tries.filter((at) => new Date(at) > new Date()).map(formatLagosDate);
  if (days.length > 0) return `By itself on ${new Intl.ListFormat("en-GB").format(days)}`;
  return nextPaymentAt ? `Paystack tries once more on ${formatLagosDate(nextPaymentAt)}` : "Not any more";
}
