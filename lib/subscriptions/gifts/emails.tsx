import type * as z from "zod/mini";
import { formatNaira, toKobo } from "@/lib/core/money";
import { sha256 } from "@/lib/core/secrets";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { formatDay, type Member, type PayloadOf, type WriteMemberEmail } from "@/lib/subscriptions/emails";
import type { GiftMembership } from "@/lib/subscriptions/gifts/contracts";
import { giftLinkToken } from "@/lib/subscriptions/gifts/gift-link";
import { toGiftMembership } from "@/lib/subscriptions/gifts/queries";
import { formatGiftCode } from "@/lib/subscriptions/gifts/rules";
import type { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { getSubscription } from "@/lib/subscriptions/queries";
import { planTitle } from "@/lib/subscriptions/rules";
import type { GiftMembership as Row } from "@/prisma/generated/client";

type GiftPayload = z.infer<(typeof subscriptionJobs)["giftPaid"]["schema"]>;
type WriteGiftEmail<Payload> = (gift: GiftMembership, payload: Payload) => EmailDraft;

const giftEmail = <Payload extends GiftPayload>(
  write: WriteGiftEmail<Payload>,
  isDue: (row: Row, payload: Payload) => boolean,
  sensitive: boolean,
) =>
  emailJob(
    async (payload: Payload) => {
      const row = await db.giftMembership.findUnique({ where: { id: payload.giftId } });
      if (!row || !isDue(row, payload)) return null;
      return { to: payload.to, ...(await renderDraft(write(toGiftMembership(row), payload))) };
    },
    { sensitive },
  );

/** The receipt of a gift's buyer. */
export const giftPaidDraft: WriteGiftEmail<GiftPayload> = (gift, { giftId }) => ({
  subject: `Your gift: the Circle, ${planTitle(gift.plan)}`,
  email: (
    <EmailLayout
      preview={`${formatNaira(toKobo(gift.amount))} received.`}
      title="Thank you for your gift"
      action={{ href: absoluteUrl(paths.giftMembership(giftLinkToken(giftId))), label: "See your gift" }}
    >
      <EmailText>
        We have received {formatNaira(toKobo(gift.amount))} for the {planTitle(gift.plan)} plan of the Circle.
      </EmailText>
      <EmailText>
        {gift.recipientName} gets a code by email on {formatDay(gift.sendOn)}, at {gift.recipientEmail}.
      </EmailText>
      <EmailText muted>One payment, which does not repeat. The page of your gift says when it was redeemed.</EmailText>
    </EmailLayout>
  ),
});

type CodePayload = GiftPayload & { code: string };

/** The recipient's email with the code. */
export const giftCodeDraft: WriteGiftEmail<CodePayload> = (gift, { code }) => ({
  subject: "A gift for you: membership of the Circle",
  email: (
    <EmailLayout
      preview="The code in this email starts your membership."
      title="You have been given a membership"
      action={{ href: absoluteUrl(paths.redeemGift({ code: formatGiftCode(code) })), label: "Redeem the gift" }}
    >
      <EmailText>
        {gift.recipientName}, somebody has given you the {planTitle(gift.plan)} plan of the Circle, the membership of
        The Living Archive.
      </EmailText>
      {gift.message && <EmailText>“{gift.message}”</EmailText>}
      <EmailText>Your code: {formatGiftCode(code)}</EmailText>
      <EmailText muted>
        It works once, in any account. You need an account at The Living Archive; nothing is charged, and the membership
        does not renew by itself.
      </EmailText>
    </EmailLayout>
  ),
});

/** Notifies the buyer of a refund, and where it goes. */
export const giftRefundedDraft: WriteGiftEmail<PayloadOf<"giftRefunded">> = (gift, payload) => {
  const { kobo = toKobo(gift.amount), voucherKobo = 0 } = payload;
  return {
    subject: "Your gift was refunded",
    email: (
      <EmailLayout preview={`${formatNaira(kobo + voucherKobo)} goes back to you.`} title="Your gift was refunded">
        {kobo > 0 && (
          <EmailText>
            {formatNaira(kobo)} for the {planTitle(gift.plan)} plan goes back to the card or account you paid with.
            Banks usually show it within 10 working days.
          </EmailText>
        )}
        {voucherKobo > 0 && (
          <EmailText>
            {formatNaira(voucherKobo)} for the {planTitle(gift.plan)} plan is back on the gift voucher.
          </EmailText>
        )}
        <EmailText>The code of the gift does not work any more.</EmailText>
      </EmailLayout>
    ),
  };
};

/** Notifies the person who redeemed a gift that its time is taken back. `until` is the end of their other time, or null. */
export const giftLostDraft = (
  user: Member,
  { plan, until }: Pick<PayloadOf<"giftLost">, "plan"> & { until: string | null },
): EmailDraft => ({
  subject: "Your gift was taken back",
  email: (
    <EmailLayout
      preview="Its payment was returned to the person who paid."
      title="Your gift was taken back"
      action={{ href: absoluteUrl(paths.subscribe), label: "See the plans" }}
    >
      <EmailText>
        {user.firstName}, the payment for the {planTitle(plan)} plan that you were given was returned to the person who
        paid. So the time of the gift is taken back.{" "}
        {until ? `Your membership runs until ${formatDay(until)}.` : "Your membership has ended."}
      </EmailText>
      <EmailText>Nothing is charged to you. Reply to this email if you have a question.</EmailText>
    </EmailLayout>
  ),
});

export const giftLostEmail: WriteMemberEmail<PayloadOf<"giftLost">> = async (user, { plan }) => {
  const membership = await getSubscription(user.id);
  const end = membership?.pause?.resumesTo ?? (membership?.isActive ? membership.until : null);
  return giftLostDraft(user, { plan, until: end });
};

export const giftPaidEmail = giftEmail(giftPaidDraft, () => true, false);
// A code that was replaced, used or refunded in the meantime is not sent.
export const giftCodeEmail = giftEmail(
  giftCodeDraft,
  (row, { code }: CodePayload) => row.codeHash === sha256(code) && !row.redeemedAt && !row.refundedAt,
  true,
);
export const giftRefundedEmail = giftEmail(giftRefundedDraft, () => true, false);
