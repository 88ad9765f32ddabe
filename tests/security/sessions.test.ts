import { encode } from "next-auth/jwt";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/auth/contracts";
import { decodeSession, encodeSession, toSessionClaims } from "@/lib/auth/sessions/session-token";
import { backgroundSettled } from "@/lib/core/background";
import { day } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { db } from "@/lib/db/client";
import { makeSession } from "@/lib/http/test-session";
import { endpoints } from "@/tests/security/endpoints";
import { countChanges } from "@/tests/security/personas";
import { errorShape, isUnsafe, prepareCall, sampleRowsWhere } from "@/tests/security/request-mutations";
import { loadHandlers } from "@/tooling/dev-stack/routes";

// The first call of an address loads everything behind it, which is none of what is measured here.
beforeAll(async () => {
  for (const path of new Set(endpoints.map((call) => call.path))) await loadHandlers(path);
}, 60_000);
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterEach(backgroundSettled);

describe.each(sampleRowsWhere(({ access }) => ["session", "vip", "admin"].includes(access)))(
  "%s, without a session that stands",
  (_, call) => {
    test("is refused, however the token was made", async () => {
      const { personas, token, send } = await prepareCall(call);
      const [head, ...rest] = (token ?? "").split(".");
      const who = call.access === "admin" ? personas.actors.admin : personas.actors.owner;
      const stranger = personas.actors.stranger;
      const sessionOf = async (actor: Actor) => (await decodeSession(await makeSession(actor)))?.session ?? "";
      const claims = toSessionClaims(who, await sessionOf(who));
      const tokenAfter = async (change: object) => {
        const token = await makeSession({ ...who });
        const { session: id } = (await decodeSession(token)) ?? {};
        await db.session.update({ where: { id }, data: change });
        return token;
      };
      const ago = (days: number) => new Date(Date.now() - days * day);
      const ended = { ...who, sessionVersion: who.sessionVersion - 1 };
      const sealed = (secret: string, maxAge: number) => encode({ token: claims, secret, maxAge });
      const unsigned = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
      const bad = {
        none: null,
        garbage: "x",
        tampered: [head, ...rest].join(".").slice(0, -3).concat("abc"),
        "another secret": await sealed("another-secret-with-more-than-32-characters", 60),
        "another site": await encode({
          token: { ...claims, aud: "https://other.example" },
          secret: env().NEXTAUTH_SECRET,
        }),
        "run out": await sealed(env().NEXTAUTH_SECRET, -60),
        "signed out everywhere": await makeSession(ended),
        "a later version": await makeSession({ ...who, sessionVersion: who.sessionVersion + 1 }),
        "signed out": await tokenAfter({ endedAt: new Date() }),
        "unused for 14 days": await tokenAfter({ lastUsedAt: ago(14) }),
        "90 days old": await tokenAfter({ createdAt: ago(90) }),
        "another user's session": await encodeSession(who, await sessionOf(stranger)),
        "no session at all": await encode({ token: { ...claims, session: undefined }, secret: env().NEXTAUTH_SECRET }),
        "nobody's": await makeSession({ ...who, _id: "usr_nobody" }),
        "not signed at all": `${unsigned}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`,
      };
      const refused = call.plain ? expect.any(String) : errorShape;
      const changes = await countChanges();
      for (const [kind, forged] of Object.entries(bad)) {
        for (const bearer of [false, true]) {
          const { status, body } = await send({ token: forged, bearer });
          expect({ kind, bearer, status, body }).toEqual({ kind, bearer, status: 401, body: refused });
        }
      }
      await backgroundSettled();
      expect(await changes()).toEqual({});
    });

    test("is refused at once after the account was deleted or shut", async () => {
      const { personas, send } = await prepareCall(call);
      const who = call.access === "admin" ? personas.actors.admin : personas.actors.owner;
      for (const shut of [{ deletedAt: new Date() }, { deletedAt: null, disabledAt: new Date() }]) {
        await db.user.update({ where: { id: who._id }, data: shut });
        expect((await send({ token: await makeSession(who) })).status).toBe(401);
      }
    });
  },
);

describe.each(sampleRowsWhere((call) => call.access === "admin"))("%s", (_, call) => {
  test("takes the role from the database and not from the token", async () => {
    const { personas, send } = await prepareCall(call);
    expect((await send({ token: await makeSession({ ...personas.actors.owner, role: "Admin" }) })).status).toBe(403);
    await db.user.update({ where: { id: personas.actors.admin._id }, data: { role: "Member" } });
    expect((await send({ token: personas.tokens.admin })).status).toBe(403);
  });
});

describe.each(sampleRowsWhere((call) => isUnsafe(call) && !call.raw))(
  "%s, asked for by another site's page",
  (_, call) => {
    test("is Forbidden", async () => {
      const { send, unchanged } = await prepareCall(call);
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
          expect({ headers, status, body }).toEqual({
            headers,
            status: 403,
            body: { ...errorShape, error: "Forbidden" },
          });
        }
      }
      await unchanged();
    });
  },
);
