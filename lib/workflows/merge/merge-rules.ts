/** What the database says about two accounts that may be merged: `from` into `to`. */
export type MergeFacts = {
  sameAccount: boolean;
  /** The email addresses of those that are not verified, disabled, or admins. */
  unverified: string[];
  disabled: string[];
  fromIsAdmin: boolean;
  /** The plans of both that have time left; a paused plan has. */
  activePlans: string[];
  bothRenewByCard: boolean;
  /** Titles of sales in which both have bid, or which one of them leads as an admin. */
  sharedSales: string[];
  ownSales: string[];
};

/** Why two accounts cannot be merged, one sentence for each reason; none when they can. */
export function mergeRefusals(facts: MergeFacts): string[] {
  if (facts.sameAccount) return ["These are the same account. Choose another one."];
  return [
    ...facts.unverified.map(
      (email) =>
        `${email} is not verified, so nobody has shown yet that the mailbox is theirs. It has to be verified first.`,
    ),
    ...facts.disabled.map(
      (email) => `The account of ${email} is disabled. Enable it first, or leave both as they are.`,
    ),
    ...(facts.fromIsAdmin
      ? ["The account that goes away belongs to an admin. Remove the admin role first, or let the other email stay."]
      : []),
    ...(facts.activePlans.length > 1
      ? [
          `Both have an active plan or a paused one (${facts.activePlans.join(" and ")}). End one of them first, so that no paid time is lost unseen.`,
        ]
      : []),
    ...(facts.bothRenewByCard
      ? ["Both have a card that renews a plan. One of the two has to turn automatic renewal off first."]
      : []),
    ...facts.sharedSales.map(
      (title) =>
        `Both have bid in the sale “${title}”. Its public ledger names two bidders, so they cannot become one.`,
    ),
    ...facts.ownSales.map(
      (title) => `One of them runs the sale “${title}” as an admin and the other has bid in it. Its bids cannot move.`,
    ),
  ];
}
