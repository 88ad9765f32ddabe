import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { IssueBody } from "@/lib/community/desk-contracts";
import { transaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";

/** Sends an issue to nobody but the admin who writes it. */
export async function testNewsletter({ actor, body }: { actor: Actor; body: IssueBody }): Promise<void> {
  await transaction(async (tx) => {
    const key = `newsletter-test/${newId("nws")}`;
    await enqueue(tx, { topic: "community.newsletter-test", key, payload: { to: actor.email, ...body } });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "newsletter.test",
      subject: key,
      detail: { subject: body.subject },
    });
  });
}
