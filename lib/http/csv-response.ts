import { attachmentHeader } from "@/lib/core/attachment-header";

/** A CSV download; `name` is the file name without extension. */
export function csvResponse(name: string, csv: BodyInit): Response {
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": attachmentHeader(`${name}.csv`),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}

/** A CSV download that is sent while it is written. */
export function csvStreamResponse(name: string, parts: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  return csvResponse(
    name,
    new ReadableStream({
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await parts.return(undefined);
      },
    }),
  );
}
