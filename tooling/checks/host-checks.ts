import type tls from "node:tls";
import { seedAccounts, seedPassword } from "../dev-stack/seed-accounts";
import { type Host, type Reply, send, shakeHands } from "./host-request";

/** A check of a running site: the requirements of ASVS 5.0 that it shows, what it looks at, and a sentence for each fault. */
type HostCheck = { asvs: string; what: string; faults: (host: Host) => Promise<string[]> };
export type HostResult = { asvs: string; what: string; faults: string[] };

const FEWEST_DAYS = 14;
const YEAR_SECONDS = 31_536_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

const unless = (fine: boolean, fault: string): string[] => (fine ? [] : [fault]);
const header = (reply: Reply, name: string) => String(reply.headers[name] ?? "");

// What a server says to refuse a handshake. Other errors (no network, no such host) show nothing.
const isRefusal = (error: unknown) =>
  /ALERT|ECONNRESET|socket hang up|disconnected before secure|WRONG_VERSION/i.test(
    `${(error as { code?: string }).code} ${(error as Error).message}`,
  );

/** Offers old versions or weak ciphers only. Level 0 lets Node's own OpenSSL offer them. */
async function refuses(host: Host, offer: tls.SecureContextOptions, name: string): Promise<string[]> {
  try {
    const { protocol, cipher } = await shakeHands(host, offer);
    return [`${name} is accepted (${protocol}, ${cipher})`];
  } catch (error) {
    return unless(isRefusal(error), `${name} could not be tried: ${(error as Error).message}`);
  }
}

const onlyVersion = (version: tls.SecureVersion) => ({
  minVersion: version,
  maxVersion: version,
  ciphers: "ALL:@SECLEVEL=0",
});
const accepts = (host: Host, version: tls.SecureVersion) =>
  shakeHands(host, { minVersion: version, maxVersion: version }).then(
    () => [],
    (error: Error) => [`${version} is refused: ${error.message}`],
  );

async function certificateFaults(host: Host): Promise<string[]> {
  const { trusted, validTo } = await shakeHands(host);
  const days = (Date.parse(validTo) - Date.now()) / DAY_MS;
  return [
    ...unless(trusted === true, `the certificate is not trusted: ${trusted}`),
    ...unless(days >= FEWEST_DAYS, `the certificate ends on ${validTo}`),
  ];
}

async function pageRedirectFaults(host: Host): Promise<string[]> {
  const { status, headers } = await send(host, "/", { plain: true });
  const isMoved = [301, 307, 308].includes(status) && headers.location?.startsWith(`https://${host.url.hostname}`);
  return unless(Boolean(isMoved), `http://${host.url.hostname}/ returns ${status} ${headers.location ?? ""}`);
}

async function apiRedirectFaults(host: Host): Promise<string[]> {
  const reply = await send(host, "/api/me", { plain: true }).catch(() => null);
  const isRedirect = reply !== null && reply.status >= 300 && reply.status < 400;
  return unless(!isRedirect, "http://…/api/me redirects, so a client that forgets the s is not noticed");
}

async function headerFaults(host: Host): Promise<string[]> {
  const page = await send(host, "/");
  const hsts = header(page, "strict-transport-security");
  const policy = header(page, "content-security-policy");
  const age = Number(/max-age=(\d+)/i.exec(hsts)?.[1] ?? 0);
  const needed = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
  return [
    ...unless(age >= YEAR_SECONDS && /includeSubDomains/i.test(hsts), `Strict-Transport-Security is "${hsts}"`),
    ...needed.filter((part) => !policy.includes(part)).map((part) => `the content policy lacks ${part}`),
    ...unless(!policy.includes("'unsafe-eval'"), "the content policy allows 'unsafe-eval'"),
    ...unless(header(page, "referrer-policy") !== "", "there is no Referrer-Policy"),
    ...unless(!header(page, "x-powered-by"), "X-Powered-By names the framework"),
  ];
}

async function nosniffFaults(host: Host): Promise<string[]> {
  const paths = ["/", "/api/health/ready", "/robots.txt", "/icon.svg"];
  const replies = await Promise.all(paths.map(async (path) => ({ path, reply: await send(host, path) })));
  return replies
    .filter(({ reply }) => header(reply, "x-content-type-options") !== "nosniff")
    .map(({ path }) => `${path} has no nosniff`);
}

async function cookieFaults(host: Host): Promise<string[]> {
  const cookies = (await send(host, "/api/auth/csrf")).headers["set-cookie"] ?? [];
  return [
    ...unless(cookies.length > 0, "/api/auth/csrf sets no cookie to look at"),
    ...cookies
      .filter(
        (line) => !(line.startsWith("__Host-") && /;\s*secure/i.test(line) && /;\s*samesite=(lax|strict)/i.test(line)),
      )
      .map((line) => `the cookie ${line.split("=")[0]} is not Secure, SameSite and prefixed with __Host-`),
  ];
}

