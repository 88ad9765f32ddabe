import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backgroundSettled } from "@/lib/platform/background";
import { db } from "@/lib/platform/db";
import { handlersOf } from "@/local/routes";
import { calls } from "@/tests/hostile/calls";
import { knock } from "@/tests/hostile/handlers";
import { addressOf, type Call, type Sent } from "@/tests/hostile/table";
import { only, prepare, refusal, type Try } from "@/tests/hostile/tries";

// The first call of an address loads everything behind it, which is none of what is measured here.
beforeAll(async () => {
  for (const path of new Set(calls.map((call) => call.path))) await handlersOf(path);
}, 60_000);
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterEach(backgroundSettled);

const paths = [
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

describe.each(only((call) => /\[/.test(call.path)))("%s, with a hostile address", (_, call) => {
  test("finds nothing there", async () => {
    const { sent, send, unchanged } = await prepare(call);
    for (const odd of paths) {
      await db.$executeRaw`DELETE FROM rate_limits`;
      const params = Object.fromEntries(Object.keys(sent.params ?? {}).map((name) => [name, odd]));
      // The address is only what the log says; what the handler gets is in `params`.
      const { status, body } = await knockAt(call, { sent: { ...sent, params }, send });
      expect({ odd, status, body }).toMatchObject({ odd, body: call.plain ? expect.any(String) : refusal });
      expect([400, 404]).toContain(status);
    }
    await unchanged();
  });
});

async function knockAt(call: Call, { sent, send }: { sent: Sent; send: Try["send"] }) {
  const params = Object.fromEntries(Object.keys(sent.params ?? {}).map((name) => [name, "x"]));
  return send({ path: call.path, sent, at: addressOf(call, { params, query: sent.query }) });
}

describe.each(only((call) => call.verb === "GET"))("%s, with a hostile query", (_, call) => {
  test("never breaks", async () => {
    // Mails and payments that the tests before this one left open are not what it is about: a sweep would see to each of them.
    await db.outboxMessage.deleteMany();
    await db.charge.updateMany({ where: { settledAt: null }, data: { status: "abandoned" } });
    const { sent, send } = await prepare(call);
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
      const { status, body } = await send({ sent: { ...sent, query } });
      expect({ query, broke: status >= 500 && body }).toEqual({ query, broke: false });
    }
  }, 60_000);
});

describe.each([...new Set(calls.map((call) => call.path))])("%s", (path) => {
  test("answers 405 with what it allows to every other method", async () => {
    const allowed = calls.filter((call) => call.path === path).map((call) => call.verb);
    const handlers = await handlersOf(path);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
      if (allowed.includes(method)) continue;
      expect(handlers[method], `${path} leaves ${method} to Next`).toBeDefined();
      const { status, body, headers } = await knock({ verb: method, path });
      expect([status, body, headers.get("allow")]).toEqual([405, refusal, allowed.sort(byVerb).join(", ")]);
    }
  });
});

const order = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const byVerb = (a: string, b: string) => order.indexOf(a) - order.indexOf(b);
