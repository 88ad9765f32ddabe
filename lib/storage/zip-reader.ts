import { RandomAccessReader as YauzlReader } from "yauzl";
import type { RandomAccessReader } from "@/lib/storage/random-access-reader";

const BLOCK_BYTES = 256 * 1024;

/**
 * Lets yauzl read a stored file. It asks for each entry of the directory separately; reading a block ahead makes that a few
 * requests to the storage instead of two per entry.
 */
export class ZipReader extends YauzlReader {
  #start = 0;
  #block: Uint8Array = new Uint8Array();

  constructor(readonly source: RandomAccessReader) {
    super();
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#load(position, length).then(
      (bytes) => {
        buffer.set(bytes, offset);
        callback(null);
      },
      (error: Error) => callback(error),
    );
  }

  async #load(position: number, length: number): Promise<Uint8Array> {
    const at = position - this.#start;
    if (at >= 0 && at + length <= this.#block.byteLength) return this.#block.subarray(at, at + length);
    const end = Math.min(this.source.size, position + Math.max(length, BLOCK_BYTES));
    this.#block = await this.source.read(position, end);
    this.#start = position;
    if (this.#block.byteLength < length) throw new Error("The archive ends too early.");
    return this.#block.subarray(0, length);
  }
}
