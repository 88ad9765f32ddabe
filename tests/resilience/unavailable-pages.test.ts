import fs from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { databasePool } from "@/lib/db/client";
import { guestTicketToken } from "@/lib/events/guest-ticket-link";
import { orderLinkToken } from "@/lib/orders/guest/order-link";
import { groupLinkToken } from "@/lib/subscriptions/groups/group-link";
import { makePersonas, type Personas } from "@/tests/security/personas";

// A page is called as the App Router calls it; what it asks of the request is handed to it here.
const sent = vi.hoisted(() => ({ token: "", page: "" }));
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: () => ({ value: sent.token }), has: () => true }),
  headers: async () => new Headers({ "x-page-path": sent.page }),
}));

const usesSession = /getCurrentUser|requireCurrentUser|requireVip|requireAdmin/;
const importsQuery = /from "@\/lib\/[\w-]+\/[\w-]*quer(y|ies)"/;
/** Rendered ahead, or at the first request, and then kept: an error is not kept, and leaves the older page standing. */
const isCached = /export const revalidate|generateStaticParams/;
const source = (file: string) => fs.readFileSync(`app/${file}`, "utf8");

/** The pages that read the database for each request, by their folder; Next's route groups are left out of a URL. */
const pages = fs
  .readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx" && !file.startsWith("design/"))
  .filter((file) => usesSession.test(source(file)) || (importsQuery.test(source(file)) && !isCached.test(source(file))))
  .sort();

type Page = (given: { params: Promise<object>; searchParams: Promise<object> }) => Promise<unknown>;

let personas: Personas;
beforeAll(async () => {
  personas = await makePersonas();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("finds the pages", () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages).toContain("(minimal)/card/[cardNumber]/page.tsx");
});

const unavailable = /^NEXT_REDIRECT;replace;\/unavailable\?from=%2F[\w.%-]+;307;$/;

/** Renders a page whose database is lost after so many connections. Returns what it throws, and the connections that failed. */
async function render(page: string, connections: number) {
  const { default: DynamicPage } = (await import(path.resolve("app", page))) as { default: Page };
  sent.token = personas.tokens[page.startsWith("admin") ? "admin" : "owner"] ?? "";
  sent.page = "/account?a=b";
  const gone = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
  const pool = databasePool();
  const connect = pool.connect.bind(pool) as (then?: unknown) => unknown;
  let asked = 0;
  vi.spyOn(pool, "connect").mockImplementation(((then?: (error: Error) => void) => {
    asked += 1;
    if (asked <= connections) return connect(then);
    return then ? then(gone) : Promise.reject(gone);
  }) as never);
  const cardNumber = "LAC-0000-0000";
  const params = {
    // The page of a comment looks up ids of the right form only.
    id: page.startsWith("(museum)/comments/") ? `cmt_${"0".repeat(20)}` : "nobody",
    editionId: "nobody",
    // A legal page has to be known before the database is asked.
    slug: page.startsWith("admin/pages/") ? "terms" : "nobody",
    leader: "nobody",
    number: "nobody",
    name: "nobody",
    renewalId: "nobody",
    // One that is looked up: signed for most pages, of the right form for a wall.
    token: page.includes("/walls/")
      ? "0".repeat(20)
      : page.includes("/tickets/guest/")
        ? guestTicketToken("nobody")
        : page.includes("/membership/group/")
          ? groupLinkToken("nobody")
          : orderLinkToken("LA-0000-0000"),
    cardNumber,
    handle: "nobody",
  };
  const thrown = await DynamicPage({
    params: Promise.resolve(params),
    // A page of a change has to know the plan before it asks the database.
    searchParams: Promise.resolve({ q: "vase", plan: "collector" }),
  }).then(
    () => "",
    (error: { digest?: string }) => error.digest ?? String(error),
  );
  return { thrown, failed: Math.max(0, asked - connections) };
}

test.each(pages)("with no database %s redirects to the page that answers 503", async (page) => {
  expect((await render(page, 0)).thrown).toMatch(unavailable);
});

/**
 * Pages that need only the session: the admin overview leaves out the figures that it cannot read, the dashboard only redirects, and the link of
 * the admin bar has no path here.
 */
const shownWithoutReads = new Set([
  "admin/page.tsx",
  "admin/edit/page.tsx",
  "(account)/dashboard/page.tsx",
  "admin/upload/page.tsx",
]);

test.each(pages.filter((page) => usesSession.test(source(page))))(
  "with a database that is lost after the session was read %s does so too",
  async (page) => {
    const { thrown, failed } = await render(page, 1);
    if (failed > 0 && !shownWithoutReads.has(page)) expect(thrown).toMatch(unavailable);
    else expect(thrown).not.toMatch(/ECONNREFUSED/);
  },
);
