import { onRequestStart } from "@/lib/http/on-request-start";

const SOCKET_IP_HEADER = "x-socket-address";

// On globalThis, because Next bundles instrumentation and handlers separately.
declare global {
  var recordsSocketIps: true | undefined;
}

/**
 * Adds the socket's remote address to every request as a header, because Next passes only headers to handlers. A value sent by the
 * client is overwritten.
 */
export function recordSocketIps(): void {
  if (globalThis.recordsSocketIps) return;
  globalThis.recordsSocketIps = true;
  onRequestStart((request) => {
    request.headers[SOCKET_IP_HEADER] = request.socket.remoteAddress ?? "";
  });
}

/** The remote address of the request's socket, or null when this process does not record it. */
export function getSocketIp({ headers }: { headers: Headers }): string | null {
  return globalThis.recordsSocketIps ? headers.get(SOCKET_IP_HEADER) || null : null;
}
