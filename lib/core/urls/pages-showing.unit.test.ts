import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { pagesShowing } from "./pages-showing";

const entries = Object.values(pagesShowing).flatMap((entry) => (typeof entry === "function" ? entry("terms") : entry));
const routes = [...new Set(entries)].filter((entry) => entry.includes("["));

it.each(routes)("%s is a page, or the route handler that its name ends with", (entry) => {
  const file = entry.endsWith("/route") ? `${entry}.ts` : `${entry}/page.tsx`;
  expect(existsSync(path.join(process.cwd(), "app", file))).toBe(true);
});
