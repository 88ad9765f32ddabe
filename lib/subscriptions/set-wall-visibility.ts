import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

/** Stores a member's first answer to the Founders Wall question. Profile Settings changes it later. */
export async function setWallVisibility(userId: string, show: boolean): Promise<void> {
  await transaction(async (tx) => {
    const updated = await tx.$executeRaw`
      UPDATE subscriptions SET wall_prompted_at = clock_timestamp(), updated_at = now() WHERE user_id = ${userId} AND wall_prompted_at IS NULL`;
    // A repeated or outdated answer does not overwrite a later setting.
    if (updated > 0) await tx.user.update({ where: { id: userId }, data: { showOnWall: show } });
  });
  await revalidatePages(pagesShowing.foundersWall);
}
