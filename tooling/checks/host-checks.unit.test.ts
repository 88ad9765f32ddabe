import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { localCertificate, localKey } from "./host-certificate";
import { checkHost } from "./host-checks";

type StubReply = { status: number; headers?: http.OutgoingHttpHeaders; body?: string };
type Site = {
  tls?: https.ServerOptions;
  headers?: http.OutgoingHttpHeaders;
  replies?: Record<string, StubReply>;
  plain?: (path: string) => StubReply;
};

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: http.Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return (server.address() as AddressInfo).port;
}

const goodHeaders = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
};
const goodReplies: Record<string, StubReply> = {
  "GET /": { status: 200, body: '<script src="/_next/static/chunks/a.js"></script>' },
  "GET /_next/static/chunks/a.js": { status: 200, body: "1" },
  "GET /api/health/ready": { status: 200 },
  "GET /robots.txt": { status: 200 },
  "GET /icon.svg": { status: 200 },
  "GET /api/auth/csrf": {
    status: 200,
    headers: { "set-cookie": ["__Host-csrf=1; Path=/; HttpOnly; Secure; SameSite=Lax"] },
  },
  "GET /api/current-user": { status: 200 },
  "POST /api/auth/logout": { status: 403 },
  "POST /api/auth/login": { status: 401 },
  "TRACE /": { status: 405 },
  "GET /.well-known/security.txt": { status: 200, body: "Contact: mailto:a@b.test\nExpires: 2100-01-01T00:00:00Z\n" },
};
const redirectPages = (path: string): StubReply =>
  path.startsWith("/api/") ? { status: 403 } : { status: 308, headers: { location: `https://localhost${path}` } };

/** Starts a site and returns the faults of its checks, by name. */
async function faultsOf({
  tls = {},
  headers = {},
  replies = {},
  plain = redirectPages,
}: Site): Promise<Record<string, string[]>> {
  const reply = (response: http.ServerResponse, { status, headers: own = {}, body = "" }: StubReply) =>
    response.writeHead(status, { ...goodHeaders, ...headers, ...own }).end(body);
  const known = { ...goodReplies, ...replies };
  const options = {
    key: localKey,
    cert: localCertificate,
    minVersion: "TLSv1.2",
    ciphers: "ECDHE+AESGCM",
    ...tls,
  } as const;
  const secure = https.createServer(options, (request, response) => {
    request.resume();
    reply(response, known[`${request.method} ${request.url}`] ?? { status: 404 });
  });
  const port = await listen(secure);
  const httpPort = await listen(http.createServer((request, response) => reply(response, plain(request.url ?? ""))));
  const results = await checkHost({ url: new URL(`https://localhost:${port}`), ca: localCertificate, httpPort });
  expect(results).toHaveLength(17);
  return Object.fromEntries(results.filter(({ faults }) => faults.length).map(({ what, faults }) => [what, faults]));
}

it("finds nothing wrong with a site that does what it should", async () => {
  expect(await faultsOf({})).toEqual({});
});

it("finds old versions, weak ciphers and a missing TLS 1.3", async () => {
  const tls: https.ServerOptions = { minVersion: "TLSv1", maxVersion: "TLSv1.2", ciphers: "ALL:@SECLEVEL=0" };
  expect(Object.keys(await faultsOf({ tls }))).toEqual([
    "TLS 1.0 is refused",
    "TLS 1.1 is refused",
    "TLS 1.3 is accepted",
    "ciphers without forward secrecy are refused",
  ]);
});

it("finds a certificate that nobody trusts", async () => {
  const secure = https.createServer({ key: localKey, cert: localCertificate });
  const results = await checkHost({ url: new URL(`https://localhost:${await listen(secure)}`) });
  const certificate = results.find(({ asvs }) => asvs === "12.2.2");
  expect(certificate?.faults[0]).toMatch(/not trusted: .*SELF_SIGNED/);
});

it("does not take a site that cannot be reached for one that refuses old versions", async () => {
  const results = await checkHost({ url: new URL("https://localhost:9"), httpPort: 9 });
  const passed = results.filter(({ faults }) => faults.length === 0);
  // Port 80 may be closed.
  expect(passed.map(({ asvs }) => asvs)).toEqual(["4.1.2"]);
});

it.each<[string, string, Site]>([
  ["a page without redirect", "pages redirect from http to https", { plain: () => ({ status: 200 }) }],
  [
    "an API that redirects",
    "the API does not redirect from http to https",
    { plain: (path) => ({ status: 308, headers: { location: `https://localhost${path}` } }) },
  ],
  ["a short HSTS", "security headers", { headers: { "strict-transport-security": "max-age=60" } }],
  ["a weak policy", "security headers", { headers: { "content-security-policy": "default-src 'self'" } }],
  ["no nosniff", "nosniff on page, API and file", { headers: { "x-content-type-options": "" } }],
  [
    "a cookie without Secure",
    "cookies are Secure, SameSite and prefixed",
    { replies: { "GET /api/auth/csrf": { status: 200, headers: { "set-cookie": ["csrf=1; Path=/; SameSite=Lax"] } } } },
  ],
  [
    "CORS for all",
    "another site can neither read nor write",
    { replies: { "GET /api/current-user": { status: 200, headers: { "access-control-allow-origin": "*" } } } },
  ],
  ["TRACE", "TRACE is refused", { replies: { "TRACE /": { status: 200 } } }],
  [
    "a source map",
    "no source maps, sources or settings",
    { replies: { "GET /_next/static/chunks/a.js.map": { status: 200 } } },
  ],
  ["a .git folder", "no source maps, sources or settings", { replies: { "GET /.git/HEAD": { status: 200 } } }],
  [
    "a default account",
    "the accounts of the README do not exist",
    { replies: { "POST /api/auth/login": { status: 200 } } },
  ],
  ["a database that is away", "the site is ready", { replies: { "GET /api/health/ready": { status: 503 } } }],
  [
    "an expired security.txt",
    "security.txt",
    {
      replies: { "GET /.well-known/security.txt": { status: 200, body: "Contact: a\nExpires: 2020-01-01T00:00:00Z" } },
    },
  ],
])("finds %s", async (_, what, site) => {
  expect(Object.keys(await faultsOf(site))).toEqual([what]);
});
