import { NextRequest } from "next/server";
import type { Actor } from "@/lib/auth/contracts";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { backgroundSettled } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import type { Handler } from "@/lib/http/route";
import { assertDeclared } from "@/lib/http/test-response-check";
import { makeSession } from "@/lib/http/test-session";

type CallOptions = {
  /** Default: GET without a body, else POST. */
  method?: string;
  /** The signed-in user, or a session token. Sent as a cookie, with `bearer` as a bearer token. */
  as?: Actor | string | null;
  bearer?: boolean;
  /** Sent as JSON; URLSearchParams or FormData as a form, a string unchanged. */
  body?: unknown;
  params?: Record<string, string | string[]>;
  headers?: Record<string, string>;
};

export type CallResponse = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read arbitrary JSON.
  body: any;
  text: string;
  headers: Headers;
  cookies: Record<string, string>;
};

/**
 * Calls a route handler without a server, and so without the middleware, and waits until the jobs that it enqueued have run.
 */
export async function callRoute(handler: Handler, url: string, options: CallOptions = {}): Promise<CallResponse> {
  const { as, bearer, body, params = {}, method = body === undefined ? "GET" : "POST" } = options;
  const isForm = body instanceof URLSearchParams;
  const headers = new Headers(options.headers);
  const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
  const isPlain = isForm || body instanceof FormData || typeof body === "string";
  if (body !== undefined && !(body instanceof FormData) && !headers.has("content-type"))
    headers.set("content-type", type);
  const token = as && typeof as === "object" ? await makeSession(as) : as;
  if (token && bearer) headers.set("authorization", `Bearer ${token}`);
  else if (token) headers.set("cookie", `${sessionCookieName()}=${token}`);
  const request = new NextRequest(new URL(url, env().APP_URL), {
    method,
    headers,
    body: body === undefined ? undefined : isPlain ? (body as BodyInit) : JSON.stringify(body),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  await backgroundSettled();
  const text = await response.text();
  const contentType = response.headers.get("content-type");
  const isJson = contentType?.includes("json");
  if (handler.declaration && method !== "HEAD" && !url.includes("/api/auth/callback/"))
    assertDeclared(handler.declaration, {
      verb: method,
      status: response.status,
      contentType,
      body: isJson ? JSON.parse(text) : text,
    });
  const cookies = response.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1) ?? []);
  return {
    status: response.status,
    body: isJson ? JSON.parse(text) : text,
    text,
    headers: response.headers,
    cookies: Object.fromEntries(cookies),
  };
}
