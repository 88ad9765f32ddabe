import fs from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { env } from "@/lib/core/env";
import { db } from "@/lib/db/client";
import { seed } from "@/prisma/seed/seed";
import { seedLarge } from "@/prisma/seed/seed-large";
import { type AdminList, adminLists, cursorAt } from "@/tests/query-plans/admin-lists";
import { explainStatements, recordStatements } from "@/tests/query-plans/explain";
import { inTier } from "@/tests/tier";

// A quarter of the load data is enough to see which plan Postgres chooses.
const scale = inTier(0.25, 1);
const MAX_MS = 300;
/** A table of so few rows is read at once sooner than looked up. */
const smallTableRows = 5_000 * scale;
const largeTables = new Set<string>();

beforeAll(async () => {
  await seed();
  await seedLarge(env().DATABASE_URL, { users: 10_000 * scale, orders: 50_000 * scale, comments: 100_000 * scale });
  const counted = await db.$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > ${smallTableRows}`;
  for (const { name } of counted) largeTables.add(name);
  expect([...largeTables]).toEqual(
    expect.arrayContaining(["users", "orders", "comments", "charges", "audit_log", "outbox_messages"]),
  );
}, 300_000);

/** Where a list is nine tenths through: the place of the row there, or the number of the page. */
async function deepCursor({ order, deepPage }: AdminList): Promise<string> {
  if (!order) return String(deepPage ?? 1);
  const { from, at, id, direction, where = "true" } = order;
  const [place] = await db.$queryRawUnsafe<{ at: Date; id: string }[]>(
    `SELECT ${at} AS at, ${id} AS id FROM ${from} WHERE ${where} ORDER BY 1 ${direction}, 2
     OFFSET (SELECT count(*) * 9 / 10 FROM ${from} WHERE ${where}) LIMIT 1`,
  );
  if (!place) throw new Error(`${from} is empty: there is too little load data`);
  return cursorAt(place);
}

describe.each(adminLists.map((list) => [list.query.name, list] as const))("%s", (_, list) => {
  test.each(Object.keys(list.reads))(
    "%s: no list is read from end to end, and none is sorted for one page",
    async (name) => {
      const read = list.reads[name] as AdminList["reads"][string];
      const deep = await deepCursor(list);
      const plans = await explainStatements(await recordStatements(() => read(deep)));
      expect(plans.length).toBeGreaterThan(0);
      for (const { sql, scanned, sorted } of plans) {
        expect(
          scanned.filter((table) => largeTables.has(table) && list.tables.includes(table)),
          sql,
        ).toEqual([]);
        if (/\bLIMIT\b/.test(sql)) expect(sorted, sql).toBeLessThan(list.maxSortedRows ?? 500);
      }
    },
  );

  const maxMs = list.maxMs ?? MAX_MS;
  test(`returns within ${maxMs} ms`, async () => {
    const deep = await deepCursor(list);
    for (const [name, read] of Object.entries(list.reads)) {
      const times: number[] = [];
      for (let i = 0; i < 4; i++) {
        const began = performance.now();
        await read(deep);
        times.push(performance.now() - began);
      }
      expect(Math.min(...times), name).toBeLessThan(maxMs);
    }
  }, 60_000);
});

/** What a source file takes from lib/ that reads a list or adds one up. */
function importedQueries(file: string): string[] {
  const source = fs.readFileSync(file, "utf8");
  const imports = [...source.matchAll(/import \{([^}]+)\} from "@\/lib\/[^"]+"/g)];
  const names = imports.flatMap(([, taken = ""]) => taken.split(",").map((name) => name.trim()));
  return names.filter((name) => /^(list|count|getStats)/.test(name));
}

const filesUnder = (folder: string, name: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === name)
    .map((file) => path.join(folder, file));

test("covers every list that an admin page or admin route reads", () => {
  const adminPages = filesUnder("app/admin", "page.tsx");
  const calls = filesUnder("app/api", "route.ts").filter((file) =>
    /access: "admin"/.test(fs.readFileSync(file, "utf8")),
  );
  const known = new Set(adminLists.map(({ query }) => query.name));
  const missing = [...adminPages, ...calls].flatMap((file) =>
    importedQueries(file).flatMap((name) => (known.has(name) || publicLists[name] ? [] : `${name} of ${file}`)),
  );
  expect(adminPages.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

/** Lists in the same files that are not admin lists, or are as short as the number of exhibitions. */
const publicLists: Record<string, string> = {
  listDeliveryCountries: "the countries of the delivery zones, of which there are few",
  listExportParams: "no query: the shape of an address",
  listExportQuery: "no query: the filters of an address",
  listPicks: "no query: it adds up orders that were read",
  listExhibitions: "the rooms of the museum, of which there are two",
  listAdminLegalPages: "the current version of each of the five legal pages",
  listRehearsals: "the newest 20 rehearsals of one drop, by their index",
  listImports: "the newest 50 imports of products",
  listScheduledChanges: "the changes that wait for their time, by the index of their records",
  listVersions: "the newest 20 versions of one record, by their unique index",
  listComments: "a public wall, in a file that has a call for admins beside it",
  listEvents: "the public list of evenings",
  listParkedEvents: "the newest 100 events that could not be handled, of which there are few",
  listLeaders: "the leaders on the public wall, of whom one is chosen",
  listProducts: "the public shelf, from which a work is given its drop",
};
