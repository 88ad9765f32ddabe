import { randomInt } from "node:crypto";
import { db } from "@/lib/db/client";

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";

/** The code of the member's link; a second call returns the same. */
export async function createReferralLink(userId: string): Promise<string> {
  const code = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  await db.$executeRaw`
    INSERT INTO referral_links (user_id, code) VALUES (${userId}, ${code}) ON CONFLICT (user_id) DO NOTHING`;
  return (await db.referralLink.findUniqueOrThrow({ where: { userId } })).code;
}
