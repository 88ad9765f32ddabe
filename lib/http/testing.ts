import { NextRequest } from "next/server";
import type { Actor } from "@/lib/accounts/contracts";
import { sealSession, sessionCookieName } from "@/lib/accounts/session-token";
import type { Handler } from "@/lib/http/route";
import { backgroundSettled } from "@/lib/platform/background";
import { env } from "@/lib/platform/env";

type Options = {
  /** GET without a body, else POST, unless said otherwise. */
  method?: string;
  /** Signed in: as a person, or with the token of a session itself; in the cookie, or as a bearer token. */
  as?: Actor | string | null;
  bearer?: boolean;
  /** Sent as JSON; a URLSearchParams or FormData as a form, a string as it is. */
  body?: unknown;
  params?: Record<string, string | string[]>;
  headers?: Record<string, string>;
};

export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever JSON came back.
  body: any;
  text: string;
  headers: Headers;
  cookies: Record<string, string>;
};

/**
 * Calls a route handler as the network would, without a server and so without middleware in front of it, and waits until
 * the effects it caused have been carried out.
 */
export async function callRoute(handler: Handler, address: string, options: Options = {}): Promise<Answer> {
  const { as, bearer, body, params = {}, method = body === undefined ? "GET" : "POST" } = options;
  const isForm = body instanceof URLSearchParams;
  const headers = new Headers(options.headers);
  const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
  const isPlain = isForm || body instanceof FormData || typeof body === "string";
  if (body !== undefined && !(body instanceof FormData) && !headers.has("content-type"))
    headers.set("content-type", type);
  const token = as && typeof as === "object" ? await sealSession(as) : as;
  if (token && bearer) headers.set("authorization", `Bearer ${token}`);
  else if (token) headers.set("cookie", `${sessionCookieName()}=${token}`);
  const request = new NextRequest(new URL(address, env().APP_URL), {
    method,
    headers,
    body: body === undefined ? undefined : isPlain ? (body as BodyInit) : JSON.stringify(body),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  await backgroundSettled();
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  const cookies = response.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1) ?? []);
  return {
    status: response.status,
    body: isJson ? JSON.parse(text) : text,
    text,
    headers: response.headers,
    cookies: Object.fromEntries(cookies),
  };
}
