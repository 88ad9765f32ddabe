import type { Actor } from "@/lib/auth/contracts";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

/** Sets for all numbers that the actor owns now whether their owner is named in public. Returns how many have changed. */
export async function setNumberNames({ actor, shown }: { actor: Actor; shown: boolean }): Promise<number> {
  const changed = await db.$executeRaw`
    UPDATE edition_ownerships SET name_shown = ${shown} WHERE user_id = ${actor._id} AND ended_at IS NULL AND name_shown <> ${shown}`;
  if (changed > 0) await revalidatePages(pagesShowing.ownership);
  return changed;
}
