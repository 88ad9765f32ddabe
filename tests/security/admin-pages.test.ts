import fs from "node:fs";
import path from "node:path";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import ForbiddenComments from "@/app/admin/comments/forbidden";
import Forbidden from "@/app/admin/forbidden";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";
import { recordStatements } from "@/tests/query-plans/explain";
import { makePersonas, type Persona, type Personas, personaNames } from "@/tests/security/personas";
import { pagesForAllStaff, staffNames, staffPages } from "@/tests/security/staff-access";

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
const params = Promise.resolve({
  id: "nobody",
  editionId: "nobody",
  leader: "nobody",
  slug: "nobody",
  number: "nobody",
});

async function loadPage(page: string): Promise<ReactElement> {
  const { default: AdminPage } = (await import(path.resolve("app/admin", page, "page.tsx"))) as { default: Page };
  return AdminPage({ params, searchParams: Promise.resolve({}) });
}

async function renderPage(page: string): Promise<{ message: string; statements: number }> {
  let message = "";
  const sent = await recordStatements(async () => {
    message = await loadPage(page).then(
      (shown) => renderToStaticMarkup(createElement("div", null, shown)).replace(/<[^>]+>/g, " "),
      (error: { digest?: string }) => error.digest ?? String(error),
    );
  });
  return { message: message.replace(/\s+/g, " ").trim(), statements: sent.length };
}

test.each(staffNames)(
  "a %s opens the pages of that role and no others",
  async (staffRole) => {
    session.token = await makeSession(await makeActor({ role: "Admin", staffRole }));
    const opened: string[] = [];
    for (const page of pages) {
      const refusal = await loadPage(page).then(
        () => null,
        (error: { digest?: string }) => error.digest,
      );
      if (refusal !== "NEXT_HTTP_ERROR_FALLBACK;403") opened.push(page);
    }
    expect(opened).toEqual(pages.filter((page) => pagesForAllStaff.includes(page) || staffPages[staffRole].test(page)));
  },
  60_000,
);

/** The personas without a valid session. */
const isSignedOut = (who: string) => ["visitor", "unverified", "disabled"].includes(who);

let personas: Personas;
beforeAll(async () => {
  // What `experimental.authInterrupts` of next.config.ts sets in a build.
  vi.stubEnv("__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS", "true");
  personas = await makePersonas();
});
beforeEach(() => {
  session.token = null;
});

test("a member who opens an admin page sees who may, and an admin without the permission that it is not part of the role", async () => {
  const text = (screen: ReactElement) =>
    renderToStaticMarkup(screen)
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  expect([text(await Forbidden()), text(ForbiddenComments())]).toEqual([
    "Admin Access Required Only administrators can access this page Return to Homepage",
    "Access Denied Only administrators can moderate comments. Return to Homepage",
  ]);
  session.token = await makeSession(await makeActor({ role: "Admin", staffRole: "Finance" }));
  expect(text(await Forbidden())).toBe(
    "Not part of your role Your role, Finance, does not include this page. An owner can change it. Back to the overview",
  );
});

test("finds the admin pages", () => expect(pages.length).toBeGreaterThan(15));

describe.each(pages)("/admin/%s without middleware", (page) => {
  const outside: Persona[] = personaNames.filter(isSignedOut);
  test(`sends ${outside.join(", ")} to sign in`, async () => {
    for (const who of outside) {
      session.token = personas.tokens[who];
      const { message } = await renderPage(page);
      expect(message).toMatch(/^NEXT_REDIRECT;replace;\/login\?redirectTo=%2Fadmin/);
    }
  }, 60_000);

  const members: Persona[] = personaNames.filter((who) => !isSignedOut(who) && who !== "admin");
  test(`is forbidden to ${members.join(", ")}, and reads only the session and the user`, async () => {
    for (const who of members) {
      session.token = personas.tokens[who];
      const { message, statements } = await renderPage(page);
      expect(message).toBe("NEXT_HTTP_ERROR_FALLBACK;403");
      expect(statements).toBeLessThanOrEqual(1);
    }
  }, 60_000);
});
