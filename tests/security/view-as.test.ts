import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditSentence } from "@/lib/auth/audit-sentences";
import { makeUser } from "@/lib/auth/factory";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { type ViewAs, viewAsNames } from "@/lib/auth/view-as/contracts";
import { viewingMessage } from "@/lib/auth/view-as/rules";
import { backgroundSettled } from "@/lib/core/background";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";
import { type Endpoint, endpointName, oneOfEachClass } from "@/tests/security/access-matrix";
import { callHandler } from "@/tests/security/call-handler";
import { endpoints } from "@/tests/security/endpoints";
import { countChanges, makePersonas, type Personas } from "@/tests/security/personas";
import { inTier } from "@/tests/tier";
import { loadHandlers } from "@/tooling/dev-stack/routes";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterEach(backgroundSettled);

/** An admin whose session views the site. */
async function viewing(as: ViewAs) {
  const actor = await makeActor({ role: "Admin" });
  const token = await makeSession(actor);
  await db.session.updateMany({ where: { userId: actor._id }, data: { viewAs: as } });
  return { actor, token };
}

const call = (path: string, method: string, token: string | null, body?: object) =>
  callHandler({ path, method, token, input: { body } });

/** A GET that changes something, and is refused like a write. */
const writingRead = "GET /api/auth/verify/[token]";

/** Reads that change something for everyone, also without a session. */
const changingReads: Readonly<Record<string, string>> = {
  "GET /api/payments/callback": "What Paystack says of a payment is recorded, by whom it is asked.",
  "GET /api/guest/orders/[token]/downloads": "The link of an order counts its downloads; nobody has to be logged in.",
};

let tokens: Record<ViewAs, string>;
let world: Personas;
beforeAll(async () => {
  world = await makePersonas();
  const made = await Promise.all(viewAsNames.map(async (as) => [as, (await viewing(as)).token] as const));
  tokens = Object.fromEntries(made) as Record<ViewAs, string>;
});

describe("every write", () => {
  const isWrite = ({ method, raw, access }: Endpoint) => method !== "GET" && !(raw && access === "public");
  const writes = endpoints.filter((endpoint) => isWrite(endpoint) || endpointName(endpoint) === writingRead);
  test.each(inTier(oneOfEachClass(writes), writes).map((endpoint) => [endpointName(endpoint), endpoint] as const))(
    "%s is refused while viewing, and changes nothing",
    async (_, endpoint) => {
      const { declaration } = (await loadHandlers(endpoint.path))[endpoint.method] ?? {};
      if (declaration?.whileViewing || declaration?.access === "cron" || declaration?.input === "raw") return;
      const input = (await endpoint.makeInput?.(world)) ?? {};
      await backgroundSettled();
      const changes = await countChanges();
      for (const as of ["visitor", "collector"] as const) {
        const { status, body } = await callHandler({ ...endpoint, input, token: tokens[as] });
        const refused = { success: false, code: "viewing", error: viewingMessage(as), requestId: expect.any(String) };
        expect([status, body]).toEqual([403, endpoint.plain ? viewingMessage(as) : refused]);
      }
      await backgroundSettled();
      expect(await changes()).toEqual({});
    },
  );
});

test("only logging out and stopping are exempt, and reading who views", async () => {
  const exempt: string[] = [];
  for (const endpoint of endpoints) {
    const { declaration } = (await loadHandlers(endpoint.path))[endpoint.method] ?? {};
    if (declaration?.whileViewing) exempt.push(endpointName(endpoint));
  }
  expect(exempt.sort()).toEqual(["GET /api/current-user", "POST /api/admin/view-as/stop", "POST /api/auth/logout"]);
}, 60_000);

const reads = endpoints.filter(
  (endpoint) => endpoint.method === "GET" && endpoint.access !== "cron" && endpointName(endpoint) !== writingRead,
);

test.each(reads.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
  "%s gives a view what it gives a visitor or a member, and changes nothing",
  async (_, endpoint) => {
    for (const [as, persona] of [
      ["visitor", "visitor"],
      ["yearly", "vip"],
    ] as const) {
      const input = (await endpoint.makeInput?.(world)) ?? {};
      await backgroundSettled();
      const changes = await countChanges();
      const { status } = await callHandler({ ...endpoint, input, token: tokens[as] });
      expect({ as, status }).toEqual({ as, status: endpoint.expected[persona] });
      await backgroundSettled();
      if (!changingReads[endpointName(endpoint)]) expect(await changes()).toEqual({});
    }
  },
);

