import type { ReactElement } from "react";
import type { PlanName } from "@/lib/accounts/contracts";
import { findRenewals } from "@/lib/membership/find-renewals";
import { offerRenewal } from "@/lib/membership/offer-renewal";
import { getMembership, getReceipt } from "@/lib/membership/queries";
import { planTitle } from "@/lib/membership/rules";
import { stopRenewal } from "@/lib/membership/stop-renewal";
import { db } from "@/lib/platform/db";
import { absolute, Letter, renderLetter, Words } from "@/lib/platform/letter";
import { mailTopic } from "@/lib/platform/mail-topic";
import { formatNaira, toKobo } from "@/lib/platform/money";
import type { TopicHandler } from "@/lib/platform/outbox";
import { paths } from "@/lib/platform/paths";
import type { Prisma, User } from "@/prisma/generated/client";

type Written = { subject: string; letter: ReactElement };
type Write = (user: User, payload: Prisma.JsonObject) => Promise<Written | null>;

/** A day as a member in Nigeria reads it. */
const onDay = (iso: string | Date): string =>
  new Intl.DateTimeFormat("en-NG", { dateStyle: "long", timeZone: "Africa/Lagos" }).format(new Date(iso));

// What a letter says is looked up when it is written: nothing is due any more to a member who has left or has paid.
function letter(write: Write): TopicHandler {
  return mailTopic(async (payload) => {
    const user = await db.user.findUnique({
      where: { id: String(payload.userId), deletedAt: null, disabledAt: null },
    });
    const written = user && (await write(user, payload));
    return written && { to: user.email, subject: written.subject, ...(await renderLetter(written.letter)) };
  });
}

const paid: Write = async (user, { reference }) => {
  const [receipt, membership] = await Promise.all([getReceipt(user.id, String(reference)), getMembership(user.id)]);
  if (!receipt || !membership) return null;
  const title = planTitle(receipt.plan);
  return {
    subject: `Welcome to the Circle: ${title}, until ${onDay(membership.until)}`,
    letter: (
      <Letter
        preview={`${formatNaira(toKobo(receipt.amount))} received.`}
        title="You are in the Circle."
        action={{ href: absolute(paths.headsOfState), label: "Enter the exhibition" }}
      >
        <Words>
          {user.firstName}, we have received {formatNaira(toKobo(receipt.amount))} for the {title} plan, from{" "}
          {onDay(receipt.from)} to {onDay(receipt.to)}.
        </Words>
        <Words>
          Your membership runs until {onDay(membership.until)}. Your card is {membership.cardNumber}.
        </Words>
        <Words quiet>Reference {receipt.reference}. Receipts, your card and the renewal are in your account.</Words>
      </Letter>
    ),
  };
};

const chargeFailed: Write = async (user) => {
  const membership = await getMembership(user.id);
  if (!membership || membership.renewal?.status === "active") return null;
  const link = await offerRenewal(user.id);
  return {
    subject: "Your card could not be charged for the Circle",
    letter: (
      <Letter
        preview="Nothing is lost yet."
        title="Your card said no."
        action={{ href: absolute(paths.account), label: "Change the card" }}
      >
        <Words>
          {user.firstName}, Paystack could not charge your card for the {planTitle(membership.plan)} plan.
        </Words>
        <Words>
          {membership.isActive
            ? `You keep your access until ${onDay(membership.until)}. What you pay until then counts from the day your last payment ran out.`
            : "Your access has ended. It opens again as soon as a payment arrives."}
        </Words>
        {link && <Words>To pay by bank transfer instead: {absolute(paths.renewal(link))}</Words>}
      </Letter>
    ),
  };
};

const cardExpires: Write = async (user) => {
  const membership = await getMembership(user.id);
  if (membership?.renewal?.status !== "active") return null;
  const { card, cardExpires: at } = membership.renewal;
  return {
    subject: "The card that renews your membership is about to expire",
    letter: (
      <Letter
        preview="Change it before the next payment."
        title="Your card is about to expire."
        action={{ href: absolute(paths.account), label: "Change the card" }}
      >
        <Words>
          {user.firstName}, {card ? `the ${card}` : "the card that renews your membership"} expires
          {at ? ` in ${at}` : " soon"}. Your membership runs until {onDay(membership.until)}; with a new card it goes on
          by itself.
        </Words>
      </Letter>
    ),
  };
};

