import { formatNaira } from "@/lib/core/money";
import { sha256 } from "@/lib/core/secrets";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";
import { EmailRow, EmailRows } from "@/lib/email/email-rows";
import { formatDay, type Member, type PayloadOf, type WriteMemberEmail } from "@/lib/subscriptions/emails";
import { formatGiftCode } from "@/lib/subscriptions/gifts/rules";
import type { Group } from "@/lib/subscriptions/groups/contracts";
import { groupLinkToken } from "@/lib/subscriptions/groups/group-link";
import { getGroupByLink } from "@/lib/subscriptions/groups/queries";
import { getSubscription } from "@/lib/subscriptions/queries";
import { planTitle } from "@/lib/subscriptions/rules";

type GroupOf = Pick<Group, "name" | "plan">;
type PaidGroup = Pick<Group, "name" | "plan" | "count" | "seatPrice" | "total" | "voucher" | "reference" | "inUse">;
const naira = (amount: number) => formatNaira(Math.round(amount * 100));

/** The receipt of a group's buyer, with the link to its seats. */
export const groupPaidDraft = (group: PaidGroup, giftId: string): EmailDraft => ({
  subject: `Your group: ${group.count} seats in the Circle`,
  email: (
    <EmailLayout
      preview={`${naira(group.total)} received.`}
      title="Your seats are ready"
      action={{ href: absoluteUrl(paths.group(groupLinkToken(giftId))), label: "Invite people" }}
    >
      <EmailText>
        We have received your payment for {group.name}.{" "}
        {group.inUse > 0 && `${group.inUse === 1 ? "One person is" : `${group.inUse} people are`} extended by it. `}
        The page of the group invites people by email, and shows who uses a seat.
      </EmailText>
      <EmailRows>
        <EmailRow name="Reference" value={group.reference} />
        <EmailRow name={`${planTitle(group.plan)} plan`} value={`${group.count} × ${naira(group.seatPrice)}`} />
        <EmailRow name="Total" value={naira(group.total)} />
        {group.voucher > 0 && <EmailRow name="Paid by gift voucher" value={naira(group.voucher)} />}
      </EmailRows>
      <EmailText muted>
        One payment, which does not repeat. This link is enough to change the seats, so please do not forward it.
      </EmailText>
    </EmailLayout>
  ),
});

/** The invitation to a seat, with its code. */
export const seatInviteDraft = (group: GroupOf, { name, code }: { name: string; code: string }): EmailDraft => ({
  subject: `${group.name} has a seat for you in the Circle`,
  email: (
    <EmailLayout
      preview="The code in this email starts your membership."
      title="A seat for you"
      action={{ href: absoluteUrl(paths.redeemGift({ code: formatGiftCode(code) })), label: "Take the seat" }}
    >
      <EmailText>
        {name ? `${name}, ` : ""}
        {group.name} invites you to the {planTitle(group.plan)} plan of the Circle, the membership of The Living
        Archive. It is paid for.
      </EmailText>
      <EmailText>Your code: {formatGiftCode(code)}</EmailText>
      <EmailText muted>
        It works once, in any account. You need an account at The Living Archive; nothing is charged, and the membership
        does not renew by itself. The buyer of the group sees your public name.
      </EmailText>
    </EmailLayout>
  ),
});

export const seatRenewedDraft = (
  user: Member,
  { plan, until, name }: { plan: Group["plan"] | "patron"; until: string; name: string },
): EmailDraft => ({
  subject: `${name} has renewed your seat in the Circle`,
  email: (
    <EmailLayout
      preview={`Until ${formatDay(until)}.`}
      title="Your membership was extended"
      action={{ href: absoluteUrl(paths.account), label: "Open your account" }}
    >
      <EmailText>
        {user.firstName}, {name} has paid for your {planTitle(plan)} plan again. Your membership runs until{" "}
        {formatDay(until)}. There is nothing to pay.
      </EmailText>
    </EmailLayout>
  ),
});

/** Notifies the buyer of the refund of seats that nobody used, or of a payment that came too late for its gift voucher. */
export const seatsRefundedDraft = (
  { name }: Pick<Group, "name">,
  { kobo, voucherKobo = 0, seats, isLate = false }: Omit<PayloadOf<"seatsRefunded">, "giftId" | "to">,
): EmailDraft => {
  const what = `${seats === 1 ? "one seat" : `${seats} seats`} of ${name}`;
  return {
    subject: "Seats of your group were refunded",
    email: (
      <EmailLayout
        preview={`${formatNaira(kobo + voucherKobo)} goes back to you.`}
        title="Seats of your group were refunded"
      >
        {kobo > 0 && (
          <EmailText>
            {formatNaira(kobo)} for {what}
            {isLate ? "" : " that nobody used"} goes back to the card or account you paid with. Banks usually show it
            within 10 working days.
          </EmailText>
        )}
        {voucherKobo > 0 && (
          <EmailText>
            {formatNaira(voucherKobo)}
            {kobo > 0 ? "" : ` for ${what} that nobody used`} is back on the gift voucher.
          </EmailText>
        )}
        <EmailText>
          {isLate
            ? "Your payment arrived late, and the gift voucher that pays the rest had been used for something else. You have no seats from it."
            : "Their codes do not work any more. Seats in use stay."}
        </EmailText>
      </EmailLayout>
    ),
  };
};

const readGroup = (giftId: string) => getGroupByLink(groupLinkToken(giftId));

export const groupPaidEmail = emailJob(async ({ giftId, to }: PayloadOf<"groupPaid">) => {
  const group = await readGroup(giftId);
  return group && { to, ...(await renderDraft(groupPaidDraft(group, giftId))) };
});

// A code that was replaced, withdrawn, used or refunded in the meantime is not sent.
export const seatInviteEmail = emailJob(
  async ({ seatId, to, code }: PayloadOf<"seatInvite">) => {
    const seat = await db.groupSeat.findUnique({ where: { id: seatId } });
    if (seat?.codeHash !== sha256(code) || seat.redeemedAt || seat.refundedAt) return null;
    const group = await readGroup(seat.giftId);
    return group && { to, ...(await renderDraft(seatInviteDraft(group, { name: seat.name, code }))) };
  },
  { sensitive: true },
);

export const seatRenewedEmail: WriteMemberEmail<PayloadOf<"seatRenewed">> = async (user, { plan, giftId }) => {
  const [group, membership] = await Promise.all([readGroup(giftId), getSubscription(user.id)]);
  if (!group || !membership) return null;
  return seatRenewedDraft(user, { plan, until: membership.pause?.resumesTo ?? membership.until, name: group.name });
};

export const seatsRefundedEmail = emailJob(async ({ giftId, to, ...refund }: PayloadOf<"seatsRefunded">) => {
  const group = await readGroup(giftId);
  return group && { to, ...(await renderDraft(seatsRefundedDraft(group, refund))) };
});
