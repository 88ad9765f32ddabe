import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Handler } from "@/lib/http/route";

const appFolder = path.resolve("app");

/** Every API route, by its folder, except the one for unknown paths. */
export function listApiRoutes(): string[] {
  return fs
    .readdirSync(path.join(appFolder, "api"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts" && !file.startsWith("[...path]"))
    .map((file) => `/api/${path.dirname(file).split(path.sep).join("/")}`)
    .sort();
}

type RouteModule = Record<string, Handler>;
const loadedModules = new Map<string, Promise<RouteModule>>();
const routeFile = (address: string) => path.join(appFolder, address, "route.ts");

/** The handlers of one route. */
export function loadHandlers(address: string): Promise<RouteModule> {
  const known = loadedModules.get(address) ?? import(pathToFileURL(routeFile(address)).href);
  loadedModules.set(address, known);
  return known;
}

/** The doc comment of a route, on one line. */
export function routeComment(address: string): string {
  const source = fs.readFileSync(routeFile(address), "utf8");
  const [, comment = ""] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \{/.exec(source) ?? [];
  return comment.replace(/\s*\n\s*\* ?/g, " ").trim();
}
