import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noPermission, sessionExpired } from "@/lib/accounts/permissions";
import { backgroundSettled } from "@/lib/platform/background";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { addresses, handlersOf } from "@/local/routes";
import { calls, exceptions } from "@/tests/hostile/calls";
import { knock } from "@/tests/hostile/handlers";
import { nameOf, type Verb } from "@/tests/hostile/table";
import { everyone, fingerprint, makeWorld, type Who, type World } from "@/tests/hostile/world";

const verbs: Verb[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

// Whoever is refused has changed nothing, which is what is looked at: one world does for all of them.
let onlookers: World;
beforeAll(async () => {
  onlookers = await makeWorld();
});
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterEach(backgroundSettled);

describe("the table", () => {
  test("has a row for every method that any address declares, and for no other", async () => {
    const declared: string[] = [];
    for (const path of addresses().filter((address) => !exceptions[address])) {
      const handlers = await handlersOf(path);
      for (const verb of verbs) if (handlers[verb]?.declaration) declared.push(nameOf({ verb, path }));
    }
    expect(calls.map(nameOf).sort()).toEqual(declared.sort());
  }, 60_000);

  test.each(calls.map((call) => [nameOf(call), call] as const))("says of %s what its handler says", async (_, call) => {
    const { declaration } = (await handlersOf(call.path))[call.verb] ?? {};
    expect(declaration?.access).toBe(call.access);
  });
});

describe.each(calls.map((call) => [nameOf(call), call] as const))("%s", (_, call) => {
  describe.each(["cookie", "bearer"] as const)("by %s", (how) => {
    // A bearer token that is no session is refused everywhere: its sender believes to be signed in.
    const isNobody = (who: Who) => who === "unverified" || who === "disabled";
    const statusFor = (who: Who) => (how === "bearer" && isNobody(who) ? 401 : call.expected[who]);
    const welcome = everyone.filter((who) => statusFor(who) < 400);
    const refused = everyone.filter((who) => statusFor(who) >= 400);

    test.runIf(welcome.length)(`lets ${welcome.join(", ")} in`, async () => {
      const world = await makeWorld();
      for (const who of welcome) {
        const sent = (await call.send?.(world)) ?? {};
        const { status, body, headers } = await knock({
          ...call,
          sent,
          token: world.tokens[who],
          bearer: how === "bearer",
        });
        expect({ who, status, error: body?.error }).toEqual({ who, status: statusFor(who), error: undefined });
        expect(headers.get("cache-control")).toMatch(/^no-store(, no-transform)?$/);
        call.holds?.({ who, body });
      }
    });

    test.runIf(refused.length)(`refuses ${refused.join(", ")} and changes nothing`, async () => {
      const world = onlookers;
      const tries = await Promise.all(refused.map(async (who) => ({ who, sent: (await call.send?.(world)) ?? {} })));
      await backgroundSettled();
      const before = await fingerprint();
      for (const { who, sent } of tries) {
        const answer = await knock({ ...call, sent, token: world.tokens[who], bearer: how === "bearer" });
        const status = statusFor(who);
        const error = sentence(status, how === "bearer" && isNobody(who)) ?? expect.any(String);
        expect({ who, status: answer.status, body: answer.body }).toEqual({
          who,
          status,
          body: call.plain ? error : { success: false, error, code: expect.any(String), requestId: expect.any(String) },
        });
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
      await backgroundSettled();
      expect(await fingerprint()).toEqual(before);
    });
  });

  function sentence(status: number, isBadBearer: boolean): string | undefined {
    if (status === 403) return call.says?.[403] ?? noPermission;
    if (status !== 401) return undefined;
    if (call.access === "cron") return call.says?.[401];
    return isBadBearer ? sessionExpired : (call.says?.[401] ?? sessionExpired);
  }
});

test("the sweep runs for the scheduler's secret, and for nothing that begins like it", async () => {
  const sweep = { verb: "GET", path: "/api/cron/sweep" } as const;
  const asked = (token: string) => knock({ ...sweep, token, bearer: true });
  expect((await asked(env().CRON_SECRET)).status).toBe(200);
  for (const wrong of [env().CRON_SECRET.slice(0, -1), `${env().CRON_SECRET}x`, env().CRON_SECRET.toUpperCase(), "x"])
    expect((await asked(wrong)).status).toBe(401);
  expect((await knock({ ...sweep, token: env().CRON_SECRET })).status).toBe(401);
}, 60_000);
