import { attachmentHeader } from "@/lib/core/attachment-header";

/** A CSV download; `name` is the file name without extension. */
export function csvResponse(name: string, csv: string): Response {
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": attachmentHeader(`${name}.csv`),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
