import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { NextRequest } from "next/server";
import { sessionCookieName } from "@/lib/accounts/session-token";
import type { Handler } from "@/lib/http/route";
import { env } from "@/lib/platform/env";
import { addressOf, type Call, type Sent } from "@/tests/hostile/table";

const folder = path.resolve("app");

/** Every address of the API, as its folder spells it. */
export function addresses(): string[] {
  return fs
    .readdirSync(path.join(folder, "api"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .map((file) => `/api/${path.dirname(file).split(path.sep).join("/")}`)
    .sort();
}

type Module = Record<string, Handler>;
const modules = new Map<string, Promise<Module>>();

/** The handlers of one address. */
export function handlersOf(address: string): Promise<Module> {
  const known = modules.get(address) ?? import(pathToFileURL(path.join(folder, address, "route.ts")).href);
  modules.set(address, known);
  return known;
}

export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever JSON came back.
  body: any;
  text: string;
  headers: Headers;
};

export type Knock = Pick<Call, "verb" | "path"> & {
  sent?: Sent;
  token?: string | null;
  bearer?: boolean;
  /** Another method than the call's own. */
  method?: string;
  headers?: Record<string, string>;
  /** The address in the request, where it is not made of the parameters. */
  at?: string;
};

/** Knocks at a handler itself: no server and no middleware in front of it. */
export async function knock(wanted: Knock): Promise<Answer> {
  const { verb, path: folderPath, sent = {}, token, bearer, method = verb } = wanted;
  const { at = addressOf({ path: folderPath }, sent) } = wanted;
  const headers = new Headers({ ...sent.headers, ...wanted.headers });
  if (token && bearer) headers.set("authorization", `Bearer ${token}`);
  if (token && !bearer) headers.set("cookie", `${sessionCookieName()}=${token}`);
  const carries = sent.body !== undefined && method !== "GET" && method !== "HEAD";
  if (carries && !headers.has("content-type")) headers.set("content-type", "application/json");
  const body = carries ? (typeof sent.body === "string" ? sent.body : JSON.stringify(sent.body)) : undefined;
  const request = new NextRequest(new URL(at, env().APP_URL), { method, headers, body });
  const handler = (await handlersOf(folderPath))[method];
  if (!handler) throw new Error(`${folderPath} does not export ${method}`);
  return read(await handler(request, { params: Promise.resolve(sent.params ?? {}) }));
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return { status: response.status, body: isJson ? JSON.parse(text) : text, text, headers: response.headers };
}
