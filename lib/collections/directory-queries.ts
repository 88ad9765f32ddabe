import type { ListedMember } from "@/lib/collections/contracts";
import { listBadgedProfiles } from "@/lib/comments/proved-badges";
import { escapeLike } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

/** The members of one page. */
const PAGE_SIZE = 48;

type Row = { userId: string; handle: string; name: string; photoUrl: string | null };

/** SQL: whether the profile `p` of the user `u` has a public page. */
const hasPage = Prisma.sql`p.is_public AND NOT u.is_guest AND u.deleted_at IS NULL AND u.disabled_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM comment_bans n WHERE n.user_id = u.id AND n.lifted_at IS NULL
    AND (n.ends_at IS NULL OR n.ends_at > clock_timestamp()))`;

/**
 * One page of the members who chose to be listed, by name; with `q` those whose name or handle has it. Somebody whose profile is off,
 * whose membership has ended, or whose account is deleted, disabled or banned from commenting is left out at once.
 */
export async function listMembers({
  q,
  page,
}: {
  q: string;
  page: number;
}): Promise<{ members: ListedMember[]; total: number; hasNext: boolean }> {
  const like = `%${escapeLike(q)}%`;
  // The plan as in the function event_plan_of, which the planner would call for every row.
  const listed = Prisma.sql`
    FROM public_profiles p JOIN users u ON u.id = p.user_id JOIN subscriptions s ON s.user_id = u.id
    WHERE p.is_listed AND ${hasPage}
      AND CASE WHEN s.paused_until <= clock_timestamp() THEN s.resumes_to ELSE s.ends_at END > clock_timestamp()
      AND (${q} = '' OR search_normalize(u.display_name) LIKE search_normalize(${like}) OR p.handle LIKE lower(${like}))`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<Row[]>`
      SELECT p.user_id AS "userId", p.handle, u.display_name AS name, u.photo_url AS "photoUrl" ${listed}
      ORDER BY search_normalize(u.display_name), p.handle LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`,
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${listed}`,
  ]);
  const profiles = await listBadgedProfiles(
    db,
    rows.map(({ userId }) => userId),
  );
  const total = counted?.total ?? 0;
  return {
    members: rows.map(({ userId, handle, name, photoUrl }) => ({
      handle,
      name,
      photoUrl,
      badges: profiles.get(userId)?.badges ?? [],
    })),
    total,
    hasNext: page * PAGE_SIZE < total,
  };
}

/** The handles of the profiles that search engines may find, for the sitemap. */
export async function listIndexedHandles(): Promise<string[]> {
  const rows = await db.$queryRaw<{ handle: string }[]>`
    SELECT p.handle FROM public_profiles p JOIN users u ON u.id = p.user_id WHERE p.is_indexed AND ${hasPage}
    ORDER BY p.handle LIMIT 10000`;
  return rows.map(({ handle }) => handle);
}
