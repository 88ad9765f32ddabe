import { recordFact } from "@/lib/membership/record-fact";
import type { Settler } from "@/lib/payments/settle-charge";
import type { Tx } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/outbox";
import { paths } from "@/lib/platform/paths";
import { republish } from "@/lib/platform/republish";
import type { Charge } from "@/prisma/generated/client";

/**
 * What a paid charge for the Circle brings about: a fact, and with it a later end. Runs in the transaction that settles the
 * charge, so that the same payment counts once, whoever brings the news of it and however often.
 */
async function extendMembership(tx: Tx, charge: Charge): Promise<() => void> {
  await tx.$executeRaw`UPDATE membership_intents SET settled_at = now(), open_key = NULL WHERE id = ${charge.subjectId}`;
  const intent = await tx.membershipIntent.findUniqueOrThrow({
    where: { id: charge.subjectId },
    include: { plan: true },
  });
  const earlier = await tx.membershipFact.count({ where: { userId: intent.userId } });
  await recordFact(tx, {
    userId: intent.userId,
    reference: charge.reference,
    kind: intent.kind === "transfer" ? "transfer" : earlier > 0 ? "renewal" : "grant",
    planKey: intent.planKey,
    effectiveAt: charge.paidAt ?? charge.createdAt,
    months: intent.plan.months,
    amountKobo: charge.amountKobo,
  });
  const { userId } = intent;
  const { reference } = charge;
  await enqueue(tx, { topic: "membership.paid", key: `membership-paid/${reference}`, payload: { userId, reference } });
  if (intent.kind !== "transfer") {
    await enqueue(tx, { topic: "membership.find-renewal", key: `find-renewal/${reference}`, payload: { userId } });
  }
  return () => republish([paths.foundersWall, paths.guestbook]);
}

/** The Circle's row in the table of what a charge settles. */
export const membershipSettler: Settler = {
  paid: extendMembership,
  // Nothing was reserved for it: the person can try again at once.
  failed: async () => undefined,
};
