import fs from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { seed } from "@/prisma/seed";
import { seedLarge } from "@/prisma/seed-large";
import { cursorAt, type DeskList, deskLists } from "@/tests/scale/desk-lists";
import { plansOf, statementsOf } from "@/tests/scale/plans";

// A quarter of the crowd is enough for Postgres to show what it would choose; CROWD=1 brings all of it.
const part = Number(process.env.CROWD ?? 0.25);
const mostMs = 300;
/** A table of so few rows is read at once sooner than looked up. */
const few = 5_000 * part;
const many = new Set<string>();

beforeAll(async () => {
  await seed();
  await seedLarge(env().DATABASE_URL, { users: 10_000 * part, orders: 50_000 * part, comments: 100_000 * part });
  const counted = await db.$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > ${few}`;
  for (const { name } of counted) many.add(name);
  expect([...many]).toEqual(
    expect.arrayContaining(["users", "orders", "comments", "charges", "audit_log", "outbox_messages"]),
  );
}, 300_000);

/** Where a list is nine tenths through: the place of the row there, or the number of the page. */
async function deepIn({ order, deepPage }: DeskList): Promise<string> {
  if (!order) return String(deepPage ?? 1);
  const { from, at, id, direction, where = "true" } = order;
  const [place] = await db.$queryRawUnsafe<{ at: Date; id: string }[]>(
    `SELECT ${at} AS at, ${id} AS id FROM ${from} WHERE ${where} ORDER BY 1 ${direction}, 2
     OFFSET (SELECT count(*) * 9 / 10 FROM ${from} WHERE ${where}) LIMIT 1`,
  );
  if (!place) throw new Error(`${from} is empty: the crowd is too small`);
  return cursorAt(place);
}

describe.each(deskLists.map((list) => [list.query.name, list] as const))("%s", (_, list) => {
  test.each(Object.keys(list.reads))(
    "%s: no list is read from end to end, and none is sorted for one page",
    async (name) => {
      const read = list.reads[name] as DeskList["reads"][string];
      const deep = await deepIn(list);
      const plans = await plansOf(await statementsOf(() => read(deep)));
      expect(plans.length).toBeGreaterThan(0);
      for (const { sql, scanned, sorted } of plans) {
        expect(
          scanned.filter((table) => many.has(table) && list.tables.includes(table)),
          sql,
        ).toEqual([]);
        if (/\bLIMIT\b/.test(sql)) expect(sorted, sql).toBeLessThan(list.mostSorted ?? 500);
      }
    },
  );

  test(`answers within ${mostMs} ms`, async () => {
    const deep = await deepIn(list);
    for (const [name, read] of Object.entries(list.reads)) {
      const times: number[] = [];
      for (let i = 0; i < 4; i++) {
        const began = performance.now();
        await read(deep);
        times.push(performance.now() - began);
      }
      expect(Math.min(...times), name).toBeLessThan(mostMs);
    }
  }, 60_000);
});

/** What a source file takes from lib/ that reads a list or adds one up. */
function readsOf(file: string): string[] {
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

test("every list that a desk or a call for admins reads stands in the table above", () => {
  const desks = filesUnder("app/admin", "page.tsx");
  const calls = filesUnder("app/api", "route.ts").filter((file) =>
    /access: "admin"/.test(fs.readFileSync(file, "utf8")),
  );
  const known = new Set(deskLists.map(({ query }) => query.name));
  const missing = [...desks, ...calls].flatMap((file) =>
    readsOf(file).flatMap((name) => (known.has(name) || notOfTheDesk[name] ? [] : `${name} of ${file}`)),
  );
  expect(desks.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

/** What stands in the same files as a list of a desk and is none, or is as long as the museum has rooms. */
const notOfTheDesk: Record<string, string> = {
  listExhibitions: "the rooms of the museum, of which there are two",
  listComments: "a public wall, in a file that has a call for admins beside it",
  listEvents: "the public list of evenings",
  listProducts: "the public shelf, from which a work is given its drop",
};
