import { guessColumnsBy } from "@/lib/core/csv-columns";
import { type ImportLine, readImportFile } from "@/lib/core/import-file";
import { type WorkColumn, workColumnNames } from "@/lib/exhibitions/works/contracts";
import { MAX_WORK_ROWS, type WorkImportBody } from "@/lib/workflows/work-imports/contracts";

export const IMPORT_FAILED = "Failed to import works";

export type WorkLine = ImportLine<WorkColumn>;

/** Other names of the columns, as spreadsheets and other collection systems write them. */
const synonyms: Partial<Record<WorkColumn, readonly string[]>> = {
  exhibitionSlug: ["exhibition url", "exhibition handle"],
  title: ["title", "work title", "name", "artwork", "dcterms title", "dc title"],
  slug: ["work slug", "url", "handle"],
  description: ["text", "about", "dcterms description", "dc description"],
  alt: ["alt", "alternative text", "image description"],
  picture: ["image", "image url", "photo", "media url"],
  product: ["product", "product slug", "sold as"],
};

export const guessWorkColumns = (header: readonly string[]): (WorkColumn | null)[] =>
  guessColumnsBy(header, { names: workColumnNames, synonyms });

function missing(fields: readonly (WorkColumn | null)[]): string | null {
  if (!fields.includes("exhibitionSlug")) return "The column “Exhibition slug” is missing.";
  return fields.includes("slug") || fields.includes("title") ? null : "The column “Slug” or “Work” is missing.";
}

/** The rows of the file, and its columns. No rows if the exhibition or the work is in none that is recognised and the request does not say in which. */
export const readWorkFile = ({ csv, columns }: Pick<WorkImportBody, "csv" | "columns">) =>
  readImportFile({
    ...{ csv, chosen: columns, missing, guess: guessWorkColumns },
    ...{ maxRows: MAX_WORK_ROWS, failed: IMPORT_FAILED },
  });
