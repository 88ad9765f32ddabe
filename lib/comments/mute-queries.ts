import type { MutesReply } from "@/lib/comments/mute-contracts";
import { isMutedSql } from "@/lib/comments/mute-sql";
import { publishedSql } from "@/lib/comments/published-sql";
import { MAX_MUTES } from "@/lib/comments/rules";
import { db } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

/** The people whom a user has muted, the latest first. */
export async function listMutes(userId: string): Promise<MutesReply> {
  const rows = await db.commentMute.findMany({
    where: { userId, muted: { deletedAt: null } },
    include: { muted: { select: { displayName: true } } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MAX_MUTES,
  });
  return {
    mutes: rows.map(({ id, muted, createdAt }) => ({ id, name: muted.displayName, at: createdAt.toISOString() })),
  };
}

/** Which of some people the reader has muted; moderators never are. */
export async function findMuted(readerId: string | null, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (readerId === null || userIds.length === 0) return new Set();
  const rows = await db.commentMute.findMany({
    where: { userId: readerId, mutedId: { in: [...new Set(userIds)] }, muted: { role: { not: "Admin" } } },
    select: { mutedId: true },
  });
  return new Set(rows.map(({ mutedId }) => mutedId));
}

/** The published comments among some and their replies that are by people whom the reader has muted. */
export async function findMutedComments(readerId: string | null, ids: readonly string[]): Promise<string[]> {
  if (readerId === null || ids.length === 0) return [];
  const wanted = [...ids];
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM comments c
    WHERE (c.id = ANY(${wanted}::text[]) OR c.parent_id = ANY(${wanted}::text[])) AND ${publishedSql}
      AND ${isMutedSql(Prisma.sql`${readerId}`, Prisma.sql`c.user_id`)} ORDER BY c.id`;
  return rows.map(({ id }) => id);
}

/** Whether the reader has muted the owner of a profile; null where they cannot: it is their own, or a moderator's. */
export async function findMuteState(readerId: string, handle: string): Promise<"muted" | "unmuted" | null> {
  const profile = await db.publicProfile.findUnique({
    where: { handle },
    select: { user: { select: { id: true, role: true, commentMutedBy: { where: { userId: readerId } } } } },
  });
  if (!profile || profile.user.id === readerId || profile.user.role === "Admin") return null;
  return profile.user.commentMutedBy.length > 0 ? "muted" : "unmuted";
}
