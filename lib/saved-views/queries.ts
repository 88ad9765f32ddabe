import type { Actor } from "@/lib/auth/contracts";
import { db } from "@/lib/db/client";
import { type ListName, type ListSettings, MAX_VIEWS_PER_LIST, savedView } from "@/lib/saved-views/contracts";

/** The admin's own views and hidden columns of a list. */
export async function getListSettings(actor: Pick<Actor, "_id">, list: ListName): Promise<ListSettings> {
  const [views, hidden] = await Promise.all([
    db.savedView.findMany({
      where: { userId: actor._id, list },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: MAX_VIEWS_PER_LIST,
    }),
    db.hiddenColumns.findUnique({ where: { userId_list: { userId: actor._id, list } } }),
  ]);
  return { views: views.map(toSavedView), hiddenColumns: hidden?.columns ?? [] };
}

export const toSavedView = ({ id, name, query }: { id: string; name: string; query: unknown }) =>
  savedView.parse({ _id: id, name, query });
