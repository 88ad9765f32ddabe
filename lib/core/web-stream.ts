import { Readable } from "node:stream";

/** A stream of Node as one of the web. They are one class, of which Node and the DOM have types that differ in details. */
export const toWebStream = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
