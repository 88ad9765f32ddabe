import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

const header = "x-socket-address";

// Next builds the start of the server and its handlers apart from each other: what both have to know stands here.
const shared = globalThis as typeof globalThis & { museumNotesSockets?: true };

/**
 * From now on every request to this process carries the address at the other end of its connection. Next hands a handler
 * the headers only, and of those a visitor can write any; this one is written over theirs.
 */
export function noteSockets(): void {
  if (shared.museumNotesSockets) return;
  shared.museumNotesSockets = true;
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[header] = request.socket.remoteAddress ?? "";
  });
}

/** The address at the other end of the connection, where this process notes it. */
export function socketAddress({ headers }: { headers: Headers }): string | null {
  return shared.museumNotesSockets ? headers.get(header) || null : null;
}
