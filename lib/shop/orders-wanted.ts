import { db } from "@/lib/platform/db";
import { literally } from "@/lib/platform/paging";
import type { OrdersWanted } from "@/lib/shop/order-desk-contracts";
import { Prisma } from "@/prisma/generated/client";

function waitingFor(parcel: NonNullable<OrdersWanted["parcel"]>): Prisma.OrderWhereInput {
  const notSent = { paymentStatus: "paid", status: "pending" } as const;
  if (parcel === "no-address") return { ...notSent, shippingAddress: { equals: Prisma.AnyNull } };
  // A line whose every piece was refunded is not packed.
  const pieceLeft = { refundedQuantity: { lt: db.orderItem.fields.quantity } };
  return { ...notSent, shippingAddress: { not: Prisma.AnyNull }, items: { some: pieceLeft } };
}

/** The orders that a desk wants to see. A number is taken as it was typed: in small letters, or as its beginning. */
export function ordersWanted({ q, status, payment, parcel }: OrdersWanted): Prisma.OrderWhereInput {
  const contains = { contains: q && literally(q), mode: "insensitive" } as const;
  return {
    status,
    paymentStatus: payment,
    ...(parcel && { AND: [waitingFor(parcel)] }),
    ...(q && { OR: [{ number: { startsWith: literally(q.toUpperCase()) } }, { email: contains }, { name: contains }] }),
  };
}
