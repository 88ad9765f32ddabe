import type { NextRequest } from "next/server";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { BodyTooLargeError, readLimited } from "@/lib/core/read-limited";
import { fieldsOf } from "@/lib/core/records";
import { requestStream } from "@/lib/http/request-stream";

/** json: JSON or an HTML form; multipart: the handler parses the form itself; raw: unparsed text. */
export type BodyInput = "json" | "multipart" | "raw";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects cross-site writes (CSRF). Browsers send Origin with every write, and a page cannot choose the Host header, so an Origin
 * that equals the host proves same origin. Other clients send neither header.
 */
export function assertSameOrigin(request: NextRequest): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (site && site !== "same-origin" && site !== "none") throwAppError("cross_site", "Forbidden");
  if (!origin) return;
  const host = URL.canParse(origin) ? new URL(origin).host : "";
  if (origin !== new URL(env().APP_URL).origin && host !== request.headers.get("host"))
    throwAppError("cross_site", "Forbidden");
}

/**
 * The body, at most `maxBytes`. Node ends a body at its declared length, so one that declares to be small is read in one piece, which
 * costs a third of counting it chunk by chunk.
 */
async function readBytes(request: NextRequest, maxBytes: number): Promise<Buffer> {
  const isDeclared = /^\d+$/.test(request.headers.get("content-length") ?? "");
  if (!isDeclared || request.headers.has("transfer-encoding")) return readLimited(requestStream(request), maxBytes);
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.byteLength > maxBytes) throw new BodyTooLargeError(`More than ${maxBytes} bytes.`);
  return bytes;
}

async function readText(request: NextRequest, maxBytes: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throwAppError("too_large", "That is too large.");
  const bytes = await readBytes(request, maxBytes).catch((error: unknown) =>
    error instanceof BodyTooLargeError
      ? throwAppError("too_large", "That is too large.")
      : throwAppError("invalid_input", "The request could not be read."),
  );
  return bytes.toString("utf8");
}

const reservedKeys = new Set(["__proto__", "constructor", "prototype"]);

/** Whether Postgres can store every text: no NUL characters and no lone surrogates. */
export function isStorable(...texts: string[]): boolean {
  return !texts.some((text) => text.includes("\u0000") || /\p{Cs}/u.test(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (name, value) => {
      if (reservedKeys.has(name) || !isStorable(name, typeof value === "string" ? value : ""))
        throw new SyntaxError("a reserved name or character");
      return value;
    });
  } catch {
    return throwAppError("invalid_input", "The request could not be read.");
  }
}

// HTML forms have only strings: `quantity` and `edition` are converted to numbers, `variation` can be repeated, and a dot in a name makes a
// nested object (`shippingAddress.city`).
function parseForm(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text);
  const value: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const [group = "", field] = name.split(".");
    if (reservedKeys.has(group) || reservedKeys.has(field ?? "") || !isStorable(name, ...form.getAll(name)))
      throwAppError("invalid_input", "The request could not be read.");
    const given = name === "variation" ? form.getAll(name).filter(Boolean) : form.get(name);
    if (field === undefined) value[name] = given;
    else value[group] = { ...fieldsOf(value[group]), [field]: given };
  }
  if (typeof value.quantity === "string") value.quantity = Number(value.quantity);
  // Nothing chosen is no number.
  if (value.edition === "") delete value.edition;
  if (typeof value.edition === "string") value.edition = Number(value.edition);
  return value;
}

function mediaType(request: NextRequest): string {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Whether an HTML form was posted without JavaScript. */
export function isForm(request: NextRequest): boolean {
  return mediaType(request) === "application/x-www-form-urlencoded";
}

/** Reads and parses the body, up to `maxBytes`. An empty JSON body becomes `{}`. */
export async function parseBody(
  request: NextRequest,
  input: BodyInput,
  maxBytes: number,
): Promise<{ value: unknown; text: string; form: boolean }> {
  if (safeMethods.has(request.method) || input === "multipart") return { value: undefined, text: "", form: false };
  const text = await readText(request, maxBytes);
  if (input === "raw") return { value: undefined, text, form: false };
  const type = mediaType(request);
  if (isForm(request)) return { value: parseForm(text), text, form: true };
  if (text === "" && type !== "text/plain") return { value: {}, text, form: false };
  if (type !== "application/json") throwAppError("unsupported_type", "Please send JSON.");
  return { value: text === "" ? {} : parseJson(text), text, form: false };
}
