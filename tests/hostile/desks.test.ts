import fs from "node:fs";
import path from "node:path";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { everyone, makeWorld, type Who, type World } from "@/tests/hostile/world";
import { statementsOf } from "@/tests/scale/plans";

// A page is called as the App Router calls it, with no middleware before it and no layout around it; what it asks of the
// request is the session's cookie, which is handed to it here.
const session = vi.hoisted(() => ({ token: null as string | null }));
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: () => (session.token ? { value: session.token } : undefined) }),
  headers: async () => new Headers(),
}));

const pages = fs
  .readdirSync("app/admin", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx")
  .map((file) => path.dirname(file).replace(/^\.$/, ""))
  .sort();

type Page = (given: { params: Promise<object>; searchParams: Promise<object> }) => Promise<ReactElement>;

/** Every name that an address under app/admin stands for, as something that exists nowhere. */
const params = Promise.resolve({ id: "nobody", leader: "nobody", slug: "nobody", number: "nobody" });

async function look(page: string): Promise<{ says: string; statements: number }> {
  const { default: Desk } = (await import(path.resolve("app/admin", page, "page.tsx"))) as { default: Page };
  let says = "";
  const sent = await statementsOf(async () => {
    says = await Desk({ params, searchParams: Promise.resolve({}) }).then(
      (shown) => renderToStaticMarkup(createElement("div", null, shown)).replace(/<[^>]+>/g, " "),
      (error: { digest?: string }) => error.digest ?? String(error),
    );
  });
  return { says: says.replace(/\s+/g, " ").trim(), statements: sent.length };
}

const refusals: Record<string, string> = {
  comments: "Access Denied Only administrators can moderate comments. Return to Homepage",
};
const usual = "Admin Access Required Only administrators can access this page Return to Homepage";

/** Those whom the museum does not know, or not any more. */
const isOutside = (who: string) => ["visitor", "unverified", "disabled"].includes(who);

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(() => {
  session.token = null;
});

test("the desks are found", () => expect(pages.length).toBeGreaterThan(15));

describe.each(pages)("/admin/%s without middleware", (page) => {
  const outside: Who[] = everyone.filter(isOutside);
  test(`sends ${outside.join(", ")} to sign in`, async () => {
    for (const who of outside) {
      session.token = world.tokens[who];
      const { says } = await look(page);
      expect(says).toMatch(/^NEXT_REDIRECT;replace;\/login\?redirectTo=%2Fadmin/);
    }
  }, 60_000);

  const members: Who[] = everyone.filter((who) => !isOutside(who) && who !== "admin");
  test(`tells ${members.join(", ")} the document's sentence, and reads nothing but who they are`, async () => {
    for (const who of members) {
      session.token = world.tokens[who];
      const { says, statements } = await look(page);
      expect(says).toBe(refusals[page] ?? usual);
      expect(statements).toBeLessThanOrEqual(1);
    }
  }, 60_000);
});
