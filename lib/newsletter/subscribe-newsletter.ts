import { linkToken, newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { transaction } from "@/lib/db/client";
import { tryConsumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";
import { newsletterJobs } from "@/lib/newsletter/jobs";

const TOKEN_LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * Sends the double opt-in email, unless the address is confirmed already. It returns nothing, so that the form does not reveal who
 * is subscribed.
 */
export async function subscribeNewsletter({
  email,
  source = "footer",
}: {
  email: string;
  source?: string;
}): Promise<void> {
  if (!(await tryConsumeLimit("newsletter-account", email))) return;
  await transaction(async (tx) => {
    const token = linkToken();
    const data = {
      confirmTokenHash: sha256(token),
      confirmExpiresAt: new Date(Date.now() + TOKEN_LIFETIME_MS),
      source,
    };
    await tx.newsletterSubscriber.createMany({
      data: { id: newId("sbs"), email, unsubscribeToken: linkToken() },
      skipDuplicates: true,
    });
    const { count } = await tx.newsletterSubscriber.updateMany({
      // A bounced address may confirm again, because it may work by now.
      where: { email, OR: [{ status: { not: "confirmed" } }, { bouncedAt: { not: null } }] },
      data,
    });
    if (count === 1)
      await enqueue(tx, newsletterJobs.confirmation.job(`confirm-newsletter/${sha256(token)}`, { to: email, token }));
  });
}
