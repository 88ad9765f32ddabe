// @ts-check
// Next's cache of prerendered pages (`cacheHandler` in next.config.ts; docs/decisions/019), in Postgres and shared by all instances. JavaScript, because Next
// loads this file without compiling it.
import fs from "node:fs";
import path from "node:path";
import v8 from "node:v8";
import { deletePage, listChanges, readPage, storePage } from "./page-cache-queries.mjs";

/**
 * @typedef {{ kind: string; status?: number; headers?: Record<string, unknown>; html?: string; rscData?: Buffer; body?: Buffer }} PageValue
 * @typedef {{ value: PageValue; tags: string[]; cacheControl: unknown; renderedAt: number; bytes: number }} Entry
 * @typedef {{ serverDistDir?: string; dev?: boolean }} HandlerOptions
 */

/** The most that one process holds in memory. */
const MEMORY_BYTES = 64 * 1024 * 1024;
/** Older copies are not used; the scheduled jobs delete the rows and, a day later, the invalidations (prune-page-cache.ts). */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** An invalidation becomes visible when its statement commits, a moment after the time that it stores. */
const COMMIT_DELAY_MS = 15_000;
/** How long pages are served from memory without asking, after the database could not be reached; doubled at each failure. */
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** The prefixes of changes that may show this much after the last render (`revalidatePagesSoon`, `revalidatePagesForBids`). */
const DELAYS_MS = { "soon:": 1_000, "bids:": 5_000 };
/** Anyone can ask for pages that do not exist: these few are in memory only. */
const MISSING_PAGES = 50;
const LONGEST_KEY = 500;
const TAGS_HEADER = "x-next-cache-tags";

/** What this process knows, shared by the handler objects that Next makes for each request. */
const memory = {
  /** @type {Map<string, Entry>} the least recently used entry first */
  entries: new Map(),
  bytes: 0,
  /** @type {Map<string, number>} when each tag last changed, in the database's milliseconds */
  changes: new Map(),
  /** @type {Map<string, Entry>} pages that do not exist, the oldest first */
  missing: new Map(),
  /** The database's time of the last look. */
  readAt: 0,
  pausedUntil: 0,
  pauseMs: SHORTEST_PAUSE_MS,
};

async function readChanges() {
  if (Date.now() < memory.pausedUntil) return;
  const since = memory.readAt ? memory.readAt - COMMIT_DELAY_MS : 0;
  const { now, changes } = await listChanges(since);
  for (const [tag, at] of Object.entries(changes)) memory.changes.set(tag, at);
  memory.readAt = now;
  memory.pauseMs = SHORTEST_PAUSE_MS;
}

/** @type {Promise<void> | undefined} */
let current;
/** @type {Promise<void> | undefined} */
let next;

/**
 * Reads the changes that were committed before this call. Requests that arrive during one query share the next.
 * @returns {Promise<void>}
 */
function refreshChanges() {
  if (!current) {
    current = readChanges().finally(() => {
      current = undefined;
    });
    return current;
  }
  next ??= current
    .catch(() => undefined)
    .then(() => {
      next = undefined;
      return refreshChanges();
    });
  return next;
}

/** @param {string} tag */
const changedAt = (tag) => memory.changes.get(tag) ?? 0;

/** @param {Pick<Entry, "tags" | "renderedAt">} entry */
function isCurrent({ tags, renderedAt }) {
  if (tags.some((tag) => changedAt(tag) >= renderedAt)) return false;
  return Object.entries(DELAYS_MS).every(
    ([prefix, delay]) =>
      memory.readAt < renderedAt + delay || tags.every((tag) => changedAt(prefix + tag) < renderedAt),
  );
}

/** @param {string} key @param {Entry} entry */
function remember(key, entry) {
  forget(key);
  memory.entries.set(key, entry);
  memory.bytes += entry.bytes;
  for (const [oldest] of memory.entries) {
    if (memory.bytes <= MEMORY_BYTES) return;
    forget(oldest);
  }
}

/** @param {string} key */
function forget(key) {
  memory.bytes -= memory.entries.get(key)?.bytes ?? 0;
  memory.entries.delete(key);
}

