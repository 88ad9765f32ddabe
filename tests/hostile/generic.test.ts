import { encode } from "next-auth/jwt";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { claimsOf, sealSession } from "@/lib/accounts/session-token";
import { backgroundSettled } from "@/lib/platform/background";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { handlersOf } from "@/local/routes";
import { calls } from "@/tests/hostile/calls";
import { knock } from "@/tests/hostile/handlers";
import { addressOf, type Call, type Sent } from "@/tests/hostile/table";
import { isUnsafe, only, prepare, refusal, type Try, takesJson } from "@/tests/hostile/tries";

// The first call of an address loads everything behind it, which is none of what is measured here.
beforeAll(async () => {
  for (const path of new Set(calls.map((call) => call.path))) await handlersOf(path);
}, 60_000);
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterEach(backgroundSettled);

describe.each(only(({ access }) => ["session", "vip", "admin"].includes(access)))(
  "%s, without a session that stands",
  (_, call) => {
    test("is refused, however the token was made", async () => {
      const { world, token, send, unchanged } = await prepare(call);
      const [head, ...rest] = (token ?? "").split(".");
      const who = call.access === "admin" ? world.people.admin : world.people.owner;
      const claims = claimsOf(who);
      const ended = { ...who, sessionVersion: who.sessionVersion - 1 };
      const sealed = (secret: string, maxAge: number) => encode({ token: claims, secret, maxAge });
      const unsigned = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
      const bad = {
        none: null,
        garbage: "x",
        tampered: [head, ...rest].join(".").slice(0, -3).concat("abc"),
        "another secret": await sealed("another-secret-with-more-than-32-characters", 60),
        "run out": await sealed(env().NEXTAUTH_SECRET, -60),
        "signed out everywhere": await sealSession(ended),
        "a later version": await sealSession({ ...who, sessionVersion: who.sessionVersion + 1 }),
        "nobody's": await sealSession({ ...who, _id: "usr_nobody" }),
        "not signed at all": `${unsigned}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`,
      };
      const refused = call.plain ? expect.any(String) : refusal;
      for (const [kind, forged] of Object.entries(bad)) {
        for (const bearer of [false, true]) {
          const { status, body } = await send({ token: forged, bearer });
          expect({ kind, bearer, status, body }).toEqual({ kind, bearer, status: 401, body: refused });
        }
      }
      await unchanged();
    });

    test("is refused at once after the account was deleted or shut", async () => {
      const { world, send } = await prepare(call);
      const who = call.access === "admin" ? world.people.admin : world.people.owner;
      for (const shut of [{ deletedAt: new Date() }, { deletedAt: null, disabledAt: new Date() }]) {
        await db.user.update({ where: { id: who._id }, data: shut });
        expect((await send({ token: await sealSession(who) })).status).toBe(401);
      }
    });
  },
);

describe.each(only((call) => call.access === "admin"))("%s", (_, call) => {
  test("believes the database and not the token about who is an admin", async () => {
    const { world, send } = await prepare(call);
    expect((await send({ token: await sealSession({ ...world.people.owner, role: "Admin" }) })).status).toBe(403);
    await db.user.update({ where: { id: world.people.admin._id }, data: { role: "Member" } });
    expect((await send({ token: world.tokens.admin })).status).toBe(403);
  });
});

describe.each(only((call) => isUnsafe(call) && !call.raw))("%s, asked for by another site's page", (_, call) => {
  test("is Forbidden", async () => {
    const { send, unchanged } = await prepare(call);
    const elsewhere: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: `${env().APP_URL}.evil.example` },
      { origin: env().APP_URL.replace("http:", "ftp:").replace("localhost", "localhost.evil") },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.example", host: "localhost:3000", "sec-fetch-site": "cross-site" },
    ];
    for (const headers of elsewhere) {
      for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
        const { status, body } = await send({ headers: { ...headers, "content-type": type } });
        expect({ headers, status, body }).toEqual({ headers, status: 403, body: { ...refusal, error: "Forbidden" } });
      }
    }
    await unchanged();
  });
});

describe.each(only(takesJson))("%s, with a body that is not what it should be", (_, call) => {
  const text = (sent: Sent) => JSON.stringify(sent.body ?? {});

  test("refuses other types, broken JSON and too much of it", async () => {
    const { sent, send, unchanged } = await prepare(call);
    const asBody = (body: string, type = "application/json") =>
      send({ sent: { ...sent, body }, headers: { "content-type": type } });
    for (const type of ["text/plain", "application/xml", "multipart/form-data; boundary=x"])
      expect([type, (await asBody(text(sent), type)).status]).toEqual([type, 415]);
    for (const broken of ["{", "{'a':1}", '{"a":1}}', "\u0000", '{"a":undefined}', "[1,"])
      expect([broken, (await asBody(broken)).status]).toEqual([broken, 400]);
    const large = await asBody(JSON.stringify({ ...(sent.body as object), padding: "x".repeat(1_100_000) }));
    expect([large.status, large.body]).toEqual([413, refusal]);
    const lying = await send({ headers: { "content-type": "application/json", "content-length": "99999999" } });
    expect(lying.status).toBe(413);
    await unchanged();
  });

  test("refuses the names that reach an object's prototype", async () => {
    const { sent, send, unchanged } = await prepare(call);
    const inner = text(sent).slice(1, -1);
    for (const name of ["__proto__", "constructor", "prototype"]) {
      for (const poison of [`{"${name}":{"role":"Admin"}}`, `{"a":{"b":[{"${name}":1}]}}`]) {
        const body = `{${inner ? `${inner},` : ""}${poison.slice(1)}`;
        expect([body, (await send({ sent: { ...sent, body } })).status]).toEqual([body, 400]);
      }
    }
    expect(({} as Record<string, unknown>).role).toBeUndefined();
    await unchanged();
  });
});

const odd = [["a"], { $ne: null }, 12, true, null, "", "\u0000", "a\u0000b", "\ud800", "x".repeat(20_000)];

/** The body with each of its texts, at any depth, replaced by each odd thing. */
function* spoiled(body: unknown, at: (value: unknown) => unknown = (value) => value): Generator<unknown> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return;
  for (const [name, value] of Object.entries(body)) {
    const put = (other: unknown) => at({ ...body, [name]: other });
    if (typeof value === "string") for (const other of odd) yield put(other);
    else yield* spoiled(value, put);
    yield put({ [name]: value });
  }
}

describe.each(only((call) => takesJson(call)))("%s, with odd things where words are due", (_, call) => {
  test("says so, and never breaks", async () => {
    const { sent, send } = await prepare(call);
    for (const body of spoiled(sent.body)) {
      await db.$executeRaw`DELETE FROM rate_limits`;
      const { status, body: said } = await send({ sent: { ...sent, body } });
      expect({ body, broke: status >= 500 && said }).toEqual({ body, broke: false });
      if (status >= 400) expect(said).toMatchObject(refusal);
    }
    for (const body of ["[]", "null", '"text"', "7"]) {
      const { status } = await send({ sent: { ...sent, body } });
      // Nothing has to be said to sign out or to say that a parcel came.
      expect(status === 400 || Object.keys((sent.body as object) ?? {}).length === 0).toBe(true);
    }
  });
});

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
