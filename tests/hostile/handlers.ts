import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Handler } from "@/lib/http/route";
import { type Answer, callRoute } from "@/lib/http/testing";
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
  const handler = (await handlersOf(folderPath))[method];
  if (!handler) throw new Error(`${folderPath} does not export ${method}`);
  const carries = sent.body !== undefined && method !== "GET" && method !== "HEAD";
  return callRoute(handler, at, {
    method,
    as: token,
    bearer,
    body: carries ? sent.body : undefined,
    params: sent.params,
    headers: { ...sent.headers, ...wanted.headers },
  });
}
