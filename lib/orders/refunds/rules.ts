/** Amounts are kobo. */
export type RefundableLine = {
  price: number;
  quantity: number;
  discount: number;
  codeDiscount: number;
  refunded: number;
  /** What the chosen number of a single unit cost. */
  numberPremium?: number;
};

/** The price of the first `units` of a line. Their discounts are rounded down, so that all units add up to the line. */
const priceForUnits = (
  { price, quantity, discount, codeDiscount, numberPremium = 0 }: RefundableLine,
  units: number,
): number =>
  price * units +
  (units === quantity ? numberPremium : 0) -
  Number((BigInt(discount + codeDiscount) * BigInt(units)) / BigInt(quantity));

/** The refund in kobo for so many more units of a line. Refunds of single units add up to exactly what was paid. */
export function getRefundAmount(line: RefundableLine, units: number): number {
  return priceForUnits(line, line.refunded + units) - priceForUnits(line, line.refunded);
}

/** How many units of a line are not refunded. */
export const getRefundableUnits = ({ quantity, refunded }: Pick<RefundableLine, "quantity" | "refunded">): number =>
  quantity - refunded;
