/** What a member gets for each person who joins with their link and pays. */
export const REFERRAL_DAYS = 14;
/** Rewards of one member in 12 months. */
export const MAX_REFERRALS = 12;

/** Why there is no reward, as the member reads it. */
export const referralRefusals = {
  self: "The same person",
  earlier: "They had paid before",
  refunded: "The payment was refunded",
  limit: `More than ${MAX_REFERRALS} in 12 months`,
  account: "Your account was closed",
} as const;

export type ReferralRefusal = keyof typeof referralRefusals;
