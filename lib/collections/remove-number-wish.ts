import type { Actor } from "@/lib/auth/contracts";
import type { NumberWishBody } from "@/lib/collections/contracts";
import { db } from "@/lib/db/client";

/** Takes back the wish for a number. Idempotent. */
export async function removeNumberWish({ actor, body }: { actor: Actor; body: NumberWishBody }): Promise<void> {
  await db.$executeRaw`
    DELETE FROM number_wishes w USING products p
    WHERE w.product_id = p.id AND w.user_id = ${actor._id} AND w.number = ${body.number} AND (p.id = ${body.product} OR p.slug = ${body.product})`;
}
