import type { Actor } from "@/lib/accounts/contracts";
import { db } from "@/lib/platform/db";
import type { Charge } from "@/prisma/generated/client";

/**
 * The charge of a reference, for the person who pays it. A visitor, whose session may have ended on the way to the bank and
 * back, is told only what it was for.
 */
export async function chargeForPayer(reference: string, actor: Actor | null): Promise<Pick<Charge, "purpose"> | null> {
  return db.charge.findFirst({ where: { reference, ...(actor && { userId: actor._id }) }, select: { purpose: true } });
}
