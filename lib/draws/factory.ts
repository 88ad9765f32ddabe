import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { day, hour } from "@/lib/core/clock";
import { encrypt } from "@/lib/core/encryption";
import { newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { db, type Tx } from "@/lib/db/client";
import { namedChain } from "@/lib/draws/chain";
import { roundFor, roundTime } from "@/lib/draws/rules";
import type { PlanKey, Prisma } from "@/prisma/generated/client";

/** A draw of one unit that accepts entries since an hour and for a day, unless given otherwise. */
export async function makeDraw(given: Partial<Prisma.DrawUncheckedCreateInput> = {}, tx: Tx = db) {
  const productId = given.productId ?? (await makeProduct({ stock: 10 }, tx)).id;
  const variant = await tx.productVariant.findFirstOrThrow({ where: { productId } });
  const id = given.id ?? newId("drw");
  const closesAt = given.closesAt ? new Date(given.closesAt) : new Date(Date.now() + day);
  const { chainHash, publicKey, ...times } = namedChain();
  const round = roundFor(times, closesAt);
  const secret = sha256(`the secret of ${id}`);
  return tx.draw.create({
    data: {
      id,
      slug: id.replace("_", "-"),
      productId,
      variantId: variant.id,
      units: 1,
      opensAt: new Date(Date.now() - hour),
      closesAt,
      audience: "everyone",
      weights: { none: 1, monthly: 1, yearly: 1, collector: 1, patron: 1 },
      chainHash,
      publicKey,
      round,
      roundAt: roundTime(times, round),
      commitment: sha256(secret),
      secret: encrypt("draw-secret", id, secret),
      ...given,
    },
  });
}

/** An entry of a user, with an address of its own. */
export function makeEntry(
  given: { drawId: string; userId: string; plan?: PlanKey | null; weight?: number },
  tx: Tx = db,
) {
  const id = newId("den");
  return tx.drawEntry.create({
    data: { id, weight: 1, shippingAddress: sampleAddress, addressHash: sha256(id), ...given },
  });
}

/** Moves a draw into the past, so that its window has ended, and its round has come or not. */
export async function endWindow(id: string, { roundHasCome = true }: { roundHasCome?: boolean } = {}): Promise<void> {
  const { genesis, period } = namedChain();
  const roundAt = new Date(Date.now() + (roundHasCome ? -2 * 60_000 : 10 * 60_000));
  const round = Math.floor((roundAt.getTime() / 1_000 - genesis) / period) + 1;
  await db.draw.update({
    where: { id },
    data: {
      opensAt: new Date(Date.now() - day),
      closesAt: new Date(Date.now() - (roundHasCome ? 12 : 1) * 60_000),
      round,
      roundAt: roundTime({ genesis, period }, round),
    },
  });
}
