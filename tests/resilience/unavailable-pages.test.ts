import fs from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { databasePool } from "@/lib/db/client";
import { makePersonas, type Personas } from "@/tests/security/personas";

// A page is called as the App Router calls it; what it asks of the request is handed to it here.
const sent = vi.hoisted(() => ({ token: "", page: "" }));
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: () => ({ value: sent.token }), has: () => true }),
  headers: async () => new Headers({ "x-page-path": sent.page }),
}));

/** The pages that are rendered for each request, by their folder; Next's route groups are left out of a URL. */
const pages = fs
  .readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx")
  .filter((file) =>
    /getCurrentUser|requireCurrentUser|requireVip|requireAdmin/.test(fs.readFileSync(`app/${file}`, "utf8")),
  )
  .sort();

type Page = (given: { params: Promise<object>; searchParams: Promise<object> }) => Promise<unknown>;

let personas: Personas;
beforeAll(async () => {
  personas = await makePersonas();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("finds the pages", () => expect(pages.length).toBeGreaterThan(50));

test.each(pages)("with no database %s redirects to the page that answers 503", async (page) => {
  const { default: DynamicPage } = (await import(path.resolve("app", page))) as { default: Page };
  sent.token = personas.tokens[page.startsWith("admin") ? "admin" : "owner"] ?? "";
  sent.page = "/account?a=b";
  const gone = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
  vi.spyOn(databasePool(), "connect").mockImplementation(((then?: (error: Error) => void) =>
    then ? then(gone) : Promise.reject(gone)) as never);
  const params = Promise.resolve({ id: "nobody", leader: "nobody", slug: "nobody", number: "nobody" });
  const result = await DynamicPage({ params, searchParams: Promise.resolve({}) }).catch(
    (error: { digest?: string }) => error.digest ?? String(error),
  );
  expect(result).toMatch(/^NEXT_REDIRECT;replace;\/unavailable\?from=%2F[\w%-]+;307;$/);
});
