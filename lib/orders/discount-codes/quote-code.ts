import { AppError } from "@/lib/core/errors";
import { percentOf, toKobo, toNaira } from "@/lib/core/money";
import { db, dbErrorCode } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import type { Buyer } from "@/lib/orders/buyer";
import type { CartItem } from "@/lib/orders/contracts";

/** What a typed code takes off these lines, in naira, or why it cannot be used. */
export type CodeQuote = { code: string; discount: number; problem: null } | { code: string; problem: string };

/**
 * What a discount code takes off a checkout, as the SQL function that places the order computes it. Nothing is reserved. Counted
 * against guessing.
 */
export async function quoteCode({
  buyer,
  limitKey,
  code,
  items,
}: {
  buyer: Buyer;
  /** Whose tries are counted: a member, or the address of a guest. */
  limitKey: string;
  code: string;
  items: readonly CartItem[];
}): Promise<CodeQuote> {
  const lines = items
    .filter(({ available }) => available)
    .flatMap(({ product, quantity, percentOff, numbers = [] }) => {
      const price = toKobo(product.price);
      const rest = quantity - numbers.length;
      // As in the order: each chosen number is a line of its own.
      return [...numbers.map(() => 1), ...(rest > 0 ? [rest] : [])].map((units) => ({
        product_id: product._id,
        price_kobo: price,
        quantity: units,
        discount_kobo: percentOf(price * units, percentOff),
      }));
    });
  try {
    await consumeLimit("discount-code", limitKey);
    const [{ kobo }] = await db.$queryRaw<[{ kobo: bigint }]>`
      SELECT sum((line ->> 'code_discount_kobo')::bigint)::bigint AS kobo
      FROM jsonb_array_elements(shop_apply_code(${JSON.stringify(lines)}::jsonb, ${code})) line`;
    await db.$executeRaw`
      SELECT shop_assert_code(c.id, ${buyer._id}, true) FROM discount_codes c WHERE c.code = upper(btrim(${code}))`;
    return { code: code.trim().toUpperCase(), discount: toNaira(kobo), problem: null };
  } catch (error) {
    const problem = error instanceof AppError ? error.message : dbErrorCode(error)?.message;
    if (problem === undefined) throw error;
    return { code, problem };
  }
}
