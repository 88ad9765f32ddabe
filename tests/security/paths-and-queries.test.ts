import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { type Endpoint, type EndpointInput, endpointUrl } from "@/tests/security/access-matrix";
import { callHandler } from "@/tests/security/call-handler";
import { endpoints } from "@/tests/security/endpoints";
import { endpointRowsWhere, errorShape, type PreparedCall, prepareCall } from "@/tests/security/request-mutations";
import { isFull } from "@/tests/tier";
import { loadHandlers } from "@/tooling/dev-stack/routes";

// The first call of an address loads everything behind it, which is none of what is measured here.
beforeAll(async () => {
  for (const path of new Set(endpoints.map((call) => call.path))) await loadHandlers(path);
}, 60_000);
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterEach(backgroundSettled);

const oddPathSegments = [
  "..",
  "../../etc/passwd",
  "a\u0000b",
  "\u0000",
  "%00",
  "x".repeat(5_000),
  "🗿",
  "' OR 1=1 --",
  ".*",
  "\ud800",
];

describe.each(endpointRowsWhere((call) => /\[/.test(call.path)))("%s, with a hostile address", (_, call) => {
  test("finds nothing there", async () => {
    const { input, send, unchanged } = await prepareCall(call);
    for (const odd of oddPathSegments) {
      await db.$executeRaw`DELETE FROM rate_limits`;
      const params = Object.fromEntries(Object.keys(input.params ?? {}).map((name) => [name, odd]));
      // The address is only what the log says; what the handler gets is in `params`.
      const { status, body } = await callWithPath(call, { sent: { ...input, params }, send });
      expect({ odd, status, body }).toMatchObject({ odd, body: call.plain ? expect.any(String) : errorShape });
      expect([400, 404]).toContain(status);
    }
    await unchanged();
  });
});

async function callWithPath(call: Endpoint, { sent, send }: { sent: EndpointInput; send: PreparedCall["send"] }) {
  const params = Object.fromEntries(Object.keys(sent.params ?? {}).map((name) => [name, "x"]));
  return send({ path: call.path, input: sent, url: endpointUrl(call, { params, query: sent.query }) });
}

// The scheduled jobs read no query, and each request runs all of them.
const isAsked = (call: Endpoint) => call.method === "GET" && (isFull || call.access !== "cron");

describe.each(endpointRowsWhere(isAsked))("%s, with a hostile query", (_, call) => {
  test("never breaks", async () => {
    // Removes emails and payments left by earlier tests, which the scheduled jobs would process.
    await db.outboxMessage.deleteMany();
    await db.charge.updateMany({ where: { settledAt: null }, data: { status: "abandoned" } });
    const { input, send } = await prepareCall(call);
    const queries = [
      "take=1e9",
      "limit=-1",
      "limit=1e308",
      "limit=NaN",
      "limit=x",
      "cursor=%00",
      "cursor=x",
      "cursor[]=1",
    ];
    const odd = [
      "category[$ne]=",
      "reference=%00",
      "reference=a%00b",
      "reference=..%2f",
      `reference=${"x".repeat(101)}`,
      "__proto__=1",
      "reference=1&reference=2",
    ];
    for (const query of [...queries, ...odd]) {
      const { status, body } = await send({ input: { ...input, query } });
      expect({ query, broke: status >= 500 && body }).toEqual({ query, broke: false });
    }
  }, 60_000);
});

describe.each([...new Set(endpoints.map((call) => call.path))])("%s", (path) => {
  test("answers 405 with what it allows to every other method", async () => {
    const allowed = endpoints.filter((call) => call.path === path).map((call) => call.method);
    const handlers = await loadHandlers(path);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
      if (allowed.includes(method)) continue;
      expect(handlers[method], `${path} leaves ${method} to Next`).toBeDefined();
      const { status, body, headers } = await callHandler({ method: method, path });
      expect([status, body, headers.get("allow")]).toEqual([405, errorShape, allowed.sort(byMethod).join(", ")]);
    }
  });
});

const methodOrder = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const byMethod = (a: string, b: string) => methodOrder.indexOf(a) - methodOrder.indexOf(b);
