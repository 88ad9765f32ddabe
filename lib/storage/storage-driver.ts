/** Inclusive at both ends, as in a Range header. Must lie within the file. */
export type ByteRange = { start: number; end: number };
export type StoredHead = { size: number; type: string };
/** `size` is the size of the whole file, also for a range. */
export type StoredFile = StoredHead & { stream: ReadableStream<Uint8Array> };
export type FileBody = Uint8Array | ReadableStream<Uint8Array>;
export type SignedUpload = { url: string; headers: Record<string, string> };

/** A file store. Keys are generated; uploaders' file names never become keys. */
export interface Storage {
  /** Atomic: a body that breaks off or exceeds `maxBytes` leaves an existing file unchanged. */
  put(key: string, body: FileBody, options: { type: string; maxBytes?: number }): Promise<{ size: number }>;
  open(key: string, options?: { range?: ByteRange }): Promise<StoredFile | null>;
  head(key: string): Promise<StoredHead | null>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Every key, in no particular order. */
  list(): AsyncGenerator<string>;
  /** A URL to which a browser may PUT a file of exactly that type and size; null when unsupported. */
  signedUploadUrl(key: string, options: { type: string; size: number; seconds: number }): Promise<SignedUpload | null>;
  /** A temporary URL of the file; null when unsupported, then the app serves the file. */
  signedReadUrl(key: string, options: { seconds: number; filename?: string }): Promise<string | null>;
}

type StorageErrorKind = "bad-key" | "too-large" | "broken-body" | "bad-range" | "unavailable";

/** A storage failure; only "unavailable" is temporary. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  constructor(
    readonly kind: StorageErrorKind,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** Returns a valid key: lower-case letters, digits and / _ . - only, without path traversal. Throws StorageError. */
export function checkKey(key: string): string {
  const isPlain = key.length <= 512 && /^[a-z0-9][a-z0-9/_.-]*$/.test(key);
  if (!isPlain || key.split("/").some((part) => part === "" || /^\.+$/.test(part))) {
    throw new StorageError("bad-key", "Invalid storage key.");
  }
  return key;
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** Yields the chunks of a body. Throws StorageError when it breaks off or exceeds `maxBytes`. */
export async function* readBody(body: FileBody, maxBytes = Number.POSITIVE_INFINITY): AsyncGenerator<Uint8Array> {
  const stream = body instanceof Uint8Array ? streamOf(body) : body;
  const reader = stream.getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new StorageError("broken-body", "The upload was interrupted.", { cause });
      });
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw new StorageError("too-large", `The file is larger than ${maxBytes} bytes.`);
      yield value;
    }
  } finally {
    // Stops the sender.
    await reader.cancel().catch(() => undefined);
  }
}

/** Throws StorageError for a range outside a file of that size. */
export function checkRange({ start, end }: ByteRange, size: number): void {
  const isWhole = Number.isSafeInteger(start) && Number.isSafeInteger(end);
  if (!isWhole || start < 0 || end < start || end >= size) {
    throw new StorageError("bad-range", "The range lies outside the file.");
  }
}
