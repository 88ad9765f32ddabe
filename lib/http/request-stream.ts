import type { NextRequest } from "next/server";

/** How much of a refused body is still read, and for how long, before the connection is cut. */
const DISCARD_BYTES = 16_000_000;
const DISCARD_MS = 5_000;
/** The time for the response to arrive after the last byte was read. */
const GRACE_MS = 1_000;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * The body as a stream that a reader may give up. Cancelling Next's own stream destroys the socket at once, and the client would see
 * a broken connection instead of the response; the rest is discarded for a moment first.
 */
export function requestStream(request: NextRequest): ReadableStream<Uint8Array> | null {
  const reader = request.body?.getReader();
  if (!reader) return null;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void discard(reader),
    },
    { highWaterMark: 0 },
  );
}

async function discard(reader: Reader): Promise<void> {
  const cut = () => void reader.cancel().catch(() => undefined);
  let timer = setTimeout(cut, DISCARD_MS);
  let discarded = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      discarded += next.value.byteLength;
      if (discarded <= DISCARD_BYTES) continue;
      clearTimeout(timer);
      timer = setTimeout(cut, GRACE_MS);
      return;
    }
    clearTimeout(timer);
  } catch {
    // The client has gone.
    clearTimeout(timer);
  }
}
