import { type Actor, type PerkName, perkNames } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { publishedFilter } from "@/lib/exhibitions/rules";
import type { ContentItem, ContentTitle } from "@/lib/member-content/contracts";
import { canOpenContent } from "@/lib/member-content/rules";
import type { MemberContent } from "@/prisma/generated/client";

// A perk that no longer exists counts as the rarest one, so that locked content stays locked.
function getRequiredPerk({ requiredPerk }: Pick<MemberContent, "requiredPerk">): PerkName | null {
  if (requiredPerk === null) return null;
  return perkNames.find((name) => name === requiredPerk) ?? "welcomePack";
}

/** The id of an exhibition. Includes drafts unless `filter` excludes them, because admins add content before an exhibition opens. */
export async function requireExhibitionId(slug: string, filter: object = { deletedAt: null }): Promise<string> {
  const row = await db.exhibition.findFirst({ where: { slug, ...filter }, select: { id: true } });
  return row?.id ?? throwAppError("not_found", "There is no such exhibition.");
}

/** In the order that an admin gave them; new items come first. */
export const contentOrder = [{ position: "asc" }, { createdAt: "desc" }, { id: "asc" }] as const;

/** A row as a VIP sees it; without a `url` when the plan does not include it. */
export function toContentItem(row: MemberContent, slug: string, viewer: Pick<Actor, "perks">): ContentItem {
  const requiredPerk = getRequiredPerk(row);
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    ...(row.alt && { alt: row.alt }),
    type: row.type,
    ...(canOpenContent(requiredPerk, viewer) && { url: serverApiPaths.memberContentFile(slug, row.id) }),
    requiredPerk,
    size: row.sizeBytes,
  };
}

const listRows = async (slug: string): Promise<MemberContent[]> =>
  db.memberContent.findMany({
    where: { exhibitionId: await requireExhibitionId(slug, publishedFilter), deletedAt: null },
    orderBy: [...contentOrder],
    take: 200,
  });

/** The content of an exhibition for a VIP, in display order. */
export async function listContent(slug: string, viewer: Pick<Actor, "perks">): Promise<ContentItem[]> {
  return (await listRows(slug)).map((row) => toContentItem(row, slug, viewer));
}

/** The same with title and type only, for visitors without a plan. */
export async function listContentTitles(slug: string): Promise<ContentTitle[]> {
  return (await listRows(slug)).map(({ id, title, type }) => ({ _id: id, title, type }));
}

/** One item. Throws unless the viewer's current perks open it. */
export async function requireContent(slug: string, id: string, viewer: Pick<Actor, "perks">): Promise<MemberContent> {
  const row = await db.memberContent.findFirst({
    where: { id, deletedAt: null, exhibition: { slug, ...publishedFilter } },
  });
  if (!row) return throwAppError("not_found", "There is nothing here.");
  if (!canOpenContent(getRequiredPerk(row), viewer))
    throwAppError("forbidden", "Your plan does not include this item.");
  return row;
}