describe("a view", () => {
  test("begins and stops with a sentence in the audit log, and gives the rights of an admin back", async () => {
    const actor = await makeActor({ role: "Admin" });
    const token = await makeSession(actor);
    expect((await call("/api/admin/search", "GET", token)).status).not.toBe(403);
    const begun = await call(adminApiPaths.viewAs, "POST", token, { as: "collector" });
    expect([begun.status, begun.body]).toMatchObject([200, { viewAs: "collector" }]);
    expect((await call("/api/admin/todos", "GET", token)).status).toBe(403);
    const { body } = await call("/api/current-user", "GET", token);
    expect(body).toMatchObject({
      user: { firstName: actor.firstName, role: "Member", isVIP: true },
      viewAs: "collector",
    });
    expect((await call(adminApiPaths.stopViewAs, "POST", token, {})).body).toMatchObject({ viewAs: null });
    // Stopping twice is one entry.
    expect((await call(adminApiPaths.stopViewAs, "POST", token, {})).status).toBe(200);
    expect((await call("/api/admin/todos", "GET", token)).status).toBe(200);
    const entries = await db.auditLog.findMany({ where: { actorId: actor._id }, orderBy: { createdAt: "asc" } });
    expect(entries.map(({ action, subject, detail }) => auditSentence(action, subject, detail))).toEqual([
      "began to view the site as a Collector member.",
      "stopped viewing the site as a Collector member.",
    ]);
  });

  test("is one at a time, and is not begun from another", async () => {
    const { token } = await viewing("visitor");
    const { status, body } = await call(adminApiPaths.viewAs, "POST", token, { as: "collector" });
    expect([status, body.code]).toEqual([403, "viewing"]);
  });

  test("of a visitor has no user, and of a member the admin's own name without a role", async () => {
    const { token } = await viewing("visitor");
    expect((await call("/api/current-user", "GET", token)).body).toMatchObject({ user: null, viewAs: "visitor" });
    expect((await call("/api/me", "GET", token)).status).toBe(401);
  });

  test("ends with its session, and is not in the next one or in another one", async () => {
    const { actor, token } = await viewing("monthly");
    const other = await makeSession({ ...actor });
    expect((await call("/api/admin/todos", "GET", other)).status).toBe(200);
    expect((await call("/api/auth/logout", "POST", token, {})).status).toBe(200);
    expect((await call("/api/current-user", "GET", token)).body).toMatchObject({ user: null, viewAs: null });
    const next = await makeSession({ ...actor });
    expect((await call("/api/current-user", "GET", next)).body).toMatchObject({
      user: { role: "Admin" },
      viewAs: null,
    });
  });

  test("gives no plan to somebody who is no admin any more", async () => {
    const { actor, token } = await viewing("collector");
    await db.user.update({ where: { id: actor._id }, data: { role: "Member", staffRole: null } });
    expect((await call("/api/downloads/list", "GET", token)).status).toBe(403);
    expect((await call("/api/current-user", "GET", token)).body).toMatchObject({
      user: { isVIP: false },
      viewAs: null,
    });
  });

  test("is refused to a member, whose session has no view to stop", async () => {
    const token = await makeSession(await makeActor({ plan: "collector" }));
    expect((await call(adminApiPaths.viewAs, "POST", token, { as: "visitor" })).status).toBe(403);
    expect((await call(adminApiPaths.stopViewAs, "POST", token, {})).body).toMatchObject({ viewAs: null });
  });

  test("refuses to log in as somebody else in the same browser", async () => {
    const { token } = await viewing("visitor");
    const user = await makeUser();
    const { status, cookies } = await call("/api/auth/login", "POST", token, { email: user.email, password: "x" });
    expect([status, cookies[sessionCookieName()]]).toEqual([403, undefined]);
  });

  test("begins and stops by a form, which leads to a page of this site only", async () => {
    const token = await makeSession(await makeActor({ role: "Admin" }));
    const form = async (path: string, fields: Record<string, string>) => {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const body = new URLSearchParams(fields).toString();
      const reply = await callHandler({ path, method: "POST", token, input: { body, headers } });
      return [reply.status, reply.headers.get("location")];
    };
    expect(await form(adminApiPaths.viewAs, { as: "monthly", returnTo: "/drops" })).toEqual([303, "/drops"]);
    expect(await form(adminApiPaths.stopViewAs, { returnTo: "//evil.example" })).toEqual([303, paths.admin]);
  });
});
