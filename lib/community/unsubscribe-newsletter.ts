import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

/** Takes an address off the list; pressing the link again changes nothing and is no error. */
export async function unsubscribeNewsletter(token: string): Promise<void> {
  const { count } = await db.newsletterSubscriber.updateMany({
    where: { unsubscribeToken: token },
    data: { status: "unsubscribed", unsubscribedAt: new Date(), confirmTokenHash: null, confirmExpiresAt: null },
  });
  if (count === 0) refuse("bad_token", "This link does not belong to any address.");
}