async function otherSiteFaults(host: Host): Promise<string[]> {
  const headers = {
    origin: "https://other.example",
    "sec-fetch-site": "cross-site",
    "content-type": "application/json",
  };
  const read = await send(host, "/api/current-user", { headers: { origin: "https://other.example" } });
  const write = await send(host, "/api/auth/logout", { method: "POST", headers, body: "{}" });
  return [
    ...unless(!header(read, "access-control-allow-origin"), "another site may read the API (CORS)"),
    ...unless(write.status === 403, `another site's POST returns ${write.status} instead of 403`),
  ];
}

async function sourceFaults(host: Host): Promise<string[]> {
  const script = /\/_next\/static\/[^"'\s]+?\.js/.exec((await send(host, "/")).body)?.[0];
  if (!script) return ["the home page names no script to look at"];
  const paths = [`${script}.map`, "/.git/HEAD", "/.git/config", "/.env", "/package.json"];
  const found = await Promise.all(paths.map(async (path) => ((await send(host, path)).status === 200 ? [path] : [])));
  const { body } = await send(host, script);
  return [
    ...found.flat().map((path) => `${path} can be read`),
    ...unless(!body.includes("sourceMappingURL="), `${script} names a source map`),
  ];
}

async function defaultAccountFaults(host: Host): Promise<string[]> {
  const faults: string[] = [];
  for (const [email] of seedAccounts) {
    const body = JSON.stringify({ email, password: seedPassword });
    const headers = { "content-type": "application/json" };
    const { status } = await send(host, "/api/auth/login", { method: "POST", headers, body });
    if (status !== 401) faults.push(`${email} with the README's password returns ${status} instead of 401`);
  }
  return faults;
}

async function securityTxtFaults(host: Host): Promise<string[]> {
  const { status, body } = await send(host, "/.well-known/security.txt");
  const expires = Date.parse(/^Expires:\s*(.+)$/im.exec(body)?.[1] ?? "");
  return [
    ...unless(status === 200 && /^Contact:\s*\S/im.test(body), `security.txt returns ${status} without a contact`),
    ...unless(expires > Date.now(), "security.txt has expired, or does not say when it does"),
  ];
}

const statusFaults = async (host: Host, method: string, path: string, expected: number) => {
  const { status } = await send(host, path, { method });
  return unless(status === expected, `${method} ${path} returns ${status} instead of ${expected}`);
};

const weakCiphers = { maxVersion: "TLSv1.2", ciphers: "kRSA:aNULL:eNULL:3DES:@SECLEVEL=0" } as const;

/** Everything that is looked at from outside. */
const checks: readonly HostCheck[] = [
  { asvs: "12.1.1", what: "TLS 1.0 is refused", faults: (host) => refuses(host, onlyVersion("TLSv1"), "TLS 1.0") },
  { asvs: "12.1.1", what: "TLS 1.1 is refused", faults: (host) => refuses(host, onlyVersion("TLSv1.1"), "TLS 1.1") },
  { asvs: "12.1.1", what: "TLS 1.2 is accepted", faults: (host) => accepts(host, "TLSv1.2") },
  { asvs: "12.1.1", what: "TLS 1.3 is accepted", faults: (host) => accepts(host, "TLSv1.3") },
  {
    asvs: "12.1.2",
    what: "ciphers without forward secrecy are refused",
    faults: (host) => refuses(host, weakCiphers, "a weak cipher"),
  },
  { asvs: "12.2.2", what: `the certificate is trusted and has ${FEWEST_DAYS} days left`, faults: certificateFaults },
  { asvs: "12.2.1", what: "pages redirect from http to https", faults: pageRedirectFaults },
  { asvs: "4.1.2", what: "the API does not redirect from http to https", faults: apiRedirectFaults },
  { asvs: "3.4.1, 3.4.3, 3.4.5, 3.4.6", what: "security headers", faults: headerFaults },
  { asvs: "3.4.4", what: "nosniff on page, API and file", faults: nosniffFaults },
  { asvs: "3.3.1, 3.3.2, 3.3.3", what: "cookies are Secure, SameSite and prefixed", faults: cookieFaults },
  { asvs: "3.4.2, 3.5.1", what: "another site can neither read nor write", faults: otherSiteFaults },
  { asvs: "13.4.4", what: "TRACE is refused", faults: (host) => statusFaults(host, "TRACE", "/", 405) },
  { asvs: "13.4.1", what: "no source maps, sources or settings", faults: sourceFaults },
  { asvs: "6.3.2, 13.2.3", what: "the accounts of the README do not exist", faults: defaultAccountFaults },
  { asvs: "", what: "the site is ready", faults: (host) => statusFaults(host, "GET", "/api/health/ready", 200) },
  { asvs: "", what: "security.txt", faults: securityTxtFaults },
];

/** Runs every check, one after the other; an error is a fault of its check. */
export async function checkHost(host: Host): Promise<HostResult[]> {
  const results: HostResult[] = [];
  for (const { asvs, what, faults } of checks)
    results.push({ asvs, what, faults: await faults(host).catch((error: Error) => [error.message]) });
  return results;
}