const ends: Write = async (user, { endsAt, when }) => {
  const membership = await getMembership(user.id);
  if (!membership || membership.until !== endsAt) return null;
  const link = await offerRenewal(user.id);
  if (!link) return null;
  const isOver = when === "ended";
  const day = onDay(membership.until);
  return {
    subject: isOver ? `Your membership ended on ${day}` : `Your membership ends on ${day}`,
    letter: (
      <Letter
        preview="One payment, by transfer or card, extends it."
        title={isOver ? "Your membership has ended." : `It ends on ${day}.`}
        action={{ href: absolute(paths.renewal(link)), label: "Renew by transfer or card" }}
      >
        <Words>
          {user.firstName}, your {planTitle(membership.plan)} membership {isOver ? "ended" : "ends"} on {day}. No card
          renews it.
        </Words>
        <Words>
          {isOver
            ? "Whenever you pay, the new period begins that day. Nothing is charged unless you do."
            : "Paying early loses nothing: the new period begins when the old one ends. Nothing is charged unless you pay."}
        </Words>
        <Words quiet>The link is yours alone: {absolute(paths.renewal(link))}</Words>
      </Letter>
    ),
  };
};

const receiptDecided: Write = async (user, { status, reason }) => {
  const membership = await getMembership(user.id);
  const isApproved = status === "approved";
  return {
    subject: isApproved ? "Your receipt was approved" : "Your receipt was not approved",
    letter: (
      <Letter
        preview={isApproved ? "The saleroom is open to you." : "The desk says why."}
        title={isApproved ? "You may bid." : "The desk said no."}
        action={{ href: absolute(paths.auctions), label: "Go to the saleroom" }}
      >
        {isApproved && membership ? (
          <Words>
            {user.firstName}, your payment has been found. You are a Patron until {onDay(membership.until)} and may bid
            in every sale.
          </Words>
        ) : (
          <Words>
            {user.firstName}, the desk could not approve your receipt: {String(reason)}
          </Words>
        )}
      </Letter>
    ),
  };
};

const granted: Write = async (user, { plan, until, reason }) => ({
  subject: `The museum gave you the ${planTitle(plan as PlanName)} plan`,
  letter: (
    <Letter
      preview={`Until ${onDay(String(until))}.`}
      title="You are in the Circle."
      action={{ href: absolute(paths.headsOfState), label: "Enter the exhibition" }}
    >
      <Words>
        {user.firstName}, the museum gave you the {planTitle(plan as PlanName)} plan until {onDay(String(until))}. There
        is nothing to pay.
      </Words>
      <Words>The reason given: {String(reason)}</Words>
    </Letter>
  ),
});

const endedByDesk: Write = async (user, { plan, reason }) => ({
  subject: "Your plan was ended by the museum",
  letter: (
    <Letter
      preview="Your card is not charged again."
      title="Your plan was ended."
      action={{ href: absolute(paths.contact), label: "Write to us" }}
    >
      <Words>
        {user.firstName}, the museum has ended your {planTitle(plan as PlanName)} plan. A card that renewed it is not
        charged again; your account, your orders and your receipts stay.
      </Words>
      <Words>The reason given: {String(reason)}</Words>
    </Letter>
  ),
});

/** The letters of the Circle, and the work at Paystack that follows a payment. Every payload holds `userId` or `code`. */
export const membershipTopics: Record<string, TopicHandler> = {
  "membership.paid": letter(paid),
  "membership.charge-failed": letter(chargeFailed),
  "membership.card-expires": letter(cardExpires),
  "membership.ends": letter(ends),
  "membership.receipt-decided": letter(receiptDecided),
  "membership.granted": letter(granted),
  "membership.ended-by-desk": letter(endedByDesk),
  "membership.find-renewal": { send: async ({ userId }) => findRenewals(String(userId)) },
  "membership.stop-renewal": { send: async ({ code }) => stopRenewal(String(code)) },
};
