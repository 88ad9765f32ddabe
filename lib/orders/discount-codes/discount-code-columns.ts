import { throwAppError } from "@/lib/core/errors";
import { toKobo } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import type { DiscountCodeChange } from "@/lib/orders/discount-codes/contracts";

/** The columns of a discount code. Throws `invalid_input` for a drop that does not exist. */
export async function toDiscountCodeColumns(tx: Tx, terms: Omit<DiscountCodeChange, "version">) {
  const { percent, amount, products, plans, startsAt, endsAt, maxUses, oncePerPerson } = terms;
  const found = await tx.product.findMany({
    where: { deletedAt: null, OR: [{ id: { in: products } }, { slug: { in: products } }] },
    select: { id: true, slug: true },
  });
  const unknown = products.find((wanted) => !found.some(({ id, slug }) => id === wanted || slug === wanted));
  if (unknown !== undefined)
    throwAppError("invalid_input", "Failed to save discount code", {
      fields: { products: `There is no drop called “${unknown}”` },
    });
  return {
    percent,
    amountKobo: amount === null ? null : BigInt(toKobo(amount)),
    productIds: found.map(({ id }) => id),
    planKeys: [...new Set(plans)],
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    maxUses,
    oncePerPerson,
  };
}
