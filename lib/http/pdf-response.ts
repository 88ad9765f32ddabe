import { Readable } from "node:stream";
import { attachmentHeader } from "@/lib/core/attachment-header";
import { toWebStream } from "@/lib/core/web-stream";

/** A PDF download, streamed; `name` is the file name without extension. */
export function pdfResponse(name: string, pdf: NodeJS.ReadableStream): Response {
  return new Response(toWebStream(Readable.from(pdf)), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": attachmentHeader(`${name}.pdf`),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
