// @ts-check
// Next's cache of prerendered pages (`cacheHandler` in next.config.ts; docs/decisions/019), in Postgres and shared by all instances. JavaScript, because Next
// loads this file without compiling it.
import fs from "node:fs";
import path from "node:path";
import v8 from "node:v8";
import { Pool } from "pg";

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
/** How long pages are served from memory without asking, after the database could not be reached. */
const DATABASE_PAUSE_MS = 1_000;
const TAGS_HEADER = "x-next-cache-tags";

/** What this process knows, shared by the handler objects that Next makes for each request. */
const memory = {
  /** @type {Map<string, Entry>} the least recently used entry first */
  entries: new Map(),
  bytes: 0,
  /** @type {Map<string, number>} when each tag last changed, in the database's milliseconds */
  changes: new Map(),
  /** The database's time of the last look. */
  readAt: 0,
  pausedUntil: 0,
};

/** @type {Pool | undefined} */
let pool;
function database() {
  pool ??= new Pool({
    connectionString: process.env.DATABASE_URL,
    max: 3,
    connectionTimeoutMillis: 1_000,
    query_timeout: 2_000,
    allowExitOnIdle: true,
  }).on("error", () => undefined);
  return pool;
}

async function readChanges() {
  const since = memory.readAt ? memory.readAt - COMMIT_DELAY_MS : 0;
  const { rows } = await database().query(
    `SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now,
       (SELECT coalesce(json_object_agg(tag, extract(epoch FROM changed_at)::float8 * 1000), '{}')
        FROM page_invalidations WHERE changed_at > to_timestamp($1::float8 / 1000)) AS changes`,
    [since],
  );
  for (const [tag, at] of Object.entries(rows[0].changes)) memory.changes.set(tag, Number(at));
  memory.readAt = rows[0].now;
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

/** @param {Pick<Entry, "tags" | "renderedAt">} entry */
const isCurrent = ({ tags, renderedAt }) => tags.every((tag) => (memory.changes.get(tag) ?? 0) < renderedAt);

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

/** @param {unknown} error */
function pause(error) {
  memory.pausedUntil = Date.now() + DATABASE_PAUSE_MS;
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `${JSON.stringify({ level: "warn", msg: "the page cache cannot reach Postgres", err: text })}\n`,
  );
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

  /** @param {HandlerOptions} options */
  constructor({ serverDistDir, dev } = {}) {
    // A build renders every page, and a development server none from the cache.
    this.isOff = Boolean(dev) || process.env.NEXT_PHASE === "phase-production-build" || !serverDistDir;
    this.build = this.isOff ? "" : buildId(serverDistDir ?? "");
  }

  /** @param {string} key */
  async get(key) {
    if (this.isOff) return null;
    const isPaused = Date.now() < memory.pausedUntil;
    if (!isPaused) await refreshChanges().catch(pause);
    this.#lookedAt.set(key, memory.readAt);
    const cached = memory.entries.get(key);
    const entry = cached && isCurrent(cached) ? cached : isPaused ? undefined : await this.#read(key).catch(pause);
    if (!entry || entry.renderedAt < memory.readAt - MAX_AGE_MS) return null;
    remember(key, entry);
    return { value: entry.value, lastModified: entry.renderedAt, cacheControl: entry.cacheControl };
  }

  /** @param {string} key @returns {Promise<Entry | undefined>} */
  async #read(key) {
    const { rows } = await database().query(
      `SELECT value, tags, lifetime, extract(epoch FROM rendered_at)::float8 * 1000 AS at
       FROM cached_pages WHERE build = $1 AND key = $2`,
      [this.build, key],
    );
    const [row] = rows;
    if (!row || !isCurrent({ tags: row.tags, renderedAt: row.at })) return undefined;
    const value = v8.deserialize(row.value);
    return { value, tags: row.tags, cacheControl: row.lifetime, renderedAt: row.at, bytes: row.value.length };
  }

  /** @param {string} key @param {PageValue | null} value @param {{ cacheControl?: unknown }} context */
  async set(key, value, { cacheControl } = {}) {
    // Anyone can ask for pages that do not exist, so these are not stored.
    if (this.isOff || !value || (value.status ?? 200) >= 400) return;
    const renderedAt = this.#lookedAt.get(key) ?? 0;
    const tags = tagsOf(value);
    const stored = v8.serialize(value);
    remember(key, { value, tags, cacheControl, renderedAt, bytes: stored.length });
    if (Date.now() < memory.pausedUntil) return;
    await database()
      .query(
        `INSERT INTO cached_pages (build, key, value, tags, lifetime, rendered_at)
         VALUES ($1, $2, $3, $4, $5, to_timestamp($6::float8 / 1000))
         ON CONFLICT (build, key) DO UPDATE SET value = excluded.value, tags = excluded.tags, lifetime = excluded.lifetime,
           rendered_at = excluded.rendered_at WHERE cached_pages.rendered_at < excluded.rendered_at`,
        [this.build, key, stored, tags, JSON.stringify(cacheControl ?? null), renderedAt],
      )
      .catch(pause);
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
