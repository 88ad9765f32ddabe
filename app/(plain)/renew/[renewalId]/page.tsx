import { notFound } from "next/navigation";
import { JoinButton } from "@/components/membership/join-button";
import { tiers } from "@/components/membership/tiers";
import { ButtonLink } from "@/components/ui/button";
import { lagosDay } from "@/components/ui/museum-time";
import { getRenewalOffer } from "@/lib/membership/renewal-queries";
import { apiPaths } from "@/lib/platform/api-paths";
import { formatNaira, toKobo } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

// The address is the secret: it is told to no page that is opened from here.
export const metadata = { ...privatePage("Renew your membership"), referrer: "same-origin" as const };

/** A dated payment link: one payment, by transfer or card, extends a membership. It names a plan and dates, and no person. */
export default async function RenewPage({ params }: PageProps<"/renew/[renewalId]">) {
  const offer = await getRenewalOffer((await params).renewalId);
  if (!offer) notFound();
  const tier = tiers[offer.plan].name;
  if (offer.status === "paid") {
    return (
      <>
        <h1 className="text-title">This renewal is paid.</h1>
        <p className="reading">The membership runs until {lagosDay(offer.until)}. The link has done its work.</p>
        <ButtonLink href={paths.account}>View Account</ButtonLink>
      </>
    );
  }
  if (offer.status === "over") {
    return (
      <>
        <h1 className="text-title">This link has run out.</h1>
        <p className="reading">It could be paid until {lagosDay(offer.payBy)}. The plans are where they were.</p>
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
          <dt>To pay</dt>
          <dd>{formatNaira(toKobo(offer.amount))}</dd>
        </div>
        <div>
          <dt>The membership ends on</dt>
          <dd>{lagosDay(offer.until)}</dd>
        </div>
        <div>
          <dt>Paid today, it ends on</dt>
          <dd>{lagosDay(offer.extendsTo)}</dd>
        </div>
      </dl>
      <JoinButton action={apiPaths.payRenewal(offer.id)}>Pay by transfer or card</JoinButton>
      <p className="text-muted text-small">
        One payment, which does not repeat. The link can be paid once, until {lagosDay(offer.payBy)}.
      </p>
    </>
  );
}
