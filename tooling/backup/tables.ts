// Reads and writes the rows of whole tables as Postgres' own COPY text, always as a stream.
import { createHash } from "node:crypto";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Client, escapeIdentifier } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

/** A table with the columns that can be written, and its primary key. */
export type Table = { name: string; columns: string[]; key: string[] };

/** Written by `npm run migrate`, or again as the app runs. Rate limits hold IP and email addresses, which an archive would outlive. */
const derivedTables = ["sql_functions", "search_documents", "rate_limits", "cached_pages", "page_invalidations"];

/** Every table that a backup holds; one that others refer to comes before them. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { parents: string[] }>(
    `SELECT c.relname::text AS name,
       ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
             AND a.attgenerated = '' ORDER BY a.attname::text COLLATE "C") AS columns,
       ARRAY(SELECT a.attname::text FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
             WHERE i.indrelid = c.oid AND i.indisprimary ORDER BY a.attname::text COLLATE "C") AS key,
       ARRAY(SELECT f.relname::text FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
             WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS parents
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)
     ORDER BY c.relname::text COLLATE "C"`,
    [derivedTables],
  );
  const sorted: Table[] = [];
  const left = new Map(rows.map((row) => [row.name, row]));
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ parents }) => !parents.some((parent) => left.has(parent)));
    if (ready.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${[...left.keys()].join(", ")}`);
    for (const { name, columns, key } of ready) {
      sorted.push({ name, columns, key });
      left.delete(name);
    }
  }
  return sorted;
}

/** Makes the text of a value the same in every session. */
export async function fixTextFormats(client: Client): Promise<void> {
  await client.query(`SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'iso_8601';
    SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL statement_timeout = 0;
    SET LOCAL idle_in_transaction_session_timeout = 0`);
}

const nameOf = (table: string) => `public.${escapeIdentifier(table)}`;

/** Streams the rows into `target`, sorted by the primary key, so that equal rows are equal bytes. Returns their count and checksum. */
export async function readRows(
  client: Client,
  { name, columns, key }: Table,
  target: NodeJS.WritableStream,
): Promise<{ rows: number; checksum: string }> {
  const order = (key.length > 0 ? key.map(escapeIdentifier) : ["t"]).map((part) => `(${part})::text COLLATE "C"`);
  const copy = client.query(
    copyTo(
      `COPY (SELECT ${columns.map(escapeIdentifier).join(", ")} FROM ${nameOf(name)} t ORDER BY ${order.join(", ")}) TO STDOUT`,
    ),
  );
  const hash = createHash("sha256");
  let rows = 0;
  const counted = new PassThrough().on("data", (chunk: Buffer) => {
    hash.update(chunk);
    rows += countLines(chunk);
  });
  await pipeline(copy, counted, target);
  return { rows, checksum: hash.digest("hex") };
}

/** COPY ends each row with a line break and escapes those of the values. */
function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}

/** Inserts the rows of a stream that `readRows` wrote. */
export async function writeRows(
  client: Client,
  { name, columns }: { name: string; columns: string[] },
  rows: Readable,
): Promise<void> {
  const names = columns.map(escapeIdentifier).join(", ");
  await pipeline(rows, client.query(copyFrom(`COPY ${nameOf(name)} (${names}) FROM STDIN`)));
}
