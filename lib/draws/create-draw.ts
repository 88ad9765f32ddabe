import { randomBytes } from "node:crypto";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { announceNumbers } from "@/lib/catalog/editions/announce-numbers";
import { encrypt } from "@/lib/core/encryption";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction, violatesIndex } from "@/lib/db/client";
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
  try {
    const { draw, productSlug } = await transaction((tx) => insertDraw(tx, actor, body));
    await revalidatePages([...pagesShowing.stock(productSlug), ...pagesShowing.draw(draw.slug)]);
    announceNumbers([productSlug]);
    return { _id: draw.id, slug: draw.slug };
  } catch (error) {
    if (!violatesIndex(error, "draws_running_key") && !isRunningViolation(error)) throw error;
    return throwAppError("conflict", FAILED, { fields: { productId: "This product has a draw already" } });
  }
}

const isRunningViolation = (error: unknown) => (error as { code?: unknown } | null)?.code === "P2002";

async function insertDraw(tx: Tx, actor: Actor, { productId, size, units, ...body }: CreateDrawBody) {
  // The locks of a checkout: one that has begun ends first, one that waits sees the draw.
  const variants = await tx.$queryRaw<{ id: string; name: string; stock: number }[]>`
    SELECT id, name, stock FROM product_variants WHERE product_id = ${productId} AND retired_at IS NULL ORDER BY id FOR UPDATE`;
  const product = await tx.product.findFirst({ where: { id: productId, deletedAt: null } });
  const variant = variants.find(({ name }) => name === size);
  if (!product || !variant)
    return throwAppError("not_found", FAILED, { fields: { productId: "There is no such product" } });
  if (variant.stock < units)
    throwAppError("conflict", FAILED, { fields: { units: `Only ${variant.stock} are in stock` } });
  const [opensAt, closesAt] = [new Date(body.opensAt), new Date(body.closesAt)];
  if (closesAt <= (await databaseNow(tx)))
    throwAppError("invalid_input", FAILED, { fields: { closesAt: "The end must be in the future" } });
  const chain = namedChain();
  const round = roundFor(chain, closesAt);
  const id = newId("drw");
  const secret = randomBytes(32).toString("hex");
  const earlier = await tx.draw.count({ where: { productId } });
  const draw = await tx.draw.create({
    data: {
      id,
      slug: earlier === 0 ? product.slug : `${product.slug}-${earlier + 1}`,
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
