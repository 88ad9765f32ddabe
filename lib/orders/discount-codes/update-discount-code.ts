import { auditChanges } from "@/lib/auth/audit-changes";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwEditConflict } from "@/lib/auth/throw-edit-conflict";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { requireDiscountCode } from "@/lib/orders/discount-codes/admin-queries";
import type { DiscountCode, DiscountCodeChange } from "@/lib/orders/discount-codes/contracts";
import { toDiscountCodeColumns } from "@/lib/orders/discount-codes/discount-code-columns";

const SAVE_FAILED = "Failed to save discount code";

type UpdateDiscountCode = { actor: Actor; id: string; body: DiscountCodeChange };

/**
 * Changes the terms of a discount code for new orders. Throws `stale` for an old version, and `conflict` for a limit below the number
 * of orders that use it.
 */
export async function updateDiscountCode({ actor, id, body }: UpdateDiscountCode): Promise<DiscountCode> {
  const { version, ...terms } = body;
  const before = await requireDiscountCode(id);
  const changed = await transaction(async (tx) => {
    const { maxUses } = terms;
    const { count } = await tx.discountCode.updateMany({
      where: { id, version, ...(maxUses !== null && { uses: { lte: maxUses } }) },
      data: { ...(await toDiscountCodeColumns(tx, terms)), version: { increment: 1 } },
    });
    if (count === 0) return false;
    const detail = { code: before.code, ...terms, changes: auditChanges(before, terms) };
    await recordAudit(tx, { actorId: actor._id, action: "discount-code.update", subject: id, detail });
    return true;
  });
  const now = await requireDiscountCode(id);
  if (changed) return now;
  if (now.version !== version) return throwCodeConflict(now);
  return throwAppError("conflict", SAVE_FAILED, { fields: { maxUses: `${now.uses} orders already use it` } });
}

function throwCodeConflict(now: DiscountCode): Promise<never> {
  const { _id, version, percent, amount, products, plans, startsAt, endsAt, maxUses, oncePerPerson } = now;
  return throwEditConflict({
    subject: _id,
    actions: ["discount-code.update", "discount-code.end"],
    message: SAVE_FAILED,
    what: "this code",
    current: { version, fields: { percent, amount, products, plans, startsAt, endsAt, maxUses, oncePerPerson } },
  });
}
