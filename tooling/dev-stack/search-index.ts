// Brings the search up to date with the code: the texts of the leaders ship with it, and its SQL functions make the documents.
import { Client } from "pg";
import { toSearchTexts } from "../../lib/exhibitions/search-texts";

type LeaderRow = { id: string; slug: string; name: string; isAdded: boolean; content: unknown };

/** Stores the leaders' current texts, and writes all documents again after a change of the functions. */
export async function updateSearchIndex(url: string, appliedFunctions: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET statement_timeout = 0");
    const { rows } = await client.query<LeaderRow>(
      'SELECT id, slug, name, is_added AS "isAdded", content FROM leaders',
    );
    for (const row of rows)
      await client.query(
        `UPDATE leaders SET search_texts = $2 WHERE id = $1 AND name = $3 AND content = $4 AND search_texts <> $2`,
        [row.id, JSON.stringify(toSearchTexts(row)), row.name, JSON.stringify(row.content)],
      );
    if (appliedFunctions.some((name) => name.startsWith("search_"))) await client.query("SELECT search_reindex()");
  } finally {
    await client.end();
  }
}
