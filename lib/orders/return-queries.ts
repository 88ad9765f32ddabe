import type { Actor } from "@/lib/auth/contracts";
import { can } from "@/lib/auth/staff-roles";
import { throwAppError } from "@/lib/core/errors";
import { cutPage, escapeLike, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { includeItems, toAdminOrder } from "@/lib/orders/queries";
import {
  type AdminReturn,
  type AdminReturnsQuery,
  type ReturnRequest,
  returnedItems,
} from "@/lib/orders/return-contracts";
import { storage } from "@/lib/storage/storage";
import type { Prisma, ReturnRequest as Row } from "@/prisma/generated/client";

const RETURN_NOT_FOUND = "Return not found";

const toReturnRequest = ({ id, reason, items, text, photoKeys, status, reply, createdAt }: Row): ReturnRequest => ({
  _id: id,
  reason,
  items: returnedItems.parse(items),
  text,
  photos: photoKeys.length,
  status,
  reply,
  createdAt: createdAt.toISOString(),
});

/** The return requests of an order of the actor, newest first. */
export async function listOwnReturns({ actor, orderId }: { actor: Actor; orderId: string }): Promise<ReturnRequest[]> {
  const rows = await db.returnRequest.findMany({
    where: { orderId, userId: actor._id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(toReturnRequest);
}

/** A return request of the actor. Throws `not_found`. */
export async function requireOwnReturn({ actor, id }: { actor: Actor; id: string }): Promise<ReturnRequest> {
  const row = await db.returnRequest.findFirst({ where: { id, userId: actor._id } });
  return row ? toReturnRequest(row) : throwAppError("not_found", RETURN_NOT_FOUND);
}

/** A photo of a return request, counted from 1, for its buyer and for admins. Throws `not_found`. */
export async function openReturnPhoto({ actor, returnId, photo }: { actor: Actor; returnId: string; photo: number }) {
  const row = await db.returnRequest.findFirst({
    where: { id: returnId, ...(!can(actor, "orders") && { userId: actor._id }) },
  });
  const key = row?.photoKeys[photo - 1];
  const file = key === undefined ? null : await storage().open(key);
  return file ?? throwAppError("not_found", "The picture is gone.");
}

const includeOrder = { order: { include: includeItems } } as const satisfies Prisma.ReturnRequestInclude;

type AdminRow = Prisma.ReturnRequestGetPayload<{ include: typeof includeOrder }>;

async function toAdminReturns(rows: readonly AdminRow[]): Promise<AdminReturn[]> {
  const admins = await db.user.findMany({
    where: { id: { in: rows.flatMap(({ decidedById }) => decidedById ?? []) } },
    select: { id: true, firstName: true, lastName: true },
  });
  const names = new Map(admins.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  return rows.map((row) => ({
    ...toReturnRequest(row),
    order: toAdminOrder(row.order),
    decidedBy: names.get(row.decidedById ?? "") ?? null,
  }));
}

/** A return request for admins. Throws `not_found`. */
export async function requireAdminReturn(id: string): Promise<AdminReturn> {
  const row = await db.returnRequest.findUnique({ where: { id }, include: includeOrder });
  const [request] = row ? await toAdminReturns([row]) : [];
  return request ?? throwAppError("not_found", RETURN_NOT_FOUND);
}

const toWhere = ({ q, status }: AdminReturnsQuery): Prisma.ReturnRequestWhereInput => ({
  ...(status && { status }),
  ...(q && {
    order: {
      OR: [
        { number: { startsWith: escapeLike(q.toUpperCase()) } },
        { email: { contains: escapeLike(q), mode: "insensitive" } },
      ],
    },
  }),
});

/** At most `limit` return requests after the cursor, newest first. */
export async function selectReturns(query: AdminReturnsQuery, limit: number) {
  const position = readCursor(query.cursor, "This page of returns does not exist.");
  const after: Prisma.ReturnRequestWhereInput = position
    ? { OR: [{ createdAt: { lt: position.at } }, { createdAt: position.at, id: { lt: position.id } }] }
    : {};
  const rows = await db.returnRequest.findMany({
    where: { AND: [toWhere(query), after] },
    include: includeOrder,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  const { shown, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { rows: await toAdminReturns(shown), nextCursor };
}

/** One page of return requests, newest first, and their total. */
export async function listReturns(query: AdminReturnsQuery) {
  const [{ rows, nextCursor }, total] = await Promise.all([
    selectReturns(query, pageSize(undefined)),
    db.returnRequest.count({ where: toWhere(query) }),
  ]);
  return { requests: rows, nextCursor, total };
}
