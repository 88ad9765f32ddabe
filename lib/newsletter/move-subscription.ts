import { recordAudit } from "@/lib/auth/record-audit";
import type { Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { NewsletterSubscriber } from "@/prisma/generated/client";

type Move = { userId: string; from: string; to: string };

/**
 * Moves the newsletter subscription of an account to its new email address, within the transaction of that change. The owner has verified the
 * new address, so the consent of the old one counts for it. An unsubscription moves too, because members get issues without a subscription.
 * Where the new address is in the list already, it keeps what it chose, and the old address leaves the list.
 */
export async function moveSubscription(tx: Tx, { userId, from, to }: Move): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM newsletter_subscribers WHERE email IN (${from}, ${to}) ORDER BY email FOR UPDATE`;
  const old = await tx.newsletterSubscriber.findUnique({ where: { email: from } });
  // Nobody has agreed to anything before the link of the confirmation is used.
  if (!old || old.status === "pending") return;
  const known = await tx.newsletterSubscriber.findUnique({ where: { email: to } });
  if (known && known.status !== "pending") await tx.newsletterSubscriber.delete({ where: { id: old.id } });
  else await giveTo(tx, old, known, { from, to });
  await recordAudit(tx, {
    actorId: userId,
    action: "subscriber.move",
    subject: known && known.status !== "pending" ? known.id : old.id,
    detail: { status: known && known.status !== "pending" ? known.status : old.status, known: known !== null },
  });
}

/** Gives the entry of the old address to the new one; a confirmation that waits there is no longer needed. */
async function giveTo(
  tx: Tx,
  old: NewsletterSubscriber,
  waiting: NewsletterSubscriber | null,
  { from, to }: Omit<Move, "userId">,
): Promise<void> {
  if (waiting) await tx.newsletterSubscriber.delete({ where: { id: waiting.id } });
  await tx.newsletterSubscriber.update({
    where: { id: old.id },
    data: {
      email: to,
      movedFrom: from,
      movedAt: await databaseNow(tx),
      confirmTokenHash: null,
      confirmExpiresAt: null,
      // That emails to the old address bounced says nothing about the new one. A complaint about spam has no such date.
      ...(old.bouncedAt && { bouncedAt: null, bounceReason: null }),
    },
  });
}
