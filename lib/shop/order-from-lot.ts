import type { Tx } from "@/lib/platform/db";
import { newId, orderNumber } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";
import type { Prisma } from "@/prisma/generated/client";

type Lot = {
  userId: string;
  /** The drop as which the lot is on record; without one a record is made that is not for sale. */
  productId: string | null;
  title: string;
  amountKobo: bigint;
  /** The charge that paid for it. */
  chargeId: string;
  provenance: Prisma.InputJsonObject;
};

/** Makes a paid order of a lot that was won and paid for, in the transaction that settles the payment. Answers with its id. */
export async function orderFromLot(tx: Tx, lot: Lot): Promise<string> {
  const buyer = await tx.user.findUniqueOrThrow({ where: { id: lot.userId } });
  const piece = await pieceOf(tx, lot);
  const id = newId("ord");
  const itemId = newId("itm");
  const now = new Date();
  await tx.order.create({
    data: {
      id,
      number: orderNumber(),
      userId: buyer.id,
      checkoutGroup: id,
      fromCart: false,
      fingerprint: id,
      paymentStatus: "paid",
      holdStatus: "sold",
      holdExpiresAt: now,
      totalKobo: lot.amountKobo,
      chargeId: lot.chargeId,
      shippingAddress: buyer.shippingAddress ?? undefined,
      email: buyer.email,
      name: `${buyer.firstName} ${buyer.lastName}`,
      paidAt: now,
      provenance: lot.provenance,
      items: {
        create: {
          id: itemId,
          productId: piece.productId,
          variantId: piece.variantId,
          name: lot.title,
          unitPriceKobo: lot.amountKobo,
          quantity: 1,
        },
      },
    },
  });
  await takePiece(tx, piece, itemId);
  await enqueue(tx, { topic: "shop.order-paid", key: `order-paid/${id}`, payload: { orderId: id } });
  return id;
}

type Piece = { productId: string; variantId: string };

async function pieceOf(tx: Tx, { productId, title, amountKobo }: Lot): Promise<Piece> {
  const known =
    productId && (await tx.productVariant.findFirst({ where: { productId }, orderBy: { position: "asc" } }));
  if (known) return { productId: known.productId, variantId: known.id };
  const id = newId("prd");
  const variantId = newId("var");
  await tx.product.create({
    data: {
      id,
      slug: `lot-${id.slice(4)}`,
      name: title,
      description: "Sold in the auction.",
      priceKobo: amountKobo,
      inStock: false,
      editionSize: 1,
      deletedAt: new Date(),
      variants: { create: { id: variantId, stock: 1 } },
    },
  });
  return { productId: id, variantId };
}

/** The piece leaves the shelf and, where the edition has one left, has its number. */
async function takePiece(tx: Tx, { productId, variantId }: Piece, orderItemId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE product_variants SET stock = GREATEST(stock - 1, 0), sold = sold + 1 WHERE id = ${variantId}`;
  const [edition] = await tx.$queryRaw<{ number: number }[]>`
    UPDATE products SET edition_issued = edition_issued + 1
    WHERE id = ${productId} AND edition_size IS NOT NULL AND edition_issued < edition_size RETURNING edition_issued AS number`;
  if (edition) await tx.edition.create({ data: { id: newId("edn"), productId, number: edition.number, orderItemId } });
}
