/** A line of an order as a refund looks at it. Sums are kobo. */
export type RefundableLine = { price: number; quantity: number; discount: number; refunded: number };

/** What so many pieces of a line came to, the first of them first: their share of the discount rounded down, so that all of them are the line. */
const paidFor = ({ price, quantity, discount }: RefundableLine, pieces: number): number =>
  price * pieces - Number((BigInt(discount) * BigInt(pieces)) / BigInt(quantity));

/** What goes back for so many more pieces of a line, in kobo: refunded one by one they come to exactly what was paid for the line. */
export function refundOf(line: RefundableLine, pieces: number): number {
  return paidFor(line, line.refunded + pieces) - paidFor(line, line.refunded);
}

/** How many pieces of a line were not refunded. */
export const piecesLeft = ({ quantity, refunded }: Pick<RefundableLine, "quantity" | "refunded">): number =>
  quantity - refunded;
