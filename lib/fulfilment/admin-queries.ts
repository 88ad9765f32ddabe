import { shippingAddress } from "@/lib/auth/contracts";
import { cutPage, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { AdminFulfilment, AdminFulfilmentsQuery } from "@/lib/fulfilment/contracts";
import type { Prisma } from "@/prisma/generated/client";

/** Included relations: the member. */
export const includeMember = {
  user: { select: { firstName: true, lastName: true, email: true, shippingAddress: true } },
} as const satisfies Prisma.FulfilmentInclude;

type FulfilmentRow = Prisma.FulfilmentGetPayload<{ include: typeof includeMember }>;

/** The database filter of the fulfilment list, without deleted users. */
export function toFilter({
  status,
  perk,
}: Pick<AdminFulfilmentsQuery, "status" | "perk">): Prisma.FulfilmentWhereInput {
  return { status: status ?? "due", perk, user: { deletedAt: null } };
}

/** One page of fulfilments, due ones by default, earliest due date first unless `sort` is "latest". */
export async function listFulfilments({ cursor, limit, sort, ...filter }: AdminFulfilmentsQuery) {
  const where = toFilter(filter);
  const after = readCursor(cursor, "This page of perks does not exist.");
  const size = pageSize(limit);
  const direction = sort === "latest" ? "desc" : "asc";
  const { orderBy, beyond } = keysetQuery("dueAt", direction, direction, after);
  const [rows, total] = await Promise.all([
    db.fulfilment.findMany({
      where: { AND: [where, beyond] },
      include: includeMember,
      orderBy,
      take: size + 1,
    }),
    db.fulfilment.count({ where }),
  ]);
  const { shown, nextCursor } = cutPage(rows, size, ({ dueAt, id }) => ({ at: dueAt, id }));
  return { perks: shown.map(toAdminFulfilment), nextCursor, total };
}

/** Maps a row to the admin contract. */
export function toAdminFulfilment({ id, perk, period, status, dueAt, sentAt, user }: FulfilmentRow): AdminFulfilment {
  const address = shippingAddress.safeParse(user.shippingAddress);
  return {
    _id: id,
    perk,
    period,
    status,
    dueAt: dueAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    address: address.success ? Object.values(address.data).filter(Boolean).join(", ") : null,
  };
}
