import { revalidatePath } from "next/cache";
import { log } from "@/lib/core/log";
import { db, withRetry } from "@/lib/db/client";

/** The tag that Next gives a page for its path ("How revalidation works" in its manual). */
const tagOf = (path: string) => `_N_T_${path}${path.includes("[") ? "/page" : ""}`;

/**
 * Has prerendered pages rendered again at their next request, on every instance. Call it after the write is committed, and await it: it stores the
 * change in Postgres, where the page cache looks (page-cache.mjs). A path with a `[param]`, written as the folder in app/, means every
 * page of that route. On a host with a page cache of its own, Next's `revalidatePath` does the same; outside Next (a script) that part is skipped.
 */
export async function revalidatePages(paths: Iterable<string>): Promise<void> {
  // Sorted, so that two calls lock the rows in the same order.
  const unique = [...new Set(paths)].sort();
  if (unique.length === 0) return;
  try {
    await withRetry(
      () => db.$executeRaw`
        INSERT INTO page_invalidations (tag, changed_at) SELECT tag, clock_timestamp() FROM unnest(${unique.map(tagOf)}::text[]) AS tag
        ON CONFLICT (tag) DO UPDATE SET changed_at = greatest(page_invalidations.changed_at, excluded.changed_at)`,
    );
  } catch (err) {
    // The write itself is done. The pages show it when their hour is over.
    log().error({ err, paths: unique }, "pages could not be revalidated");
  }
  for (const path of unique) {
    try {
      revalidatePath(path, path.includes("[") ? "page" : undefined);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes("static generation store missing")) throw error;
    }
  }
}
