import { NextRequest } from "next/server";
import type { Actor } from "@/lib/accounts/contracts";
import { sealSession, sessionCookieName } from "@/lib/accounts/session-token";
import type { Handler } from "@/lib/http/route";
import { env } from "@/lib/platform/env";

type Options = {
  /** Signed in with the session's cookie, or with it as a bearer token. */
  as?: Actor | null;
  bearer?: boolean;
  body?: unknown;
  params?: Record<string, string>;
  headers?: Record<string, string>;
};

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever JSON came back.
type Answer = { status: number; body: any; headers: Headers };

/** Calls a route handler as the network would, without a server and so without middleware in front of it. */
export async function callRoute(handler: Handler, address: string, options: Options = {}): Promise<Answer> {
  const { as, bearer = false, body, params = {}, headers: given = {} } = options;
  const method = body === undefined && !given["x-method"] ? "GET" : (given["x-method"] ?? "POST");
  const headers = new Headers(given);
  headers.delete("x-method");
  if (as) {
    const token = await sealSession(as);
    if (bearer) headers.set("authorization", `Bearer ${token}`);
    else headers.set("cookie", `${sessionCookieName()}=${token}`);
  }
  const text = typeof body === "string" ? body : JSON.stringify(body);
  if (body !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
  const request = new NextRequest(new URL(address, env().APP_URL), {
    method,
    headers,
    body: body === undefined ? undefined : text,
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  const answer = await response.text();
  const parsed = response.headers.get("content-type")?.includes("json") ? JSON.parse(answer) : answer;
  return { status: response.status, body: parsed, headers: response.headers };
}
