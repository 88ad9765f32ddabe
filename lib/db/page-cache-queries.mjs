// @ts-check
// The queries of page-cache.mjs, on connections of their own: Next loads both files without the app.
import { Pool } from "pg";

/**
 * @typedef {{ value: Buffer; tags: string[]; lifetime: unknown; at: number }} StoredPage
 * @typedef {{ build: string; key: string }} PageId
 */

/** @type {{ changes: Pool; pages: Pool } | undefined} */
let pools;
/** The question what has changed has a connection of its own, so that it never waits for pages that are read or stored. */
function connections() {
  const settings = {
    connectionString: process.env.DATABASE_URL,
    connectionTimeoutMillis: 1_000,
    query_timeout: 2_000,
    allowExitOnIdle: true,
  };
  pools ??= {
    changes: new Pool({ ...settings, max: 1 }).on("error", () => undefined),
    pages: new Pool({ ...settings, max: 2, connectionTimeoutMillis: 5_000 }).on("error", () => undefined),
  };
  return pools;
}

/**
 * The tags that have changed since a time, each with the time of its last change, and the time now, in the database's milliseconds.
 * @param {number} since @returns {Promise<{ now: number; changes: Record<string, number> }>}
 */
export async function listChanges(since) {
  const { rows } = await connections().changes.query(
    `SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now,
       (SELECT coalesce(json_object_agg(tag, extract(epoch FROM changed_at)::float8 * 1000), '{}')
        FROM page_invalidations WHERE changed_at > to_timestamp($1::float8 / 1000)) AS changes`,
    [since],
  );
  return rows[0];
}

/** @param {PageId} id @returns {Promise<StoredPage | undefined>} */
export async function readPage({ build, key }) {
  const { rows } = await connections().pages.query(
    `SELECT value, tags, lifetime, extract(epoch FROM rendered_at)::float8 * 1000 AS at
     FROM cached_pages WHERE build = $1 AND key = $2`,
    [build, key],
  );
  return rows[0];
}

/**
 * Stores a page, unless a later render of it is stored.
 * @param {PageId} id @param {StoredPage} page
 */
export async function storePage({ build, key }, { value, tags, lifetime, at }) {
  await connections().pages.query(
    `INSERT INTO cached_pages (build, key, value, tags, lifetime, rendered_at)
     VALUES ($1, $2, $3, $4, $5, to_timestamp($6::float8 / 1000))
     ON CONFLICT (build, key) DO UPDATE SET value = excluded.value, tags = excluded.tags, lifetime = excluded.lifetime,
       rendered_at = excluded.rendered_at WHERE cached_pages.rendered_at < excluded.rendered_at`,
    [build, key, value, tags, JSON.stringify(lifetime ?? null), at],
  );
}

/** @param {PageId} id */
export async function deletePage({ build, key }) {
  await connections().pages.query("DELETE FROM cached_pages WHERE build = $1 AND key = $2", [build, key]);
}
