import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import type { EndpointInput } from "@/tests/security/access-matrix";
import { endpoints } from "@/tests/security/endpoints";
import {
  endpointRowsWhere,
  errorShape,
  prepareCall,
  sampleRowsWhere,
  takesJson,
} from "@/tests/security/request-mutations";
import { loadHandlers } from "@/tooling/dev-stack/routes";

// The first call of an address loads everything behind it, which is none of what is measured here.
beforeAll(async () => {
  for (const path of new Set(endpoints.map((call) => call.path))) await loadHandlers(path);
}, 60_000);
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterEach(backgroundSettled);

describe.each(sampleRowsWhere(takesJson))("%s, with a body that is not what it should be", (_, call) => {
  const text = (sent: EndpointInput) => JSON.stringify(sent.body ?? {});

  test("refuses other types, broken JSON and too much of it", async () => {
    const { input, send, unchanged } = await prepareCall(call);
    const asBody = (body: string, type = "application/json") =>
      send({ input: { ...input, body }, headers: { "content-type": type } });
    for (const type of ["text/plain", "application/xml", "multipart/form-data; boundary=x"])
      expect([type, (await asBody(text(input), type)).status]).toEqual([type, 415]);
    for (const broken of ["{", "{'a':1}", '{"a":1}}', "\u0000", '{"a":undefined}', "[1,"])
      expect([broken, (await asBody(broken)).status]).toEqual([broken, 400]);
    const large = await asBody(JSON.stringify({ ...(input.body as object), padding: "x".repeat(1_400_000) }));
    expect([large.status, large.body]).toEqual([413, errorShape]);
    const lying = await send({ headers: { "content-type": "application/json", "content-length": "99999999" } });
    expect(lying.status).toBe(413);
    await unchanged();
  });

  test("refuses the names that reach an object's prototype", async () => {
    const { input, send, unchanged } = await prepareCall(call);
    const inner = text(input).slice(1, -1);
    for (const name of ["__proto__", "constructor", "prototype"]) {
      for (const poison of [`{"${name}":{"role":"Admin"}}`, `{"a":{"b":[{"${name}":1}]}}`]) {
        const body = `{${inner ? `${inner},` : ""}${poison.slice(1)}`;
        expect([body, (await send({ input: { ...input, body } })).status]).toEqual([body, 400]);
      }
    }
    expect(({} as Record<string, unknown>).role).toBeUndefined();
    await unchanged();
  });
});

const oddValues = [["a"], { $ne: null }, 12, true, null, "", "\u0000", "a\u0000b", "\ud800", "x".repeat(20_000)];

/** The body with each of its texts, at any depth, replaced by each odd thing. */
function* mutateBody(body: unknown, at: (value: unknown) => unknown = (value) => value): Generator<unknown> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return;
  for (const [name, value] of Object.entries(body)) {
    const put = (other: unknown) => at({ ...body, [name]: other });
    if (typeof value === "string") for (const other of oddValues) yield put(other);
    else yield* mutateBody(value, put);
    yield put({ [name]: value });
  }
}

describe.each(endpointRowsWhere((call) => takesJson(call)))(
  "%s, with values of other types where text is expected",
  (_, call) => {
    test("answers with an error, and never with a 500", async () => {
      const { input, send } = await prepareCall(call);
      for (const body of mutateBody(input.body)) {
        await db.$executeRaw`DELETE FROM rate_limits`;
        const { status, body: said } = await send({ input: { ...input, body } });
        expect({ body, broke: status >= 500 && said }).toEqual({ body, broke: false });
        if (status >= 400) expect(said).toMatchObject(errorShape);
      }
      for (const body of ["[]", "null", '"text"', "7"]) {
        const { status } = await send({ input: { ...input, body } });
        // Nothing has to be said to sign out or to say that a parcel came.
        expect(status === 400 || Object.keys((input.body as object) ?? {}).length === 0).toBe(true);
      }
    });
  },
);

test("next-auth is given no body above the limit", async () => {
  const { POST } = await loadHandlers("/api/auth/[...nextauth]");
  if (!POST) throw new Error("next-auth has no POST handler.");
  const body = new URLSearchParams({ email: "x".repeat(100_001) });
  const { status } = await callRoute(POST, "/api/auth/callback/credentials", { body });
  expect(status).toBe(413);
});
