// The first version of each legal page, from prisma/legal-pages. Later versions are published by admins.
import fs from "node:fs";
import path from "node:path";
import { Client } from "pg";

type FirstLegalPage = { slug: string; content: string };

const folder = path.resolve("prisma/legal-pages");

/** Every file of prisma/legal-pages, sorted by name. */
export function readFirstLegalPages(): FirstLegalPage[] {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => ({ slug: path.basename(file, ".md"), content: fs.readFileSync(path.join(folder, file), "utf8") }));
}

/** Inserts version 1 of the pages that have no version. Returns their names. */
export async function insertFirstLegalPages(url: string, pages = readFirstLegalPages()): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const inserted: string[] = [];
    for (const { slug, content } of pages) {
      const { rowCount } = await client.query(
        `INSERT INTO legal_page_versions (id, slug, version, content, summary) VALUES ($1, $2, 1, $3, 'First version')
         ON CONFLICT (slug, version) DO NOTHING`,
        [`lpv_${slug}_1`, slug, content],
      );
      if (rowCount) inserted.push(`/${slug}`);
    }
    return inserted;
  } finally {
    await client.end();
  }
}
