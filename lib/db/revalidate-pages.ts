// With its extension, so that the browser tests can import it too: Next declares no exports.
import { revalidatePath } from "next/cache.js";
import { log } from "@/lib/core/log";
import { withRetry } from "@/lib/db/client";
import { preparedQuery } from "@/lib/db/prepared-query";
import { Prisma } from "@/prisma/generated/client";

const ROUTE = "/route";

/** The tag that Next gives a page, or a route handler, for its path ("How revalidation works" in its manual). */
const tagOf = (path: string) => `_N_T_${path}${path.includes("[") && !path.endsWith(ROUTE) ? "/page" : ""}`;

/** Next's own page cache. It has no type for a route handler, which has the tag of the layout of its folder as well. */
function revalidateHost(path: string): void {
  if (path.endsWith(ROUTE)) revalidatePath(path.slice(0, -ROUTE.length), "layout");
  else revalidatePath(path, path.includes("[") ? "page" : undefined);
}

/** The prefixes of changes that page-cache.mjs may show up to a second, or five, later. */
const SOON = "soon:";
const BIDS = "bids:";

/**
 * Has prerendered pages rendered again at their next request, on every instance. Call it after the write is committed, and await it: it stores the
 * change in Postgres, where the page cache looks (page-cache.mjs). A path with a `[param]`, written as the folder in app/, means every
 * page of that route; with `/route` at its end it is a route handler. On a host with a page cache of its own, Next's `revalidatePath` does the same; outside Next (a script) that part is skipped.
 */
export const revalidatePages = (paths: Iterable<string>): Promise<void> => storeChanges(paths, "");

/**
 * The same for a change that comes many times a second, such as the number left of a drop while it sells: each page is rendered at most once a
 * second, so a change shows after a second at the latest. A host with a page cache of its own shows it at the next request.
 */
export const revalidatePagesSoon = (paths: Iterable<string>): Promise<void> => storeChanges(paths, SOON);

/** The same for bids: each page is rendered for them at most once every five seconds. Open pages follow the bids by messages. */
export const revalidatePagesForBids = (paths: Iterable<string>): Promise<void> => storeChanges(paths, BIDS);

/** How long after a failed write its tags are written once more. */
const RETRY_MS = 1_000;

type JoinWrite = (tags: Iterable<string>, isRetry?: boolean) => Promise<void>;

/**
 * A chain of writes, one after the other. The promise resolves when these tags are stored, by a write that begins after the call. Calls that come
 * while a write is under way share the next one: the orders of a busy hour change the same tags, and one after the other they would wait for
 * each other's commits. When a write fails, its tags are in one more; nobody waits for that.
 */
function startWrites(): JoinWrite {
  let last: Promise<void> = Promise.resolve();
  let next: { retryable: Map<string, boolean>; written: Promise<void> } | undefined;

  const join: JoinWrite = (tags, isRetry = false) => {
    if (!next) {
      const retryable = new Map<string, boolean>();
      const written = last.then(async () => {
        next = undefined;
        if (await writeTags(retryable.keys())) return;
        const again = [...retryable].flatMap(([tag, isRetryable]) => (isRetryable ? tag : []));
        if (again.length > 0) setTimeout(() => void join(again, true), RETRY_MS).unref();
      });
      next = { retryable, written };
      last = written;
    }
    for (const tag of tags) next.retryable.set(tag, !isRetry || next.retryable.get(tag) === true);
    return next.written;
  };
  return join;
}

/** An edit does not wait for the writes of many orders or bids. */
const joinWrite = startWrites();
const joinDelayedWrite = startWrites();

/** Whether the tags are stored. Never rejects: what was changed is committed, and its pages show it when their hour is over. */
async function writeTags(batch: Iterable<string>): Promise<boolean> {
  // Sorted, so that two instances lock the rows in the same order.
  const tags = [...batch].sort();
  try {
    await withRetry(() =>
      preparedQuery(Prisma.sql`
        INSERT INTO page_invalidations (tag, changed_at) SELECT tag, clock_timestamp() FROM unnest(${tags}::text[]) AS tag
        ON CONFLICT (tag) DO UPDATE SET changed_at = greatest(page_invalidations.changed_at, excluded.changed_at)`),
    );
    return true;
  } catch (err) {
    log().error({ err, tags }, "pages could not be revalidated");
    return false;
  }
}

async function storeChanges(paths: Iterable<string>, prefix: string): Promise<void> {
  const unique = [...new Set(paths)];
  if (unique.length === 0) return;
  const join = prefix === "" ? joinWrite : joinDelayedWrite;
  await join(unique.map((path) => `${prefix}${tagOf(path)}`));
  for (const path of unique) {
    try {
      revalidateHost(path);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes("static generation store missing")) throw error;
    }
  }
}
