import type { Actor } from "@/lib/auth/contracts";
import type { NumberWishBody } from "@/lib/collections/contracts";
import { MAX_NUMBER_WISHES } from "@/lib/collections/rules";
import { throwAppError } from "@/lib/core/errors";
import { linkToken, newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";

type Wanted = { id: string; edition_size: number | null; is_sold: boolean; in_draw: boolean };

/**
 * Asks for an email when a number of a drop is free again. Idempotent. A number that is sold does not come back, and one
 * that is given by a draw cannot be chosen.
 */
export async function wishForNumber({ actor, body }: { actor: Actor; body: NumberWishBody }): Promise<void> {
  const { product, number } = body;
  await transaction(async (tx) => {
    const [wanted] = await tx.$queryRaw<Wanted[]>`
      SELECT p.id, p.edition_size, EXISTS (SELECT 1 FROM editions e WHERE e.product_id = p.id AND e.number = ${number}) AS is_sold,
        shop_in_draw(p.id) AS in_draw
      FROM products p WHERE (p.id = ${product} OR p.slug = ${product}) AND p.deleted_at IS NULL`;
    if (!wanted) return throwAppError("not_found", "Product not found");
    if (wanted.edition_size === null || number > wanted.edition_size)
      throwAppError("invalid_input", "This drop has no such number.", {
        fields: { number: "There is no such number." },
      });
    if (wanted.is_sold) throwAppError("conflict", `No. ${number} is sold. It will not be available again.`);
    if (wanted.in_draw)
      throwAppError("not_open", "This drop is given by a draw at the moment. No number can be chosen.");
    await tx.$executeRaw`
      INSERT INTO number_wishes (id, user_id, product_id, number, unsubscribe_token)
      SELECT ${newId("nwi")}, ${actor._id}, ${wanted.id}, ${number}, ${linkToken()}
      WHERE (SELECT count(*) FROM number_wishes WHERE user_id = ${actor._id}) < ${MAX_NUMBER_WISHES}
      ON CONFLICT (user_id, product_id, number) DO NOTHING`;
    if ((await tx.numberWish.count({ where: { userId: actor._id, productId: wanted.id, number } })) === 0)
      throwAppError("conflict", `You can wish for ${MAX_NUMBER_WISHES} numbers. Please remove one first.`);
  });
}
