import { shippingAddress } from "@/lib/accounts/contracts";
import type { DeskPerk, DeskPerksQuery } from "@/lib/membership/desk-contracts";
import { db } from "@/lib/platform/db";
import { cutPage, pageSize, readCursor, walk } from "@/lib/platform/paging";
import type { Prisma } from "@/prisma/generated/client";

/** A line with whose it is. */
export const withMember = {
  user: { select: { firstName: true, lastName: true, email: true, shippingAddress: true } },
} as const satisfies Prisma.PerkDueInclude;

type PerkRow = Prisma.PerkDueGetPayload<{ include: typeof withMember }>;

/** The lines of the perk ledger that a desk wants to see; nothing is sent to somebody who has gone. */
export function perksWanted({ status, perk }: Pick<DeskPerksQuery, "status" | "perk">): Prisma.PerkDueWhereInput {
  return { status: status ?? "due", perk, user: { deletedAt: null } };
}

/** What was promised and has to be sent, what has to be sent first at the top unless the latest are asked for. */
export async function listPerksDue({ cursor, limit, sort, ...wanted }: DeskPerksQuery) {
  const where = perksWanted(wanted);
  const after = readCursor(cursor, "This page of perks does not exist.");
  const size = pageSize(limit);
  const way = sort === "latest" ? "desc" : "asc";
  const { orderBy, beyond } = walk("dueAt", way, way, after);
  const [rows, total] = await Promise.all([
    db.perkDue.findMany({
      where: { AND: [where, beyond] },
      include: withMember,
      orderBy,
      take: size + 1,
    }),
    db.perkDue.count({ where }),
  ]);
  const { shown, nextCursor } = cutPage(rows, size, ({ dueAt, id }) => ({ at: dueAt, id }));
  return { perks: shown.map(toDeskPerk), nextCursor, total };
}

/** How many lines of the ledger are due. */
export const countPerksDue = (): Promise<number> => db.perkDue.count({ where: perksWanted({}) });

/** A line as the desk reads it. */
export function toDeskPerk({ id, perk, period, status, dueAt, sentAt, user }: PerkRow): DeskPerk {
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
