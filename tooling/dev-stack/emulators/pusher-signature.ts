import crypto from "node:crypto";

export const md5 = (body: string): string => crypto.createHash("md5").update(body).digest("hex");

export const sign = (secret: string, text: string): string =>
  crypto.createHmac("sha256", secret).update(text).digest("hex");

/** The string that a request to the HTTP API signs: method, path, and every sorted parameter but the signature. */
export function signingString(method: string, path: string, query: URLSearchParams): string {
  const parameters = [...query]
    .filter(([name]) => name !== "auth_signature")
    .map(([name, value]): [string, string] => [name.toLowerCase(), value])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  return `${method}\n${path}\n${parameters}`;
}

type SignedRequest = { method: string; path: string; query: URLSearchParams; raw: string };

/** Why a request to the HTTP API is rejected, or null when its signature is valid. */
export function requestSignatureError(
  { method, path, query, raw }: SignedRequest,
  app: { key: string; secret: string },
): string | null {
  if (query.get("auth_key") !== app.key) return "Unknown auth_key";
  if (query.get("auth_version") !== "1.0") return "Invalid version, must be 1.0";
  const age = Math.abs(Date.now() / 1000 - Number(query.get("auth_timestamp")));
  if (!(age <= 600)) return "Timestamp expired: must be within 600 seconds of the server's time";
  if (raw && query.get("body_md5") !== md5(raw)) return "Invalid body_md5";
  const expected = sign(app.secret, signingString(method, path, query));
  return query.get("auth_signature") === expected ? null : "Invalid signature";
}

/** Whether a subscription to a private or presence channel has a valid token. */
export function isAuthorized(
  app: { key: string; secret: string },
  { socketId, channel, auth, channelData }: { socketId: string; channel: string; auth: unknown; channelData?: string },
): boolean {
  const signed = channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`;
  return auth === `${app.key}:${sign(app.secret, signed)}`;
}
