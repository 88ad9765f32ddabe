import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { isUniqueViolation, transaction } from "@/lib/db/client";
import { requireDiscountCode } from "@/lib/orders/discount-codes/admin-queries";
import type { DiscountCode, DiscountCodeBody } from "@/lib/orders/discount-codes/contracts";
import { toDiscountCodeColumns } from "@/lib/orders/discount-codes/discount-code-columns";

/** Creates a discount code. Throws `conflict` when the text is taken. */
export async function createDiscountCode({
  actor,
  body: { code, ...terms },
}: {
  actor: Actor;
  body: DiscountCodeBody;
}): Promise<DiscountCode> {
  const id = newId("dsc");
  try {
    await transaction(async (tx) => {
      await tx.discountCode.create({ data: { id, code, ...(await toDiscountCodeColumns(tx, terms)) } });
      await recordAudit(tx, {
        actorId: actor._id,
        action: "discount-code.create",
        subject: id,
        detail: { code, ...terms },
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throwAppError("conflict", "Failed to save discount code", {
      fields: { code: "This code already exists" },
    });
  }
  return requireDiscountCode(id);
}
