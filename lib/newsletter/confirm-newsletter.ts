import { throwAppError } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/secrets";
import { db } from "@/lib/db/client";

/** Confirms a subscription. The token works once, for seven days, and also resubscribes an unsubscribed or bounced address. */
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
  if (count === 0) throwAppError("bad_token", "This link has expired or was used before.");
}
