import { db } from "@/lib/db/client";

/** Scheduled job: deletes pages older than a day, which page-cache.mjs no longer uses, and the invalidations that only they could need. */
export async function prunePageCache(): Promise<void> {
  await db.$executeRaw`DELETE FROM cached_pages WHERE rendered_at < now() - interval '1 day'`;
  await db.$executeRaw`DELETE FROM page_invalidations WHERE changed_at < now() - interval '2 days'`;
}
