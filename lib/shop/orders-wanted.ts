import { literally } from "@/lib/platform/paging";
import type { OrdersWanted } from "@/lib/shop/desk-contracts";
import type { Prisma } from "@/prisma/generated/client";

/** The orders that a desk wants to see. A number is taken as it was typed: in small letters, or as its beginning. */
export function ordersWanted({ q, status, payment }: OrdersWanted): Prisma.OrderWhereInput {
  const contains = { contains: q && literally(q), mode: "insensitive" } as const;
  return {
    status,
    paymentStatus: payment,
    ...(q && { OR: [{ number: { startsWith: literally(q.toUpperCase()) } }, { email: contains }, { name: contains }] }),
  };
}
