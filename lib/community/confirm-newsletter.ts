import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { sha256 } from "@/lib/platform/secrets";

/** The owner of the address said yes. The link works once, for seven days, and also brings back who had left. */
export async function confirmNewsletter(token: string): Promise<void> {
  const now = new Date();
  const { count } = await db.newsletterSubscriber.updateMany({
    where: { confirmTokenHash: sha256(token), confirmExpiresAt: { gt: now } },
    data: {
      status: "confirmed",
      confirmedAt: now,
      unsubscribedAt: null,
      bouncedAt: null,
      bounceReason: null,
      confirmTokenHash: null,
      confirmExpiresAt: null,
    },
  });
  if (count === 0) refuse("bad_token", "This link has expired or was used before.");
}
