import type { Actor } from "@/lib/auth/contracts";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { makeSession } from "@/lib/http/test-session";

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever JSON came back.
export type InstanceResponse = { status: number; body: any; headers: Headers };
type InstanceRequest = {
  as?: Actor;
  token?: string;
  body?: unknown;
  method?: string;
  headers?: Record<string, string>;
};

export type SendRequest = (path: string, asked?: InstanceRequest) => Promise<InstanceResponse>;

/** Sends requests to a server as a program does: with a session cookie and without an origin. */
export const requestsTo =
  (url: string): SendRequest =>
  async (path, { as, token, body, method, headers: sent } = {}) => {
    const session = as ? await makeSession(as) : token;
    const headers = new Headers(sent);
    if (session) headers.set("cookie", `${sessionCookieName()}=${session}`);
    if (body !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
    const response = await fetch(url + path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      redirect: "manual",
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  };
