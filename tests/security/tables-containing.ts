import { db } from "@/lib/db/client";

/** The tables that contain a text; for tests of what a deletion leaves behind. */
export async function tablesContaining(word: string): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM "${name}" t WHERE position(lower($1) IN lower(to_jsonb(t)::text)) > 0`,
      word,
    );
    if (row.count > 0) found.push(name);
  }
  return found;
}
