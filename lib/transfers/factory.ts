import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";
import { transferLinkToken } from "@/lib/transfers/transfer-link";

/** A numbered unit that a buyer owns, of a delivered order. */
export async function makeOwnedNumber(given: { buyerId?: string } = {}) {
  const buyer = given.buyerId ? await db.user.findUniqueOrThrow({ where: { id: given.buyerId } }) : await makeUser();
  const product = await makeProduct({ editionSize: 50, stock: 5 });
  const order = await makeOrder({ buyer, items: [{ product }], status: "delivered" });
  const edition = order.items[0]?.editions[0];
  if (!edition) throw new Error("no number was issued");
  return { buyer, product, order, editionId: edition.id, number: edition.number };
}

/** A pending transfer of a unit by its current owner, with the token of its email. */
export async function makeTransfer(given: { editionId: string; email?: string; expiresAt?: Date }) {
  const owner = await db.editionOwnership.findFirstOrThrow({ where: { editionId: given.editionId, endedAt: null } });
  const id = newId("trf");
  await db.editionTransfer.create({
    data: {
      id,
      editionId: given.editionId,
      fromOwnershipId: owner.id,
      senderId: owner.userId,
      recipientEmail: given.email ?? `${id.replace("_", "-")}@livingarchive.test`,
      expiresAt: given.expiresAt ?? new Date(Date.now() + 14 * 86_400_000),
    },
  });
  return { id, token: transferLinkToken(id) };
}
