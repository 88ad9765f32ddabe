import type { Actor } from "@/lib/auth/contracts";
import type { CollectionFollow, FollowBody, Following } from "@/lib/collections/contracts";
import { MAX_FOLLOWS, MAX_NUMBER_WISHES } from "@/lib/collections/rules";
import { findConversationTarget, listFollowedConversations } from "@/lib/comments/follow-queries";
import { paths } from "@/lib/core/urls/paths";
import { db, type Tx } from "@/lib/db/client";

/** The name of a followed leader or series, by kind and key. */
type Target = CollectionFollow & { name: string };

/** The leaders and series that exist among these. */
async function listTargets(tx: Tx, wanted: readonly CollectionFollow[]): Promise<Target[]> {
  const keysOf = (kind: CollectionFollow["kind"]) => wanted.filter((each) => each.kind === kind).map(({ key }) => key);
  const [leaders, series] = [keysOf("leader"), keysOf("series")];
  return tx.$queryRaw<Target[]>`
    SELECT 'leader' AS kind, l.slug AS key, min(l.name) AS name FROM leaders l JOIN exhibitions e ON e.id = l.exhibition_id
      WHERE l.slug = ANY (${leaders}::text[]) AND e.deleted_at IS NULL AND NOT e.is_draft AND NOT l.is_draft GROUP BY l.slug
    UNION ALL
    SELECT 'series', shop_hyphenated(p.series), min(p.series) FROM products p
      WHERE shop_hyphenated(p.series) = ANY (${series}::text[]) AND p.series IS NOT NULL AND p.deleted_at IS NULL GROUP BY 2`;
}

/** A leader or a series that can be followed; null when there is none. */
export async function getFollowTarget(wanted: CollectionFollow, tx: Tx = db): Promise<Target | null> {
  return (await listTargets(tx, [wanted]))[0] ?? null;
}

/** What a form on a page of the account asks to follow, by kind and key, as the user may read it; null when there is none. */
export async function findFollowable(
  wanted: FollowBody,
  user: FollowingUser,
): Promise<(FollowBody & { name: string }) | null> {
  if (wanted.kind === "leader" || wanted.kind === "series") return getFollowTarget(wanted);
  const { kind, key } = wanted;
  const found = await findConversationTarget({ kind, key }, user);
  return found && { kind, key, name: found.name };
}

type FollowingUser = Pick<Actor, "_id" | "role" | "isVIP">;

/** What a user follows and the numbers that they wish for, the latest first; leaders and series before comments. */
export async function listFollowing(user: FollowingUser): Promise<Following> {
  const userId = user._id;
  const follows = await db.follow.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MAX_FOLLOWS,
  });
  const targets = await listTargets(db, follows);
  const conversations = await listFollowedConversations(user);
  const wishes = await db.numberWish.findMany({
    where: { userId, product: { deletedAt: null } },
    include: { product: { select: { slug: true, name: true, editionSize: true } } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MAX_NUMBER_WISHES,
  });
  const sold = await db.edition.findMany({
    where: { OR: wishes.map(({ productId, number }) => ({ productId, number })) },
    select: { productId: true, number: true },
  });
  return {
    follows: [
      ...follows.map(({ kind, key }) => {
        const target = targets.find((each) => each.kind === kind && each.key === key);
        const path = kind === "leader" ? paths.leader(key) : paths.series(key);
        return { kind, key, name: target?.name ?? key, path: target ? path : null };
      }),
      ...conversations,
    ],
    wishes: wishes.map(({ productId, number, product }) => ({
      productId,
      number,
      ...product,
      isSold: sold.some((edition) => edition.productId === productId && edition.number === number),
    })),
  };
}
