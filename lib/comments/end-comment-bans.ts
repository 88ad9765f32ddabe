import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

/** Scheduled job: marks bans whose time is over, so that the comments they hid are in the search and on the pages again. */
export async function endCommentBans(): Promise<number> {
  const ended = await db.$queryRaw<{ hides: boolean }[]>`
    UPDATE comment_bans SET lifted_at = ends_at WHERE lifted_at IS NULL AND ends_at <= clock_timestamp() RETURNING hides`;
  if (ended.some(({ hides }) => hides)) await revalidatePages([...pagesShowing.guestbook, ...pagesShowing.featured]);
  return ended.length;
}
