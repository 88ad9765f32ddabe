import { sha256 } from "@/lib/core/secrets";
import type { Tx } from "@/lib/db/client";
import type { WorkImportBody, WorkRow } from "@/lib/workflows/work-imports/contracts";
import { readKnownWorks } from "@/lib/workflows/work-imports/known-works";
import type { WorkLine } from "@/lib/workflows/work-imports/read-file";
import { exhibitionOf, type PlannedWork, planWork, slugOf } from "@/lib/workflows/work-imports/rules";

/** A row with what it would write. */
export type PreviewedWork = WorkRow & Pick<PlannedWork, "fields" | "version"> & { artworkId: string | null };

const MAX_NAME = 140;

/** The result of each row, and the hash that a request to import has to name. Writes nothing. */
export async function previewImport(
  tx: Tx,
  body: Pick<WorkImportBody, "csv" | "columns">,
  lines: readonly WorkLine[],
): Promise<{ rows: PreviewedWork[]; plan: string }> {
  const known = await readKnownWorks(tx, lines);
  const seen = new Map<string, number>();
  const rows = lines.map(({ line, cells }): PreviewedWork => {
    const { id, ...saved } = known.of(cells);
    const [exhibition, slug] = [exhibitionOf(cells).slice(0, MAX_NAME), slugOf(cells).slice(0, MAX_NAME)];
    const title = (cells.title?.trim() || saved.work?.title || "").slice(0, MAX_NAME);
    const shown = { line, exhibition, slug, title, artworkId: id };
    const first = seen.get(`${exhibition} ${slug}`);
    if (first !== undefined)
      return {
        ...{ ...shown, result: "error", message: `This work is in row ${first} already.` },
        ...{ changed: [], fields: {}, version: null },
      };
    seen.set(`${exhibition} ${slug}`, line);
    return { ...shown, ...planWork(cells, saved) };
  });
  // After an edit of one of the works the same file is another import.
  const planned = rows.map(({ line, result, message, fields }) => [line, result, message, fields]);
  return { rows, plan: sha256(JSON.stringify([body.csv, body.columns ?? null, known.states, planned])) };
}
