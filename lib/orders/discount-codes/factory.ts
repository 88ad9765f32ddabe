import { newId } from "@/lib/core/ids";
import { db, type Tx } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";

/** A discount code of 10 per cent off everything, once per person, unless given otherwise. */
export function makeDiscountCode(given: Partial<Prisma.DiscountCodeCreateInput> = {}, tx: Tx = db) {
  const id = newId("dsc");
  return tx.discountCode.create({
    data: { id, code: id.slice(4, 16).toUpperCase(), percent: given.amountKobo == null ? 10 : null, ...given },
  });
}
