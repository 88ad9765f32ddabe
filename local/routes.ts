import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Handler } from "@/lib/http/route";

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
const fileOf = (address: string) => path.join(folder, address, "route.ts");

/** The handlers of one address. */
export function handlersOf(address: string): Promise<Module> {
  const known = modules.get(address) ?? import(pathToFileURL(fileOf(address)).href);
  modules.set(address, known);
  return known;
}

/** What the comment above the handlers of an address says of them, on one line. */
export function commentOf(address: string): string {
  const source = fs.readFileSync(fileOf(address), "utf8");
  const [, comment = ""] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \{/.exec(source) ?? [];
  return comment.replace(/\s*\n\s*\* ?/g, " ").trim();
}
