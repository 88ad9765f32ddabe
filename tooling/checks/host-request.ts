import http from "node:http";
import https from "node:https";
import tls from "node:tls";

/** The site to check. `ca` and `httpPort` are for tests; a host has public certificates and port 80. */
export type Host = { url: URL; ca?: string; httpPort?: number };
export type Reply = { status: number; headers: http.IncomingHttpHeaders; body: string };
type Send = { method?: string; headers?: Record<string, string>; body?: string; plain?: boolean };

const TIMEOUT_MS = 15_000;

/** One request, without following redirects. `plain` sends it over http. */
export function send({ url, ca, httpPort }: Host, path: string, call: Send = {}): Promise<Reply> {
  const { method = "GET", headers = {}, body, plain = false } = call;
  const options = { hostname: url.hostname, path, method, headers, timeout: TIMEOUT_MS };
  return new Promise((resolve, reject) => {
    const done = (response: http.IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    };
    const request = plain
      ? http.request({ ...options, port: httpPort ?? 80 }, done)
      : https.request({ ...options, port: url.port || 443, agent: false, ...(ca && { ca }) }, done);
    request.on("timeout", () => request.destroy(new Error(`no reply within ${TIMEOUT_MS / 1_000} seconds`)));
    request.on("error", reject);
    request.end(body);
  });
}

export type Handshake = { protocol: string | null; cipher: string; validTo: string; trusted: true | string };

/** A TLS handshake with the given versions and ciphers; throws when the server refuses it. An untrusted certificate is reported. */
export function shakeHands({ url, ca }: Host, options: tls.SecureContextOptions = {}): Promise<Handshake> {
  return new Promise((resolve, reject) => {
    const servername = url.hostname;
    const socket = tls.connect(
      {
        host: servername,
        port: Number(url.port || 443),
        servername,
        rejectUnauthorized: false,
        ...(ca && { ca }),
        ...options,
      },
      () => {
        const { validTo } = socket.getPeerX509Certificate() ?? { validTo: "" };
        const trusted = socket.authorized || String(socket.authorizationError);
        resolve({ protocol: socket.getProtocol(), cipher: socket.getCipher().name, validTo, trusted });
        socket.destroy();
      },
    );
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("no handshake in time")));
    socket.on("error", reject);
  });
}
