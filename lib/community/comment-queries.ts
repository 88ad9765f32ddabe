import type { Actor, PlanName } from "@/lib/accounts/contracts";
import type { Comment, CommentsReply, CommentWithReplies, ModerationReply } from "@/lib/community/contracts";
import { badgesOf, guestbook, mendableUntil, type Wall } from "@/lib/community/rules";
import { isHung } from "@/lib/exhibitions/artwork-queries";
import { getExhibition } from "@/lib/exhibitions/queries";
import { isVipAt } from "@/lib/membership/rules";
import { databaseNow } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { walk } from "@/lib/platform/paging";
import type { Prisma } from "@/prisma/generated/client";

const onAPage = 20;
const most = 50;
/** Replies of one note that are read with it; nobody's wall has more. */
const mostReplies = 100;

const author = {
  select: {
    displayName: true,
    firstName: true,
    lastName: true,
    role: true,
    deletedAt: true,
    subscription: { select: { plan: true, nextPlan: true, nextPlanAt: true, endsAt: true } },
  },
} as const satisfies Prisma.UserDefaultArgs;
type Row = Prisma.CommentGetPayload<{ include: { user: typeof author } }>;
type Reader = Pick<Actor, "_id"> | null;

const initial = (name: string): string => ([...name.trim()][0] ?? "").toUpperCase();

function authorOf({ user }: Row, now: Date): Comment["user"] {
  if (user.deletedAt) return { displayName: "Someone who left", firstName: "", lastName: "", badges: [] };
  const { displayName, firstName, lastName, role, subscription: held } = user;
  const turned = held?.nextPlanAt && held.nextPlanAt <= now ? held.nextPlan : null;
  const plan: PlanName | null = held && isVipAt(now, held.endsAt) ? (turned ?? held.plan) : null;
  return { displayName, firstName, lastName: initial(lastName), badges: badgesOf({ role, plan }) };
}

function toComment(row: Row, { reader, now }: { reader: Reader; now: Date }): Comment {
  const own = reader?._id === row.userId;
  return {
    _id: row.id,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    user: authorOf(row, now),
    status: row.status,
    exhibition: row.exhibition,
    artwork: row.artwork,
    own,
    mendableUntil: own ? mendableUntil(row.createdAt).toISOString() : null,
  };
}

export type FoundWall = { exhibition: string; artwork: string | null; requiresVIP: boolean };

/** The wall of that name; refused as not found when there is none. The guestbook's is there always, and for everyone. */
export async function requireWall({ exhibition, artwork = null }: Wall): Promise<FoundWall> {
  if (exhibition === guestbook && artwork === null) return { exhibition, artwork, requiresVIP: false };
  const [room, hangs] = await Promise.all([
    getExhibition(exhibition),
    artwork === null ? true : isHung(exhibition, artwork),
  ]);
  if (!room || !hangs) return refuse("not_found", "There is no such wall.");
  return { exhibition, artwork, requiresVIP: room.requiresVIP };
}

/** What a reader may see: what hangs, and their own that waits. */
const seenBy = (reader: Reader): Prisma.CommentWhereInput => ({
  deletedAt: null,
  OR: [{ status: "approved" }, ...(reader ? [{ status: "pending" as const, userId: reader._id }] : [])],
});

/** A page of a wall, the newest notes first, with their replies; `cursor` is the last note that was read. */
export async function listComments(
  wall: Wall,
  { reader = null, cursor, limit = onAPage }: { reader?: Reader; cursor?: string; limit?: number } = {},
): Promise<CommentsReply> {
  const { exhibition, artwork } = await requireWall(wall);
  const take = Number.isFinite(limit) ? Math.min(Math.max(Math.trunc(limit), 1), most) : onAPage;
  const now = await databaseNow();
  const rows = await db.comment.findMany({
    where: { AND: [{ exhibition, artwork, parentId: null }, seenBy(reader), ...(cursor ? [before(cursor)] : [])] },
    include: {
      user: author,
      replies: {
        where: seenBy(reader),
        include: { user: author },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        take: mostReplies,
      },
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: take + 1,
  });
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return {
    comments: shown.map((row) => ({
      ...toComment(row, { reader, now }),
      replies: row.replies.map((reply) => toComment(reply, { reader, now })),
    })),
    nextCursor: rows.length > take && last ? `${last.createdAt.getTime()}.${last.id}` : null,
    now: now.toISOString(),
  };
}

function before(cursor: string): Prisma.CommentWhereInput {
  const [time = "", id = ""] = cursor.split(".");
  const createdAt = new Date(Number(time));
  if (Number.isNaN(createdAt.getTime())) return refuse("invalid_input", "Please check what you entered.");
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { gt: id } }] };
}

/** One note as its reader may see it, taken back or not there: null. */
export async function getComment(id: string, reader: Reader): Promise<CommentWithReplies | null> {
  const row = await db.comment.findFirst({ where: { AND: [{ id }, seenBy(reader)] }, include: { user: author } });
  return row && { ...toComment(row, { reader, now: await databaseNow() }), replies: [] };
}

type Asked = {
  page: number;
  exhibition?: string | undefined;
  artwork?: string | undefined;
  status?: "pending" | "approved" | "refused" | "" | undefined;
  reported?: string | undefined;
  sort?: "newest" | "oldest" | undefined;
};

/**
 * The moderator's list: every note that was not taken down, 20 on a page. The page is found by ids, which an index holds in order,
 * so that the last one does not read all that lies before it.
 */
export async function listForModeration(asked: Asked): Promise<ModerationReply> {
  const unresolved = { some: { resolvedAt: null } };
  const where: Prisma.CommentWhereInput = {
    deletedAt: null,
    ...(asked.exhibition && { exhibition: asked.exhibition }),
    ...(asked.artwork && { artwork: asked.artwork }),
    ...(asked.status && { status: asked.status }),
    ...(asked.reported && { reports: unresolved }),
  };
  const oldest = asked.sort === "oldest";
  const { orderBy } = walk("createdAt", oldest ? "asc" : "desc", oldest ? "desc" : "asc", null);
  const [now, total] = await Promise.all([databaseNow(), db.comment.count({ where })]);
  const pages = Math.max(1, Math.ceil(total / onAPage));
  const page = Number.isFinite(asked.page) ? Math.min(Math.max(Math.trunc(asked.page), 1), pages) : 1;
  const found = { where, orderBy, skip: (page - 1) * onAPage, take: onAPage };
  const rows = await db.comment.findMany({
    where: { id: { in: (await db.comment.findMany({ ...found, select: { id: true } })).map(({ id }) => id) } },
    include: { user: author, reports: { where: { resolvedAt: null }, orderBy: { createdAt: "asc" }, take: 20 } },
    orderBy,
  });
  const comments = rows.map((row) => ({
    ...toComment(row, { reader: null, now }),
    replyTo: row.parentId,
    reports: row.reports.map(({ reason, createdAt }) => ({ reason, createdAt: createdAt.toISOString() })),
  }));
  return { comments, pages, total };
}

/** What moderators have to read: notes that wait, and notes of which somebody complained. */
export async function countForModeration(): Promise<{ pending: number; reported: number }> {
  const [pending, reported] = await Promise.all([
    db.comment.count({ where: { deletedAt: null, status: "pending" } }),
    db.comment.count({ where: { deletedAt: null, reports: { some: { resolvedAt: null } } } }),
  ]);
  return { pending, reported };
}
