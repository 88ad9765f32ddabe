import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import type { Rehearsal, RehearsalPlan } from "@/lib/rehearsals/contracts";
import { rehearsalJobs } from "@/lib/rehearsals/jobs";
import { requireRehearsal } from "@/lib/rehearsals/queries";

type StartRehearsal = { actor: Actor; productId: string; plan: RehearsalPlan };

/** Starts a rehearsal of a drop. Throws `conflict` while another one runs. */
export async function startRehearsal({ actor, productId, plan }: StartRehearsal): Promise<Rehearsal> {
  const id = newId("reh");
  await transaction(async (tx) => {
    const product = await tx.product.findFirst({ where: { id: productId, deletedAt: null }, select: { name: true } });
    if (!product) return throwAppError("not_found", "There is no such product.");
    if (!(await insertRehearsal(tx, { id, productId, plan, startedById: actor._id })))
      throwAppError("conflict", "A rehearsal is running. Wait for its end, or cancel it.");
    await recordAudit(tx, {
      actorId: actor._id,
      action: "rehearsal.start",
      subject: id,
      detail: { product: product.name, buyers: plan.buyers },
    });
    await enqueue(tx, rehearsalJobs.step.job(`rehearsal/${id}/0`, { rehearsalId: id, step: 0 }));
  });
  return requireRehearsal(id);
}

type NewRehearsal = { id: string; productId: string; plan: RehearsalPlan; startedById: string };

/** False while another one runs: the unique index decides. */
async function insertRehearsal(tx: Tx, { id, productId, plan, startedById }: NewRehearsal): Promise<boolean> {
  const inserted = await tx.$executeRaw`
    INSERT INTO rehearsals (id, product_id, plan, total, started_by_id)
    VALUES (${id}, ${productId}, ${JSON.stringify(plan)}::jsonb, ${plan.buyers}::int, ${startedById})
    ON CONFLICT DO NOTHING`;
  return inserted === 1;
}
