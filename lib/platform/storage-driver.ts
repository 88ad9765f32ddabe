/** Inclusive at both ends, as in a Range header. It has to lie within the file: ask `head` first. */
export type ByteRange = { start: number; end: number };
export type StoredHead = { size: number; type: string };
/** `size` is that of the whole file, whatever range was opened. */
export type StoredFile = StoredHead & { stream: ReadableStream<Uint8Array> };
export type FileBody = Uint8Array | ReadableStream<Uint8Array>;
export type SignedUpload = { url: string; headers: Record<string, string> };

/** Where files lie. Keys are ours; the names that people give are kept in the database and never become keys. */
export interface Storage {
  /** All or nothing: a body that breaks off or is longer than `maxBytes` leaves no file and harms no earlier one. */
  put(key: string, body: FileBody, options: { type: string; maxBytes?: number }): Promise<{ size: number }>;
  open(key: string, options?: { range?: ByteRange }): Promise<StoredFile | null>;
  head(key: string): Promise<StoredHead | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** An address to which a browser may PUT a file of exactly that type and size; null where the driver has none. */
  signedUploadUrl(key: string, options: { type: string; size: number; seconds: number }): SignedUpload | null;
  /** An address from which a browser may read the file for a while; null where the app has to pass it on itself. */
  signedReadUrl(key: string, options: { seconds: number; filename?: string }): string | null;
}

type StorageErrorKind = "bad-key" | "too-large" | "broken-body" | "bad-range" | "unavailable";

/** Why storage did not do what was asked; "unavailable" may pass. */
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

/** The key, if it is one: small letters, digits and / _ . - only, and no step out of the folder. */
export function checkKey(key: string): string {
  const isPlain = key.length <= 512 && /^[a-z0-9][a-z0-9/_.-]*$/.test(key);
  if (!isPlain || key.split("/").some((part) => part === "" || /^\.+$/.test(part))) {
    throw new StorageError("bad-key", "This is not a storage key.");
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

/** Passes the bytes of a body on piece by piece, and stops when it breaks off or there are too many. */
export async function* readBody(body: FileBody, maxBytes = Number.POSITIVE_INFINITY): AsyncGenerator<Uint8Array> {
  const stream = body instanceof Uint8Array ? streamOf(body) : body;
  const reader = stream.getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new StorageError("broken-body", "The file broke off before its end.", { cause });
      });
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw new StorageError("too-large", `The file is larger than ${maxBytes} bytes.`);
      yield value;
    }
  } finally {
    // Whoever is still sending learns that nobody reads any more.
    await reader.cancel().catch(() => undefined);
  }
}

/** Refuses a range that does not lie within a file of that size. */
export function checkRange({ start, end }: ByteRange, size: number): void {
  const isWhole = Number.isSafeInteger(start) && Number.isSafeInteger(end);
  if (!isWhole || start < 0 || end < start || end >= size) {
    throw new StorageError("bad-range", "The range lies outside the file.");
  }
}
