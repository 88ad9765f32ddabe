import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";

/** Unsubscribes an address. Repeating it changes nothing and is no error. */
export async function unsubscribeNewsletter(token: string): Promise<void> {
  const { count } = await db.newsletterSubscriber.updateMany({
    where: { unsubscribeToken: token },
    data: { status: "unsubscribed", unsubscribedAt: new Date(), confirmTokenHash: null, confirmExpiresAt: null },
  });
  if (count === 0) throwAppError("bad_token", "This link does not belong to any address.");
}
