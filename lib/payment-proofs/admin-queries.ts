import { throwAppError } from "@/lib/core/errors";
import { cutPage, escapeLike, keysetQuery, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { AdminPaymentProof, AdminPaymentProofsQuery } from "@/lib/payment-proofs/contracts";
import { toPaymentProof } from "@/lib/payment-proofs/queries";
import type { Prisma } from "@/prisma/generated/client";

const PAGE_SIZE = 20;
/** The maximum number of listed proofs with the same image. */
const MAX_SAME_IMAGES = 5;

const includeSender = {
  user: { select: { firstName: true, lastName: true, email: true } },
} as const satisfies Prisma.PaymentProofInclude;

type PaymentProofRow = Prisma.PaymentProofGetPayload<{ include: typeof includeSender }>;
type SameImage = AdminPaymentProof["sameImage"][number];

/** The admin view of one payment proof. Throws `not_found`. */
export async function requireAdminPaymentProof(id: string): Promise<AdminPaymentProof> {
  const row = await db.paymentProof.findUnique({ where: { id }, include: includeSender });
  const [proof] = row ? await toAdminPaymentProofs([row]) : [];
  return proof ?? throwAppError("not_found", "Receipt not found.");
}

/** The number of payment proofs that wait for a review. */
export const countPendingPaymentProofs = (): Promise<number> =>
  db.paymentProof.count({ where: { status: "received" } });

type ProofsFilter = Pick<AdminPaymentProofsQuery, "q" | "status">;

function toWhere({ q, status }: ProofsFilter): Prisma.PaymentProofWhereInput {
  const contains = { contains: q && escapeLike(q), mode: "insensitive" } as const;
  return {
    ...(status && { status }),
    ...(q && { user: { OR: [{ email: contains }, { firstName: contains }, { lastName: contains }] } }),
  };
}

/**
 * At most `limit` payment proofs after the cursor, newest first: the order of `listPaymentProofs` changes with each review, which would repeat
 * a proof or leave one out.
 */
export async function selectPaymentProofs({ cursor, ...filter }: ProofsFilter & { cursor?: string }, limit: number) {
  const position = readCursor(cursor, "This page of payment proofs does not exist.");
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "asc", position);
  const where = { AND: [toWhere(filter), beyond] };
  const rows = await db.paymentProof.findMany({ where, include: includeSender, orderBy, take: limit + 1 });
  const { shown, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { rows: await toAdminPaymentProofs(shown), nextCursor };
}

/** One page of payment proofs: waiting ones first, then reviewed ones, newest first in each group. */
export async function listPaymentProofs({ page = 1, ...filter }: AdminPaymentProofsQuery) {
  const where = toWhere(filter);
  const [rows, total, waiting] = await Promise.all([
    db.paymentProof.findMany({
      where,
      include: includeSender,
      // Sorted by the order of the enum, in which `received` is first.
      orderBy: [{ status: "asc" }, { createdAt: "desc" }, { id: "asc" }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    }),
    db.paymentProof.count({ where }),
    countPendingPaymentProofs(),
  ]);
  return {
    receipts: await toAdminPaymentProofs(rows),
    total,
    waiting,
    nextPage: page * PAGE_SIZE < total ? page + 1 : null,
  };
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

async function toAdminPaymentProofs(rows: readonly PaymentProofRow[]): Promise<AdminPaymentProof[]> {
  const [proofsWithSameImage, admins] = await Promise.all([
    db.paymentProof.findMany({
      where: { imageHash: { in: rows.map(({ imageHash }) => imageHash) } },
      include: includeSender,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    }),
    db.user.findMany({
      where: { id: { in: rows.flatMap(({ decidedById }) => decidedById ?? []) } },
      select: { id: true, firstName: true, lastName: true },
    }),
  ]);
  const adminNames = new Map(admins.map((one) => [one.id, fullName(one)]));
  return rows.map((row) => {
    const same = proofsWithSameImage.filter(({ id, imageHash }) => imageHash === row.imageHash && id !== row.id);
    return {
      ...toPaymentProof(row),
      user: { name: fullName(row.user), email: row.user.email },
      amountUsd: row.amountUsdCents / 100,
      seenBefore: same.some(({ createdAt }) => createdAt < row.createdAt),
      sameImage: same.slice(0, MAX_SAME_IMAGES).map(
        ({ id, user, createdAt }): SameImage => ({
          _id: id,
          name: fullName(user),
          email: user.email,
          createdAt: createdAt.toISOString(),
        }),
      ),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decidedBy: adminNames.get(row.decidedById ?? "") ?? null,
    };
  });
}
