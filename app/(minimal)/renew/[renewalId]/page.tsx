import { notFound } from "next/navigation";
import { PaymentMethods } from "@/components/payments/payment-methods";
import { JoinButton } from "@/components/subscriptions/join-button";
import { tiers } from "@/components/subscriptions/tiers";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { readForPage } from "@/lib/http/read-for-page";
import { getRenewalOffer } from "@/lib/subscriptions/queries";

export const dynamic = "force-dynamic";
// The URL is the secret, so it must not be sent as a referrer to other sites.
export const metadata = { ...privatePageMetadata("Renew your membership"), referrer: "same-origin" as const };

/** A payment link that extends a membership once. It shows plan and dates, but no personal data. */
export default async function RenewPage({ params }: PageProps<"/renew/[renewalId]">) {
  const { renewalId } = await params;
  const offer = await readForPage(getRenewalOffer(renewalId), paths.renewal(renewalId));
  if (!offer) notFound();
  const tier = tiers[offer.plan].name;
  if (offer.status === "paid") {
    return (
      <>
        <h1 className="text-title">This renewal is paid.</h1>
        <p className="reading">
          The membership runs until {formatLagosDate(offer.until)}. This link cannot be used again.
        </p>
        <ButtonLink href={paths.account}>View Account</ButtonLink>
      </>
    );
  }
  if (offer.status === "over") {
    return (
      <>
        <h1 className="text-title">This link has expired.</h1>
        <p className="reading">It could be paid until {formatLagosDate(offer.payBy)}. You can still choose a plan.</p>
        <ButtonLink href={paths.subscribe}>See the plans</ButtonLink>
      </>
    );
  }
  return (
    <>
      <h1 className="text-title">Renew your membership</h1>
      <dl className="grid gap-3 border-line border-y py-5 [&_dd]:font-bold [&_dt]:text-muted [&_dt]:text-small">
        <div>
          <dt>Plan</dt>
          <dd>{tier}</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>{formatNaira(toKobo(offer.amount))}</dd>
        </div>
        <div>
          <dt>Current end</dt>
          <dd>{formatLagosDate(offer.until)}</dd>
        </div>
        <div>
          <dt>New end if paid today</dt>
          <dd>{formatLagosDate(offer.extendsTo)}</dd>
        </div>
      </dl>
      <JoinButton action={accountApiPaths.payRenewal(offer.id)}>Pay by transfer or card</JoinButton>
      <PaymentMethods purpose="membership" amountKobo={toKobo(offer.amount)} />
      <p className="text-muted text-small">
        One payment, which does not repeat. The link can be paid once, until {formatLagosDate(offer.payBy)}.
      </p>
    </>
  );
}
