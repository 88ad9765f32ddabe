import { newsletterConfirmation } from "@/lib/community/notices";
import { transaction } from "@/lib/platform/db";
import { linkToken, newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";
import { isWithin } from "@/lib/platform/rate-limit";
import { sha256 } from "@/lib/platform/secrets";

const WEEK = 7 * 24 * 60 * 60 * 1_000;

/**
 * Asks the owner of an address whether they want the letter. Whoever fills in the form is told the same in every case, so
 * that it says nothing about who reads the museum's letter; an address that has confirmed is left in peace.
 */
export async function subscribeNewsletter({
  email,
  source = "footer",
}: {
  email: string;
  source?: string;
}): Promise<void> {
  if (!(await isWithin("newsletter-account", email))) return;
  await transaction(async (tx) => {
    const token = linkToken();
    const asked = { confirmTokenHash: sha256(token), confirmExpiresAt: new Date(Date.now() + WEEK), source };
    await tx.newsletterSubscriber.createMany({
      data: { id: newId("sbs"), email, unsubscribeToken: linkToken() },
      skipDuplicates: true,
    });
    const { count } = await tx.newsletterSubscriber.updateMany({
      // Whose mails came back may ask anew: the address may live again.
      where: { email, OR: [{ status: { not: "confirmed" } }, { bouncedAt: { not: null } }] },
      data: asked,
    });
    if (count === 1) await enqueue(tx, newsletterConfirmation({ to: email, token }));
  });
}
