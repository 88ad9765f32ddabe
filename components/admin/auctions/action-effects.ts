import { formatCountdown } from "@/components/auctions/use-countdown";
import { formatLagosTime } from "@/components/ui/lagos-time";
import type { AdminAuction, AdminBid, AuctionAudience } from "@/lib/auctions/admin-contracts";
import { formatNaira } from "@/lib/core/money";

/** What the dialog of an action says: what the action does, and who learns of it. */
type Effect = { question: string; consequence: string };

const countPeople = (count: number) => (count === 1 ? "1 person" : `${count} people`);

const naira = (amount: number) => formatNaira(amount * 100);
const bidder = ({ alias, name }: AdminBid) => `${alias} (${name})`;

/** Who gets an email that goes to all bidders and followers. */
export function emailNotice({ people, bidders, followers }: AuctionAudience, what: string): string {
  if (people === 0) return "Nobody bids or follows yet, so no email is sent.";
  const groups = [
    bidders === 1 ? "1 bidder" : `${bidders} bidders`,
    followers === 1 ? "1 follower" : `${followers} followers`,
  ];
  return `${countPeople(people)} (${groups.join(", ")}) ${people === 1 ? "gets" : "get"} an email with ${what}.`;
}

/** The time that is left, which stands still during a pause; null before the opening. */
export function timeLeft({ auction, terms }: Pick<AdminAuction, "auction" | "terms">, now: number): number | null {
  const { start, end } = auction;
  if (!start || !end) return null;
  const at = terms.frozenAt ? Date.parse(terms.frozenAt) : now;
  return at < Date.parse(start) ? null : Math.max(0, Date.parse(end) - at);
}

export const pauseEffect = (left: number | null): Effect => ({
  question: `Bidding stops at once${left === null ? "" : `, and the clock stands still at ${formatCountdown(left)}`}. Nobody can bid until you resume.`,
  consequence:
    "Everybody on the auction page sees the pause with your reason. No email is sent: send a message if the pause is long.",
});

export const resumeEffect = (left: number | null): Effect => ({
  question:
    left === null
      ? "Bidding opens at the scheduled time."
      : `Bidding goes on at once, with the ${formatCountdown(left)} that were left at the pause.`,
  consequence: "Everybody on the auction page sees it. No email is sent.",
});

export const extendEffect = ({ auction, terms, audience }: AdminAuction): Effect => ({
  question: `Moves the end${auction.end && !terms.frozenAt ? `, now ${formatLagosTime(auction.end)} Lagos time,` : ""} by this many minutes. It cannot be undone.`,
  consequence: emailNotice(audience, "the new end"),
});

export const messageEffect = ({ audience }: AdminAuction): Effect => ({
  question: "Shown on the auction page at once, until you remove or replace it.",
  consequence: emailNotice(audience, "the message"),
});

export function endEffect({ auction, terms, audience, highestBids: [leader] }: AdminAuction): Effect {
  const result = !leader
    ? "There are no bids, so the lot is not sold."
    : terms.reserve === "not met"
      ? "The reserve is not met, so the lot is not sold."
      : `The lot is sold to ${bidder(leader)} for ${naira(leader.amount)}, who has three days to pay.`;
  return {
    question: `Bidding ends now${auction.end && !terms.frozenAt ? ` instead of at ${formatLagosTime(auction.end)} Lagos time` : ""}. ${result} It cannot be undone.`,
    consequence: emailNotice(audience, "the result"),
  };
}

export const cancelEffect = ({ audience }: AdminAuction): Effect => ({
  question: "It leaves the calendar, and its bids are no longer binding.",
  consequence: emailNotice(audience, "the reason"),
});

export const resetEffect = ({ audience }: AdminAuction): Effect => ({
  question: "Starts again at the opening price, with new times. The winner is cleared and every bid is void.",
  consequence: emailNotice(audience, "the new times and the reason"),
});

/** Voiding the highest bid makes the next one lead; voiding another one changes the history only. */
export function voidEffect(bid: AdminBid, [first, second]: readonly AdminBid[]): Effect {
  const stored = `Its entry stays in the ledger, with another one that voids it. A maximum of ${bid.name} is voided too.`;
  if (first?.seq !== bid.seq)
    return {
      question: `The price and the leader stay as they are. ${stored}`,
      consequence: `${bid.name} gets an email with the reason.`,
    };
  const next = second
    ? `${bidder(second)} leads with ${naira(second.amount)}.`
    : "There is no other bid: the price goes back to the opening bid.";
  const isOther = second && second.alias !== bid.alias;
  return {
    question: `${next} ${stored}`,
    consequence: isOther
      ? `2 people get an email: ${bid.name} with the reason, and ${second.name}, whose bid is binding again.`
      : `${bid.name} gets an email with the reason.`,
  };
}
