import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

const SOCKET_IP_HEADER = "x-socket-address";

// On globalThis, because Next bundles instrumentation and handlers separately.
const globalState = globalThis as typeof globalThis & { recordsSocketIps?: true };

/**
 * Adds the socket's remote address to every request as a header, because Next passes only headers to handlers. A value sent by the
 * client is overwritten.
 */
export function recordSocketIps(): void {
  if (globalState.recordsSocketIps) return;
  globalState.recordsSocketIps = true;
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[SOCKET_IP_HEADER] = request.socket.remoteAddress ?? "";
  });
}

/** The remote address of the request's socket, or null when this process does not record it. */
export function getSocketIp({ headers }: { headers: Headers }): string | null {
  return globalState.recordsSocketIps ? headers.get(SOCKET_IP_HEADER) || null : null;
}
