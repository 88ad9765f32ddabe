import { createHash, createHmac } from "node:crypto";

export type S3Credentials = { region: string; accessKeyId: string; secretAccessKey: string };
type Presign = S3Credentials & {
  method: "GET" | "PUT";
  url: URL;
  /** The browser must send exactly these, or the signature does not match. */
  headers?: Record<string, string>;
  seconds: number;
  now: Date;
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** RFC 3986: unlike encodeURIComponent, it also encodes ! ' ( ) and *. */
export const encodeStrictly = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : a > b ? 1 : 0);

/** A presigned URL (AWS Signature Version 4 in the query), without the dependency on the presigner package. */
export function presign({ method, url, headers = {}, seconds, now, ...credentials }: Presign): string {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const scope = `${time.slice(0, 8)}/${credentials.region}/s3/aws4_request`;
  const signed: [string, string][] = Object.entries({ ...headers, host: url.host })
    .map(([name, value]): [string, string] => [name.toLowerCase(), value.trim()])
    .sort(byName);
  const names = signed.map(([name]) => name).join(";");
  const query = [
    ...url.searchParams.entries(),
    ["X-Amz-Algorithm", "AWS4-HMAC-SHA256"] as [string, string],
    ["X-Amz-Credential", `${credentials.accessKeyId}/${scope}`] as [string, string],
    ["X-Amz-Date", time] as [string, string],
    ["X-Amz-Expires", String(seconds)] as [string, string],
    ["X-Amz-SignedHeaders", names] as [string, string],
  ]
    .sort(byName)
    .map(([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`)
    .join("&");

  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join("");
  const request = [method, url.pathname, query, lines, names, "UNSIGNED-PAYLOAD"].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", time, scope, sha256(request)].join("\n");
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  return `${url.origin}${url.pathname}?${query}&X-Amz-Signature=${hmac(key, toSign).toString("hex")}`;
}
