import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export type S3Keys = { region: string; accessKeyId: string; secretAccessKey: string };
/** The signed request with path and query undecoded. */
export type SignedRequest = {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};
export type S3Error = { status: number; code: string };

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();
const accessDenied: S3Error = { status: 403, code: "AccessDenied" };
const signatureMismatch: S3Error = { status: 403, code: "SignatureDoesNotMatch" };

/** RFC 3986, as Signature Version 4 requires. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The canonical request of Signature Version 4, built from the received request. */
function canonical({ method, url, headers }: SignedRequest, names: readonly string[], payload: string): string {
  const { pathname, searchParams } = new URL(url, "http://store");
  const query = [...searchParams.entries()]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  const lines = names
    .map(
      (name) =>
        `${name}:${String(headers[name] ?? "")
          .trim()
          .replace(/ +/g, " ")}\n`,
    )
    .join("");
  return [method, pathname, query, lines, names.join(";"), payload].join("\n");
}

function isSignedBy({ secretAccessKey }: S3Keys, time: string, scope: string, request: string, signature: string) {
  const key = scope.split("/").reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`);
  const right = hmac(key, ["AWS4-HMAC-SHA256", time, scope, sha256(request)].join("\n"));
  const given = Buffer.from(signature, "hex");
  return given.length === right.length && timingSafeEqual(given, right);
}

const parseAmzDate = (time: string) =>
  Date.parse(time.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, "$1-$2-$3T$4:$5:$6Z"));

/** Null for a request signed with these keys, in the header or the query; else the error. */
export function signatureError(request: SignedRequest, keys: S3Keys, now = Date.now()): S3Error | null {
  const { searchParams } = new URL(request.url, "http://store");
  const isPresigned = searchParams.has("X-Amz-Signature");
  const header = String(request.headers.authorization ?? "");
  const part = (name: string) => new RegExp(`${name}=([^, ]+)`).exec(header)?.[1] ?? "";
  const read = (name: string, ofQuery: string) => (isPresigned ? (searchParams.get(ofQuery) ?? "") : part(name));
  const [id, ...scope] = read("Credential", "X-Amz-Credential").split("/");
  const names = read("SignedHeaders", "X-Amz-SignedHeaders").split(";");
  const time = isPresigned ? (searchParams.get("X-Amz-Date") ?? "") : String(request.headers["x-amz-date"] ?? "");
  if (!id || id !== keys.accessKeyId || !names.includes("host")) return accessDenied;
  if (scope.join("/") !== `${time.slice(0, 8)}/${keys.region}/s3/aws4_request`) return accessDenied;
  const age = (now - parseAmzDate(time)) / 1_000;
  if (isPresigned) {
    const lasts = Number(searchParams.get("X-Amz-Expires"));
    if (!(lasts > 0 && lasts <= 604_800) || !(age < lasts) || age < -900) return accessDenied;
  } else if (!(Math.abs(age) < 900)) return { status: 403, code: "RequestTimeTooSkewed" };
  const payload = isPresigned ? "UNSIGNED-PAYLOAD" : String(request.headers["x-amz-content-sha256"] ?? "");
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== sha256(request.body))
    return { status: 400, code: "XAmzContentSHA256Mismatch" };
  const text = canonical(request, names, payload);
  return isSignedBy(keys, time, scope.join("/"), text, read("Signature", "X-Amz-Signature")) ? null : signatureMismatch;
}
