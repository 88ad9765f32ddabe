import { expect, test } from "vitest";
import { BodyTooLargeError, readLimited } from "@/lib/core/read-limited";

function endless() {
  const seen = { read: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      seen.read += 1;
      controller.enqueue(new Uint8Array(1_000));
    },
    cancel: () => {
      seen.cancelled = true;
    },
  });
  return { seen, stream };
}

test("reads a body of exactly the limit", async () => {
  expect((await readLimited(new Response("x".repeat(500)).body, 500)).byteLength).toBe(500);
  expect((await readLimited(null, 500)).byteLength).toBe(0);
});

test("stops the sender at the limit", async () => {
  const { seen, stream } = endless();
  await expect(readLimited(stream, 10_000)).rejects.toBeInstanceOf(BodyTooLargeError);
  expect(seen.read).toBeLessThan(20);
  expect(seen.cancelled).toBe(true);
});
