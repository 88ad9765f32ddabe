// How database tests call a route handler: as the app would, without a server between.
import { NextRequest } from "next/server";
import type { Handler } from "@/lib/http/route";
import { backgroundSettled } from "@/lib/platform/background";

type Params = Record<string, string | string[]>;
export type Sending = {
  method?: string;
  params?: Params;
  /** Sent as JSON; a URLSearchParams as a form. */
  body?: unknown;
  /** The token of a session, sent as the browser's cookie. */
  cookie?: string;
  bearer?: string;
  headers?: Record<string, string>;
};

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever the test expects it to be.
export type Answered = { status: number; body: any; headers: Headers; cookies: Record<string, string> };

/** Calls a handler and waits until the effects it caused have been carried out. */
export async function call(handler: Handler, path: string, sending: Sending = {}): Promise<Answered> {
  const { body, params = {}, cookie, bearer } = sending;
  const isForm = body instanceof URLSearchParams;
  const headers = new Headers(sending.headers);
  const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
  if (body !== undefined && !headers.has("content-type")) headers.set("content-type", type);
  if (cookie) headers.set("cookie", `la_session=${cookie}`);
  if (bearer) headers.set("authorization", `Bearer ${bearer}`);
  const request = new NextRequest(`http://localhost:3000${path}`, {
    method: sending.method ?? (body === undefined ? "GET" : "POST"),
    headers,
    body: body === undefined ? undefined : isForm || typeof body === "string" ? String(body) : JSON.stringify(body),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  await backgroundSettled();
  const text = await response.text();
  const cookies = Object.fromEntries(
    response.headers.getSetCookie().map((line) => line.split(";")[0]!.split("=") as [string, string]),
  );
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers, cookies };
}
