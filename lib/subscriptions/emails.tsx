import type * as z from "zod/mini";
import { formatNaira, toKobo } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import {
  absoluteUrl,
  type EmailDraft,
  EmailLayout,
  EmailLink,
  EmailSmallPrint,
  EmailText,
  renderDraft,
} from "@/lib/email/email-layout";
import { EmailRow, EmailRows } from "@/lib/email/email-rows";
import type { SubscriptionDetail, SubscriptionReceipt } from "@/lib/subscriptions/contracts";
import { createRenewalLink } from "@/lib/subscriptions/create-renewal-link";
import type { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { MembershipCard } from "@/lib/subscriptions/membership-card-email";
import { getSubscription, getSubscriptionReceipt } from "@/lib/subscriptions/queries";
import { planTitle } from "@/lib/subscriptions/rules";
import type { User } from "@/prisma/generated/client";

/** The email of a job to a member, or null when there is nothing to say any more. */
export type WriteMemberEmail<Payload> = (user: User, payload: Payload) => Promise<EmailDraft | null>;
export type Member = Pick<User, "firstName">;
export type PayloadOf<Key extends keyof typeof subscriptionJobs> = z.infer<(typeof subscriptionJobs)[Key]["schema"]>;

/** A date in Lagos. */
export const formatDay = (iso: string | Date): string =>
  new Intl.DateTimeFormat("en-NG", { dateStyle: "long", timeZone: "Africa/Lagos" }).format(new Date(iso));

// The member's data is read when the email is rendered, so that an outdated email is not sent.
export const subscriptionEmail = <Payload extends { userId: string }>(write: WriteMemberEmail<Payload>) =>
  emailJob(async (payload: Payload) => {
    const user = await db.user.findUnique({ where: { id: payload.userId, deletedAt: null, disabledAt: null } });
    const draft = user && (await write(user, payload));
    return draft && { to: user.email, ...(await renderDraft(draft)) };
  });

export const paidEmail: WriteMemberEmail<PayloadOf<"paid">> = async (user, { reference }) => {
  const [receipt, membership] = await Promise.all([
    getSubscriptionReceipt(user.id, reference),
    getSubscription(user.id),
  ]);
  return receipt && membership && paidDraft(user, receipt, membership);
};

export function paidDraft(user: Member, receipt: SubscriptionReceipt, membership: SubscriptionDetail): EmailDraft {
  const title = planTitle(receipt.plan);
  return {
    subject: `Welcome to the Circle: ${title}, until ${formatDay(membership.until)}`,
    email: (
      <EmailLayout
        preview={`${formatNaira(toKobo(receipt.amount))} received.`}
        title="You are in the Circle."
        action={{ href: absoluteUrl(paths.headsOfState), label: "Enter the exhibition" }}
        footnote={
          <EmailSmallPrint>
            Receipts, your card and the renewal are in{" "}
            <EmailLink href={absoluteUrl(paths.account)}>your account</EmailLink>.
          </EmailSmallPrint>
        }
      >
        <EmailText>
          {user.firstName}, we have received your payment. The exhibition, the files and the auction are open to you.
        </EmailText>
        <MembershipCard holder={user.firstName} membership={membership} until={formatDay(membership.until)} />
        <EmailRows>
          <EmailRow
            name={`${title} plan`}
            details={[`${formatDay(receipt.from)} to ${formatDay(receipt.to)}`, `Reference ${receipt.reference}`]}
            value={formatNaira(toKobo(receipt.amount))}
          />
          {receipt.voucher > 0 && <EmailRow name="Paid by gift voucher" value={formatNaira(toKobo(receipt.voucher))} />}
        </EmailRows>
      </EmailLayout>
    ),
  };
}

export const chargeFailedEmail: WriteMemberEmail<PayloadOf<"chargeFailed">> = async (user) => {
  const membership = await getSubscription(user.id);
  if (!membership || membership.renewal?.status === "active") return null;
  return chargeFailedDraft(user, membership, await createRenewalLink(user.id));
};

export function chargeFailedDraft(user: Member, membership: SubscriptionDetail, link: string | null): EmailDraft {
  return {
    subject: "Your card could not be charged for the Circle",
    email: (
      <EmailLayout
        preview="Please change the card or pay by bank transfer."
        title="Your card was declined"
        action={{ href: absoluteUrl(paths.failedPayment), label: "Fix the payment" }}
      >
        <EmailText>
          {user.firstName}, Paystack could not charge your card for the {planTitle(membership.plan)} plan.
        </EmailText>
        <EmailText>
          {membership.isActive
            ? `You keep your access until ${formatDay(membership.until)}. A payment until then counts from the end of your last paid period.`
            : "Your access has ended. It starts again as soon as you pay."}
        </EmailText>
        <EmailText>
          The page behind the button shows when we try the card again, and lets you change it or try at once.
        </EmailText>
        {link && (
          <EmailText>
            You can <EmailLink href={absoluteUrl(paths.renewal(link))}>pay by bank transfer</EmailLink> instead.
          </EmailText>
        )}
      </EmailLayout>
    ),
  };
}

export function codeUsedDraft(
  user: Member,
  { reference, kobo, isVoucher }: Omit<PayloadOf<"codeUsed">, "userId">,
): EmailDraft {
  return {
    subject: "Your payment for the Circle is being refunded",
    email: (
      <EmailLayout
        preview={`${formatNaira(kobo)} goes back to your card.`}
        title="Your payment is being refunded"
        action={{ href: absoluteUrl(paths.subscribe), label: "See the plans" }}
      >
        <EmailText>
          {user.firstName},{" "}
          {isVoucher
            ? `when your payment of ${formatNaira(kobo)} arrived, the gift voucher that pays the rest of the plan had been used for something else.`
            : `your payment of ${formatNaira(kobo)} could not have its discount: when it arrived, the discount code had been used up, or you had paid for a membership before.`}{" "}
          All of it goes back to the card you paid with.
        </EmailText>
        <EmailText muted>
          Banks usually show it within 10 working days; you do not have to do anything. Reference {reference}.
        </EmailText>
      </EmailLayout>
    ),
  };
}

export const cardExpiresEmail: WriteMemberEmail<PayloadOf<"cardExpires">> = async (user) => {
  const membership = await getSubscription(user.id);
  return membership?.renewal?.status === "active" ? cardExpiresDraft(user, membership) : null;
};

export function cardExpiresDraft(user: Member, membership: SubscriptionDetail): EmailDraft {
  const { card, cardExpires: at } = membership.renewal ?? {};
  return {
    subject: "The card that renews your membership is about to expire",
    email: (
      <EmailLayout
        preview="Change it before the next payment."
        title="Your card is about to expire"
        action={{ href: absoluteUrl(paths.account), label: "Change card" }}
      >
        <EmailText>
          {user.firstName}, {card ? `the ${card}` : "the card that renews your membership"} expires
          {at ? ` in ${at}` : " soon"}. Your membership runs until {formatDay(membership.until)}; with a new card it
          renews automatically.
        </EmailText>
      </EmailLayout>
    ),
  };
}

export const endsEmail: WriteMemberEmail<PayloadOf<"ends">> = async (user, { endsAt, when }) => {
  const membership = await getSubscription(user.id);
  if (!membership || membership.until !== endsAt) return null;
  const link = await createRenewalLink(user.id);
  return link === null ? null : endsDraft(user, membership, { link, isOver: when === "ended" });
};

type RenewalOffer = { link: string; isOver: boolean };

export function endsDraft(user: Member, membership: SubscriptionDetail, { link, isOver }: RenewalOffer): EmailDraft {
  const day = formatDay(membership.until);
  return {
    subject: isOver ? `Your membership ended on ${day}` : `Your membership ends on ${day}`,
    email: (
      <EmailLayout
        preview="Extend it with one payment, by transfer or card."
        title={isOver ? "Your membership has ended" : `Your membership ends on ${day}`}
        action={{ href: absoluteUrl(paths.renewal(link)), label: "Renew by transfer or card" }}
      >
        <EmailText>
          {user.firstName}, your {planTitle(membership.plan)} membership {isOver ? "ended" : "ends"} on {day}. It does
          not renew automatically.
        </EmailText>
        <EmailText>
          {isOver
            ? "The new period starts on the day you pay. Nothing is charged unless you do."
            : "If you pay early, the new period starts when the old one ends. Nothing is charged unless you pay."}
        </EmailText>
        <EmailText muted>This link is personal. Please do not forward it.</EmailText>
      </EmailLayout>
    ),
  };
}

export const grantedDraft = (user: Member, { plan, until, reason }: PayloadOf<"granted">): EmailDraft => ({
  subject: `The museum gave you the ${planTitle(plan)} plan`,
  email: (
    <EmailLayout
      preview={`Until ${formatDay(until)}.`}
      title="You are in the Circle."
      action={{ href: absoluteUrl(paths.headsOfState), label: "Enter the exhibition" }}
    >
      <EmailText>
        {user.firstName}, the museum gave you the {planTitle(plan)} plan until {formatDay(until)}. There is nothing to
        pay.
      </EmailText>
      <EmailText>Reason: {reason}</EmailText>
    </EmailLayout>
  ),
});

export const endedByAdminDraft = (user: Member, { plan, reason }: PayloadOf<"endedByAdmin">): EmailDraft => ({
  subject: "Your plan was ended by the museum",
  email: (
    <EmailLayout
      preview="Your card will not be charged again."
      title="Your plan was ended"
      action={{ href: absoluteUrl(paths.contact), label: "Write to us" }}
    >
      <EmailText>
        {user.firstName}, the museum has ended your {planTitle(plan)} plan. Your card will not be charged again; your
        account, orders and receipts are kept.
      </EmailText>
      <EmailText>Reason: {reason}</EmailText>
    </EmailLayout>
  ),
});
