import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { requireDiscountCode } from "@/lib/orders/discount-codes/admin-queries";
import type { DiscountCode } from "@/lib/orders/discount-codes/contracts";

/** Ends a discount code now. Orders that use it keep their discount. Throws `conflict` when it has ended. */
export async function endDiscountCode({ actor, id }: { actor: Actor; id: string }): Promise<DiscountCode> {
  const { code } = await requireDiscountCode(id);
  await transaction(async (tx) => {
    const ended = await tx.$executeRaw`
      UPDATE discount_codes SET ends_at = clock_timestamp(), starts_at = LEAST(starts_at, clock_timestamp()), version = version + 1
      WHERE id = ${id} AND (ends_at IS NULL OR ends_at > clock_timestamp())`;
    if (ended === 0) throwAppError("conflict", "This discount code has already ended.");
    await recordAudit(tx, { actorId: actor._id, action: "discount-code.end", subject: id, detail: { code } });
  });
  return requireDiscountCode(id);
}
