import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import type { IssueBody } from "@/lib/newsletter/contracts";
import { newsletterJobs } from "@/lib/newsletter/jobs";

/** Sends an issue to the admin who writes it only. */
export async function sendTestNewsletter({ actor, body }: { actor: Actor; body: IssueBody }): Promise<void> {
  await transaction(async (tx) => {
    const key = `newsletter-test/${newId("nws")}`;
    await enqueue(tx, newsletterJobs.test.job(key, { to: actor.email, ...body }));
    await recordAudit(tx, {
      actorId: actor._id,
      action: "newsletter.test",
      subject: key,
      detail: { subject: body.subject },
    });
  });
}
