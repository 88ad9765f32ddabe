import { paths } from "@/lib/core/urls/paths";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText } from "@/lib/email/email-layout";
import type { SubscriptionDetail } from "@/lib/subscriptions/contracts";
import { formatDay, type Member, type PayloadOf, type WriteMemberEmail } from "@/lib/subscriptions/emails";
import { getSubscription } from "@/lib/subscriptions/queries";
import { planTitle } from "@/lib/subscriptions/rules";

export const pausedEmail: WriteMemberEmail<PayloadOf<"paused">> = async (user) => {
  const membership = await getSubscription(user.id);
  return membership?.pause ? pausedDraft(user, membership.plan, membership.pause) : null;
};

export const pausedDraft = (
  user: Member,
  plan: SubscriptionDetail["plan"],
  pause: NonNullable<SubscriptionDetail["pause"]>,
): EmailDraft => ({
  subject: `Your membership is paused until ${formatDay(pause.until)}`,
  email: (
    <EmailLayout
      preview="Nothing is charged meanwhile."
      title="Your membership is paused"
      action={{ href: absoluteUrl(paths.account), label: "View account" }}
    >
      <EmailText>
        {user.firstName}, your {planTitle(plan)} plan is paused until {formatDay(pause.until)}. Until then the perks are
        off, and your card is not charged.
      </EmailText>
      <EmailText>
        It continues automatically, until {formatDay(pause.resumesTo)}. You can end the pause earlier in your account.
      </EmailText>
    </EmailLayout>
  ),
});

export const resumedEmail: WriteMemberEmail<PayloadOf<"resumed">> = async (user) => {
  const membership = await getSubscription(user.id);
  return membership?.isActive ? resumedDraft(user, membership) : null;
};

export const resumedDraft = (user: Member, membership: SubscriptionDetail): EmailDraft => ({
  subject: "Your membership goes on",
  email: (
    <EmailLayout
      preview={`Until ${formatDay(membership.until)}.`}
      title="The pause is over"
      action={{ href: absoluteUrl(paths.account), label: "View account" }}
    >
      <EmailText>
        {user.firstName}, your {planTitle(membership.plan)} plan goes on until {formatDay(membership.until)}. The
        exhibition and your perks are open again.
      </EmailText>
      <EmailText>Automatic renewal is off. You can turn it on in your account.</EmailText>
    </EmailLayout>
  ),
});

export const referralRewardedDraft = (
  user: Member,
  { days }: Pick<PayloadOf<"referralRewarded">, "days">,
): EmailDraft => ({
  subject: `${days} days of the Circle for you`,
  email: (
    <EmailLayout
      preview="Somebody joined with your link."
      title="Thank you for bringing somebody"
      action={{ href: absoluteUrl(paths.account), label: "View account" }}
    >
      <EmailText>
        {user.firstName}, somebody joined the Circle with your link and has paid. We added {days} days to your
        membership.
      </EmailText>
    </EmailLayout>
  ),
});
