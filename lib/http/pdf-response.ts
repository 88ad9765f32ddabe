import { Readable } from "node:stream";
import { attachmentHeader } from "@/lib/core/attachment-header";

/** A PDF download, streamed; `name` is the file name without extension. */
export function pdfResponse(name: string, pdf: NodeJS.ReadableStream): Response {
  return new Response(Readable.toWeb(Readable.from(pdf)) as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": attachmentHeader(`${name}.pdf`),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
