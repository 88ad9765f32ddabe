import fs from "node:fs";
import path from "node:path";
import type { ReactElement } from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createOwnersOrder, makePersonas, type Persona, type Personas } from "@/tests/security/personas";

// A page is called as the App Router calls it, with no middleware before it and no layout around it; what it asks of the
// request is the session's cookie, which is handed to it here.
const session = vi.hoisted(() => ({ token: null as string | null }));
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: () => (session.token ? { value: session.token } : undefined) }),
  headers: async () => new Headers(),
}));

type Page = (given: { params: Promise<object>; searchParams: Promise<object> }) => Promise<ReactElement>;

const folder = "app/(account)/account";
// The portal says that the session has ended to somebody whose hint of one remains; the last answers unknown paths.
const withoutLogin = ["(portal)", "[...path]"];
const pages = fs
  .readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx")
  .map((file) => path.dirname(file))
  .filter((page) => !withoutLogin.includes(page))
  .sort();

/** What a page of the account answers: the address that it redirects to, its error, or nothing if it opens. */
async function refusalOf(page: string, params: object = {}): Promise<string | null> {
  const { default: AccountPage } = (await import(path.resolve(folder, page, "page.tsx"))) as { default: Page };
  const known = { id: "nobody", slug: "nobody", number: "nobody", editionId: "nobody", ...params };
  return AccountPage({ params: Promise.resolve(known), searchParams: Promise.resolve({ plan: "yearly" }) }).then(
    () => null,
    (error: { digest?: string }) => error.digest ?? String(error),
  );
}

let personas: Personas;
beforeAll(async () => {
  personas = await makePersonas();
});
beforeEach(() => {
  session.token = null;
});

test("finds the pages of the account", () => expect(pages.length).toBeGreaterThan(15));

test.each(pages)("/account/%s without middleware sends everybody without a session to sign in", async (page) => {
  for (const who of ["visitor", "unverified", "disabled"] as const) {
    session.token = personas.tokens[who];
    expect(await refusalOf(page), who).toMatch(/^NEXT_REDIRECT;replace;\/login\?redirectTo=%2F/);
  }
});

test("an order and its receipt exist for their buyer only", async () => {
  const { number } = await createOwnersOrder(personas);
  const strangers: Persona[] = ["expired", "vip", "admin"];
  for (const page of ["orders/[number]", "orders/[number]/receipt"]) {
    for (const who of strangers) {
      session.token = personas.tokens[who];
      expect(await refusalOf(page, { number }), `${page} as ${who}`).toBe("NEXT_HTTP_ERROR_FALLBACK;404");
    }
    session.token = personas.tokens.owner;
    expect(await refusalOf(page, { number }), `${page} as its buyer`).toBeNull();
  }
});
