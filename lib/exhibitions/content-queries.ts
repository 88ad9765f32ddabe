import { type Actor, type PerkName, perkNames } from "@/lib/accounts/contracts";
import type { ContentItem, ContentTitle } from "@/lib/exhibitions/content-contracts";
import { mayOpen } from "@/lib/exhibitions/content-rules";
import { onShow } from "@/lib/exhibitions/rules";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import type { MemberContent } from "@/prisma/generated/client";

// A perk that is no longer known is read as the rarest one: what was locked stays locked.
function perkOf({ requiredPerk }: Pick<MemberContent, "requiredPerk">): PerkName | null {
  if (requiredPerk === null) return null;
  return perkNames.find((name) => name === requiredPerk) ?? "welcomePack";
}

/** The exhibition under that address: for the desk a draft too, as something can be hung there before its doors open. */
export async function requireExhibitionId(slug: string, among: object = { deletedAt: null }): Promise<string> {
  const row = await db.exhibition.findFirst({ where: { slug, ...among }, select: { id: true } });
  return row?.id ?? refuse("not_found", "There is no such exhibition.");
}

/** A row as somebody who may enter the members' room sees it. */
export function toContentItem(row: MemberContent, slug: string, viewer: Pick<Actor, "perks">): ContentItem {
  const requiredPerk = perkOf(row);
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    ...(mayOpen(requiredPerk, viewer) && { url: apiPaths.memberFile(slug, row.id) }),
    requiredPerk,
    size: row.sizeBytes,
  };
}

const listed = async (slug: string): Promise<MemberContent[]> =>
  db.memberContent.findMany({
    where: { exhibitionId: await requireExhibitionId(slug, onShow), deletedAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: 200,
  });

/** Everything behind the door of an exhibition, newest first, for somebody who is let in. */
export async function listContent(slug: string, viewer: Pick<Actor, "perks">): Promise<ContentItem[]> {
  return (await listed(slug)).map((row) => toContentItem(row, slug, viewer));
}

/** The same by title and type only, for somebody without a plan. */
export async function listContentTitles(slug: string): Promise<ContentTitle[]> {
  return (await listed(slug)).map(({ id, title, type }) => ({ _id: id, title, type }));
}

/** One piece, for somebody who may open it now: the plan and its perks are those of this moment. */
export async function requireContent(slug: string, id: string, viewer: Pick<Actor, "perks">): Promise<MemberContent> {
  const row = await db.memberContent.findFirst({
    where: { id, deletedAt: null, exhibition: { slug, ...onShow } },
  });
  if (!row) return refuse("not_found", "There is nothing here.");
  if (!mayOpen(perkOf(row), viewer)) refuse("forbidden", "Your plan does not open this piece.");
  return row;
}