/** @param {string} message */
const report = (message) => (/** @type {unknown} */ error) => {
  const err = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${JSON.stringify({ level: "warn", msg: message, err })}\n`);
  return undefined;
};

/** @param {unknown} error */
function pause(error) {
  memory.pausedUntil = Date.now() + memory.pauseMs;
  memory.pauseMs = Math.min(memory.pauseMs * 2, LONGEST_PAUSE_MS);
  report("the page cache cannot reach Postgres")(error);
}

/** Postgres cannot store a NUL, and no page of ours has a long path. @param {string} key */
const isStorable = (key) => key.length <= LONGEST_KEY && !key.includes("\0");

/** @param {string} key @param {Entry} entry */
function rememberMissing(key, entry) {
  memory.missing.delete(key);
  memory.missing.set(key, entry);
  const [oldest = ""] = memory.missing.keys();
  if (memory.missing.size > MISSING_PAGES) memory.missing.delete(oldest);
}

/** @param {PageValue} value */
function tagsOf({ headers }) {
  const tags = headers?.[TAGS_HEADER];
  return typeof tags === "string" ? tags.split(",") : [];
}

/**
 * Stores the pages that Next prerenders or renders again. A page is current when nothing under its tags has changed since its render began; every
 * read asks Postgres, so an edit shows at the next request on every instance. Without Postgres, pages come from memory.
 */
export default class PageCache {
  /** @type {Map<string, number>} when this request looked for a page and began to render it */
  #lookedAt = new Map();
  /** @type {Map<string, Entry>} what it found */
  #found = new Map();

  /** @param {HandlerOptions} options */
  constructor({ serverDistDir, dev } = {}) {
    // A build renders every page, and a development server none from the cache.
    this.isOff =
      Boolean(dev) ||
      process.env.NODE_ENV === "development" ||
      process.env.NEXT_PHASE === "phase-production-build" ||
      !serverDistDir;
    this.build = this.isOff ? "" : buildId(serverDistDir ?? "");
  }

  /** @param {string} key */
  async get(key) {
    if (this.isOff || !isStorable(key)) return null;
    if (Date.now() >= memory.pausedUntil) await refreshChanges().catch(pause);
    this.#lookedAt.set(key, memory.readAt);
    const entry = await this.#find(key);
    if (!entry || entry.renderedAt < memory.readAt - MAX_AGE_MS) return null;
    this.#found.set(key, entry);
    return { value: entry.value, lastModified: entry.renderedAt, cacheControl: entry.cacheControl };
  }

  /** @param {string} key @returns {Promise<Entry | undefined>} */
  async #find(key) {
    const cached = memory.entries.get(key) ?? memory.missing.get(key);
    if (cached && isCurrent(cached)) {
      if (memory.entries.has(key)) remember(key, cached);
      return cached;
    }
    if (Date.now() < memory.pausedUntil) return undefined;
    const stored = await this.#read(key).catch(report("a page could not be read from the page cache"));
    if (stored) remember(key, stored);
    return stored;
  }

  /** @param {string} key @returns {Promise<Entry | undefined>} */
  async #read(key) {
    const row = await readPage({ build: this.build, key });
    if (!row || !isCurrent({ tags: row.tags, renderedAt: row.at })) return undefined;
    const value = v8.deserialize(row.value);
    return { value, tags: row.tags, cacheControl: row.lifetime, renderedAt: row.at, bytes: row.value.length };
  }

  /** @param {string} key @param {PageValue | null} value @param {{ cacheControl?: unknown }} context */
  async set(key, value, { cacheControl } = {}) {
    if (this.isOff || !value || !isStorable(key)) return;
    const found = this.#found.get(key);
    // After a failed render Next stores the old page again for a shorter time. It is as old as it was.
    const renderedAt = found?.value === value ? found.renderedAt : (this.#lookedAt.get(key) ?? 0);
    const tags = tagsOf(value);
    const status = value.status ?? 200;
    if (status >= 300) {
      forget(key);
      if (status >= 400) rememberMissing(key, { value, tags, cacheControl, renderedAt, bytes: 0 });
      if (found)
        await deletePage({ build: this.build, key }).catch(report("a page could not be removed from the page cache"));
      return;
    }
    memory.missing.delete(key);
    const stored = v8.serialize(value);
    remember(key, { value, tags, cacheControl, renderedAt, bytes: stored.length });
    if (Date.now() < memory.pausedUntil) return;
    await storePage({ build: this.build, key }, { value: stored, tags, lifetime: cacheControl, at: renderedAt }).catch(
      report("a page could not be stored in the page cache"),
    );
  }

  /** Does nothing: revalidate-pages.ts stores each change itself before the write is answered, which Next does not wait for. */
  async revalidateTag() {}

  resetRequestCache() {}
}

/** @type {Map<string, string>} */
const buildIds = new Map();

/** @param {string} serverDistDir */
function buildId(serverDistDir) {
  const file = path.join(serverDistDir, "..", "BUILD_ID");
  const known = buildIds.get(file) ?? fs.readFileSync(file, "utf8");
  buildIds.set(file, known);
  return known;
}
