import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noPermission, sessionExpired } from "@/lib/auth/permissions";
import { backgroundSettled } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import { db } from "@/lib/db/client";
import { type Endpoint, endpointName, type HttpMethod } from "@/tests/security/access-matrix";
import { callHandler } from "@/tests/security/call-handler";
import { endpoints, exceptions, sampleEndpoints } from "@/tests/security/endpoints";
import {
  countChanges,
  makePersonas,
  type Persona,
  type Personas,
  personaNames,
  reusePersonas,
} from "@/tests/security/personas";
import { listApiRoutes, loadHandlers } from "@/tooling/dev-stack/routes";

const httpMethods: HttpMethod[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

// A refused call changes nothing, so one set of personas serves all refusals. When a session was used is stored every five minutes, which a
// slow run would count as a change.
let readOnlyPersonas: Personas;
beforeAll(async () => {
  readOnlyPersonas = await makePersonas();
  await db.$executeRaw`UPDATE sessions SET last_used_at = now() + interval '1 hour'`;
  await db.$executeRaw`UPDATE users SET last_seen_at = now() + interval '1 hour'`;
});
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterEach(backgroundSettled);

// First, while the database is nearly empty: later the jobs would find all that the calls below leave.
test("the scheduled jobs run with the scheduler's secret, and not with a prefix of it", async () => {
  const runScheduledJobs = { method: "GET", path: "/api/cron/jobs" } as const;
  const asked = (token: string) => callHandler({ ...runScheduledJobs, token, bearer: true });
  expect((await asked(env().CRON_SECRET)).status).toBe(200);
  for (const wrong of [env().CRON_SECRET.slice(0, -1), `${env().CRON_SECRET}x`, env().CRON_SECRET.toUpperCase(), "x"])
    expect((await asked(wrong)).status).toBe(401);
  expect((await callHandler({ ...runScheduledJobs, token: env().CRON_SECRET })).status).toBe(401);
}, 60_000);

describe("the table", () => {
  test("has a row for every method that any address declares, and for no other", async () => {
    const declared: string[] = [];
    for (const path of listApiRoutes().filter((address) => !exceptions[address])) {
      const handlers = await loadHandlers(path);
      for (const verb of httpMethods)
        if (handlers[verb]?.declaration) declared.push(endpointName({ method: verb, path }));
    }
    expect(endpoints.map(endpointName).sort()).toEqual(declared.sort());
  }, 60_000);

  test.each(endpoints.map((call) => [endpointName(call), call] as const))(
    "says of %s what its handler says",
    async (_, call) => {
      const { declaration } = (await loadHandlers(call.path))[call.method] ?? {};
      expect(declaration?.access).toBe(call.access);
    },
  );
});

type Credential = "cookie" | "bearer";
type Attempt = { endpoint: Endpoint; how: Credential; personas: readonly Persona[] };

// The sender of a bearer token believes to be signed in, and gets the error that the session has ended.
const isBadBearer = (how: Credential, who: Persona) => how === "bearer" && (who === "unverified" || who === "disabled");
const statusFor = ({ endpoint }: Attempt, who: Persona) => endpoint.expected[who];

const attempts = endpoints.flatMap((endpoint): Attempt[] => {
  const ways: readonly Credential[] = sampleEndpoints.includes(endpoint) ? ["cookie", "bearer"] : ["cookie"];
  return ways.map((how) => ({ endpoint, how, personas: personaNames }));
});

/** The attempts with only those personas whose status is wanted, and a name for each of their tests. */
function attemptsWhere(wanted: (status: number) => boolean): [string, Attempt][] {
  return attempts.flatMap((attempt): [string, Attempt][] => {
    const personas = attempt.personas.filter((who) => wanted(statusFor(attempt, who)));
    const title = `${endpointName(attempt.endpoint)} by ${attempt.how}: ${personas.join(", ")}`;
    return personas.length ? [[title, { ...attempt, personas }]] : [];
  });
}

const getPersonas = reusePersonas();
test.each(attemptsWhere((status) => status < 400))("lets in %s", async (_, attempt) => {
  const { endpoint, how, personas } = attempt;
  // A reply that is checked must not show what earlier calls have left.
  const world = await (endpoint.assertReply ? makePersonas() : getPersonas());
  for (const who of personas) {
    const input = (await endpoint.makeInput?.(world)) ?? {};
    const request = { ...endpoint, input, token: world.tokens[who], bearer: how === "bearer" };
    const { status, body, headers } = await callHandler(request);
    expect({ who, status, error: body?.error }).toEqual({ who, status: statusFor(attempt, who), error: undefined });
    if (endpoint.shared) expect(headers.get("cache-control")).toMatch(/^public, /);
    else expect(headers.get("cache-control")).toMatch(/^no-store(, no-transform)?$/);
    endpoint.assertReply?.({ who, body });
  }
});

test.each(attemptsWhere((status) => status >= 400))("refuses %s, and changes nothing", async (_, attempt) => {
  const { endpoint, how, personas } = attempt;
  // One for all of them: a refused call leaves it as it was.
  const input = (await endpoint.makeInput?.(readOnlyPersonas)) ?? {};
  await backgroundSettled();
  const changes = await countChanges();
  for (const who of personas) {
    const request = { ...endpoint, input, token: readOnlyPersonas.tokens[who], bearer: how === "bearer" };
    const { status, body, headers } = await callHandler(request);
    const expected = statusFor(attempt, who);
    const error = messageFor(endpoint, expected, isBadBearer(how, who)) ?? expect.any(String);
    const shape = { success: false, error, code: expect.any(String), requestId: expect.any(String) };
    expect({ who, status, body }).toEqual({ who, status: expected, body: endpoint.plain ? error : shape });
    expect(headers.get("cache-control")).toBe("no-store");
  }
  await backgroundSettled();
  expect(await changes()).toEqual({});
});

function messageFor({ access, messages }: Endpoint, status: number, isForged: boolean): string | undefined {
  if (status === 403) return messages?.[403] ?? noPermission;
  if (status !== 401) return undefined;
  if (access === "cron") return messages?.[401];
  return isForged ? sessionExpired : (messages?.[401] ?? sessionExpired);
}
