/** Why a user cannot bid. */
export const banMessages = {
  unpaid: "You did not pay for a lot that you won. Please contact us before you bid again.",
  "runs-sale": "You manage this auction, so you cannot bid in it.",
} as const;

/** The number of followers. */
export function watchersLabel(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 follower" : `${count} followers`;
}
