/** Why somebody cannot bid, however much they would pay. */
export const barWords = {
  unpaid: "A lot that you won was not paid for. Please write to the museum before you bid again.",
  "runs-sale": "You run this sale, and so you do not bid in it.",
} as const;

/** How many people really follow a sale. */
export function watchWords(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "One person follows it" : `${count} people follow it`;
}
