import { formatNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailLink, EmailText } from "@/lib/email/email-layout";
import type { SubscriptionDetail } from "@/lib/subscriptions/contracts";
import { formatDay, type Member, type PayloadOf, type WriteMemberEmail } from "@/lib/subscriptions/emails";
import { getSubscription } from "@/lib/subscriptions/queries";
import { planTitle } from "@/lib/subscriptions/rules";

export const renewsSoonEmail: WriteMemberEmail<PayloadOf<"renewsSoon">> = async (user, { chargeAt }) => {
  const membership = await getSubscription(user.id);
  const renewal = membership?.renewal;
  if (!renewal || renewal.status !== "active" || renewal.nextPaymentAt !== chargeAt) return null;
  const { priceKobo } = await db.plan.findUniqueOrThrow({ where: { key: renewal.plan } });
  return renewsSoonDraft(user, renewal, priceKobo);
};

/** Says what will be charged, when and to which card, and how to stop it. */
export function renewsSoonDraft(
  user: Member,
  { plan, card, nextPaymentAt }: Pick<NonNullable<SubscriptionDetail["renewal"]>, "plan" | "card" | "nextPaymentAt">,
  priceKobo: bigint,
): EmailDraft {
  const day = formatDay(nextPaymentAt ?? "");
  const price = formatNaira(priceKobo);
  return {
    subject: `Your membership renews on ${day} for ${price}`,
    email: (
      <EmailLayout
        preview={`${price} will be charged. You can turn the renewal off before then.`}
        title={`Your membership renews on ${day}`}
        action={{ href: absoluteUrl(paths.account), label: "See the renewal" }}
      >
        <EmailText>
          {user.firstName}, on {day} we will charge {price} to {card || "the card on file"} for your {planTitle(plan)}{" "}
          membership. There is nothing to do if you want to stay.
        </EmailText>
        <EmailText muted>
          To stop it, <EmailLink href={absoluteUrl(paths.turnOffRenewal)}>turn off the renewal</EmailLink> before that
          day. What you have paid for stays yours until its end.
        </EmailText>
      </EmailLayout>
    ),
  };
}

export const refundedEmail: WriteMemberEmail<PayloadOf<"refunded">> = async (user, payment) =>
  refundedDraft(user, await getSubscription(user.id), payment);

/** Says that a payment is returned, and what is left of the membership. */
export function refundedDraft(
  user: Member,
  membership: Pick<SubscriptionDetail, "isActive" | "until"> | null,
  { reference, kobo, voucherKobo }: Pick<PayloadOf<"refunded">, "reference" | "kobo" | "voucherKobo">,
): EmailDraft {
  const price = formatNaira(kobo + voucherKobo);
  return {
    subject: `Your payment of ${price} for the Circle is refunded`,
    email: (
      <EmailLayout
        preview={`${price} goes back to where it came from.`}
        title="Your payment is refunded"
        action={{ href: absoluteUrl(paths.account), label: "View account" }}
      >
        <EmailText>
          {user.firstName}, we have refunded your payment of {price} for the Circle. The time that it paid for is taken
          back:{" "}
          {membership?.isActive
            ? `your membership now ends on ${formatDay(membership.until)}.`
            : "your membership has ended."}
        </EmailText>
        {voucherKobo > 0 && <EmailText>{formatNaira(voucherKobo)} of it is back on the gift voucher.</EmailText>}
        <EmailText muted>
          {kobo > 0 && "Banks usually show it within 10 working days; you do not have to do anything. "}
          Reference {reference}.
        </EmailText>
      </EmailLayout>
    ),
  };
}
