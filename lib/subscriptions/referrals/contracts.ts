import * as z from "zod/mini";

/** The code of a member's link. */
export const referralCode = z.string().check(z.trim(), z.regex(/^[0-9a-z]{10}$/));

/** POST /membership/referral-link. */
export const referralLinkReply = z.object({ code: z.string() });

/** A member's link and what came of it. Nobody is named: who joins does not agree to be seen. */
export type ReferralOverview = {
  code: string | null;
  /** Of the last 12 months. */
  rewards: number;
  referrals: { startedOn: string; status: "started" | "rewarded" | "refused" | "reversed"; refusal: string | null }[];
};
