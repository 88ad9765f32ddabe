import type { NextRequest } from "next/server";
import { env } from "@/lib/platform/env";
import { refuse } from "@/lib/platform/errors";

/** json: JSON or an HTML form; multipart: the handler reads the form itself; raw: text, as it came. */
export type Input = "json" | "multipart" | "raw";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A write from a browser must come from our own pages. A browser always sends Origin with one; a page elsewhere cannot
 * choose the Host header, so "Origin is the host that was asked" is as good as a token. A client that is no browser sends neither.
 */
export function refuseCrossSite(request: NextRequest): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (site && site !== "same-origin" && site !== "none") refuse("cross_site", "Forbidden");
  if (!origin) return;
  const host = URL.canParse(origin) ? new URL(origin).host : "";
  if (origin !== new URL(env().APP_URL).origin && host !== request.headers.get("host"))
    refuse("cross_site", "Forbidden");
}

async function readText(request: NextRequest, maximum: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > maximum) refuse("too_large", "That is too large.");
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maximum) refuse("too_large", "That is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const reserved = new Set(["__proto__", "constructor", "prototype"]);

/** Whether every text can be stored: Postgres knows neither a zero character nor half of a surrogate pair; nobody types them. */
export function isStorable(...texts: string[]): boolean {
  return !texts.some((text) => text.includes("\u0000") || /\p{Cs}/u.test(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (name, value) => {
      if (reserved.has(name) || !isStorable(name, typeof value === "string" ? value : ""))
        throw new SyntaxError("a reserved name or character");
      return value;
    });
  } catch {
    return refuse("invalid_input", "The request could not be read.");
  }
}

// An HTML form has only strings: `quantity` is a number there, `variation` may be missing or repeated, and a dot leads into
// an object (`shippingAddress.city`).
function parseForm(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text);
  const value: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const [group = "", field] = name.split(".");
    if (reserved.has(group) || reserved.has(field ?? "") || !isStorable(name, ...form.getAll(name)))
      refuse("invalid_input", "The request could not be read.");
    const given = name === "variation" ? form.getAll(name).filter(Boolean) : form.get(name);
    if (field === undefined) value[name] = given;
    else value[group] = { ...(value[group] as object | undefined), [field]: given };
  }
  if (typeof value.quantity === "string") value.quantity = Number(value.quantity);
  return value;
}

function mediaType(request: NextRequest): string {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Whether an HTML form was posted by a browser without script. */
export function isForm(request: NextRequest): boolean {
  return mediaType(request) === "application/x-www-form-urlencoded";
}

/** Reads the body once, within `maximum` bytes. Without one, a JSON call is read as `{}`. */
export async function readBody(
  request: NextRequest,
  input: Input,
  maximum: number,
): Promise<{ value: unknown; text: string; form: boolean }> {
  if (safeMethods.has(request.method) || input === "multipart") return { value: undefined, text: "", form: false };
  const text = await readText(request, maximum);
  if (input === "raw") return { value: undefined, text, form: false };
  const type = mediaType(request);
  if (isForm(request)) return { value: parseForm(text), text, form: true };
  if (text === "" && type !== "text/plain") return { value: {}, text, form: false };
  if (type !== "application/json") refuse("unsupported_type", "Please send JSON.");
  return { value: text === "" ? {} : parseJson(text), text, form: false };
}
