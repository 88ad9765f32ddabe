/** Paystack's fee for a payment in naira, for tests, the seed and the emulator: 1.5 % and, from ₦2,500, ₦100 more; at most ₦2,000. */
export const feeOf = (kobo: number): number =>
  Math.min(Math.ceil(kobo * 0.015) + (kobo >= 250_000 ? 10_000 : 0), 200_000);
