import { notFound } from "next/navigation";
import { planLabels } from "@/components/subscriptions/plan-labels";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { readForPage } from "@/lib/http/read-for-page";
import type { GiftState } from "@/lib/subscriptions/gifts/contracts";
import { getGiftByLink } from "@/lib/subscriptions/gifts/queries";

// The URL is the secret, so it must not be sent as a referrer to other sites.
export const metadata = { ...privatePageMetadata("Your gift"), referrer: "same-origin" as const };

const titles: Record<GiftState, string> = {
  unpaid: "Your gift is not paid",
  planned: "Your gift is paid",
  sent: "Your gift was sent",
  redeemed: "Your gift was redeemed",
  refunded: "Your gift was refunded",
};

/** The state of a gift, for its buyer. */
export default async function GiftStatePage({ params }: PageProps<"/membership/gift/[token]">) {
  const token = decodeURIComponent((await params).token);
  const gift = await readForPage(getGiftByLink(token), paths.giftMembership(token));
  if (!gift) notFound();
  return (
    <>
      <h1 className="text-title">{titles[gift.state]}</h1>
      {gift.state === "unpaid" && (
        <>
          <p className="reading">
            Paystack has not confirmed the payment. If you have paid, check again in a moment; if not, nothing was
            charged.
          </p>
          {/* A plain link, because the route verifies the payment and redirects here. */}
          <a href={serverApiPaths.giftPaymentCallback(token)} className="link inline-flex min-h-11 items-center">
            Check again
          </a>
        </>
      )}
      {gift.state === "refunded" && (
        <p className="reading">
          The amount goes back to the card or account you paid with. Banks usually show it within 10 working days.
        </p>
      )}
      <dl className="grid gap-3 border-line border-y py-5 [&_dd]:wrap-anywhere [&_dd]:font-bold [&_dt]:text-muted [&_dt]:text-small">
        <div>
          <dt>Plan</dt>
          <dd>{planLabels[gift.plan].name}</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>{formatNaira(toKobo(gift.amount))}</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>
            {gift.recipientName}, {gift.recipientEmail}
          </dd>
        </div>
        <div>
          <dt>Sent on</dt>
          <dd>{formatLagosDate(gift.sendOn)}</dd>
        </div>
        {gift.message && (
          <div>
            <dt>Message</dt>
            <dd>{gift.message}</dd>
          </div>
        )}
      </dl>
      <ButtonLink href={gift.state === "unpaid" ? paths.giftForm({ plan: gift.plan }) : paths.membership}>
        {gift.state === "unpaid" ? "Start again" : "See the plans"}
      </ButtonLink>
    </>
  );
}
