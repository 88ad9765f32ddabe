import { randomBytes } from "node:crypto";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { announceNumbers } from "@/lib/catalog/editions/announce-numbers";
import { encrypt } from "@/lib/core/encryption";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { CreateDrawBody } from "@/lib/draws/admin-contracts";
import { namedChain } from "@/lib/draws/chain";
import { roundFor, roundTime, weightsFor } from "@/lib/draws/rules";

const FAILED = "The draw could not be made";

/**
 * Makes the units of a product a draw: from now on it is sold to the winners only. Names the round of the beacon that decides, and stores the
 * hash of a secret for the case that the beacon does not reply. Throws `conflict` while the product has a draw or too few units.
 */
export async function createDraw({ actor, body }: { actor: Actor; body: CreateDrawBody }) {
  const { draw, productSlug } = await transaction((tx) => insertDraw(tx, actor, body));
  await revalidatePages([...pagesShowing.stock(productSlug), ...pagesShowing.draw(draw.slug)]);
  announceNumbers([productSlug]);
  return { _id: draw.id, slug: draw.slug };
}

async function insertDraw(tx: Tx, actor: Actor, { productId, size, units, ...body }: CreateDrawBody) {
  // The locks of a checkout: one that has begun ends first, one that waits sees the draw.
  const variants = await tx.$queryRaw<{ id: string; name: string; stock: number }[]>`
    SELECT id, name, stock FROM product_variants WHERE product_id = ${productId} AND retired_at IS NULL ORDER BY id FOR NO KEY UPDATE`;
  // Waits for a deletion, which looks for a draw.
  await tx.$queryRaw`SELECT 1 FROM products WHERE id = ${productId} FOR KEY SHARE`;
  const product = await tx.product.findFirst({ where: { id: productId, deletedAt: null } });
  const variant = variants.find(({ name }) => name === size);
  if (!product || !variant)
    return throwAppError("not_found", FAILED, { fields: { productId: "There is no such product" } });
  const running = await tx.draw.count({ where: { productId, state: { in: ["accepting", "closed", "drawn"] } } });
  if (running > 0) throwAppError("conflict", FAILED, { fields: { productId: "This product has a draw already" } });
  if (variant.stock < units)
    throwAppError("conflict", FAILED, { fields: { units: `Only ${variant.stock} are in stock` } });
  const [opensAt, closesAt] = [new Date(body.opensAt), new Date(body.closesAt)];
  if (closesAt <= (await databaseNow(tx)))
    throwAppError("invalid_input", FAILED, { fields: { closesAt: "The end must be in the future" } });
  const chain = namedChain();
  const round = roundFor(chain, closesAt);
  const id = newId("drw");
  const secret = randomBytes(32).toString("hex");
  const draw = await tx.draw.create({
    data: {
      id,
      slug: await findFreeSlug(tx, product.slug),
      productId,
      variantId: variant.id,
      units,
      opensAt,
      closesAt,
      audience: body.audience,
      weights: weightsFor(body.audience, body.weights),
      chainHash: chain.chainHash,
      publicKey: chain.publicKey,
      round,
      roundAt: roundTime(chain, round),
      commitment: sha256(secret),
      secret: encrypt("draw-secret", id, secret),
      createdById: actor._id,
    },
  });
  const detail = { units, round, closesAt: body.closesAt, audience: body.audience };
  await recordAudit(tx, { actorId: actor._id, action: "draw.create", subject: id, detail });
  return { draw, productSlug: product.slug };
}

/** The slug of the product, with a number if an earlier draw has it: of this product, or of one that had the slug before. */
async function findFreeSlug(tx: Tx, wanted: string): Promise<string> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('draw-slug', 0))::text`;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if ((await tx.draw.count({ where: { slug } })) === 0) return slug;
  }
}
