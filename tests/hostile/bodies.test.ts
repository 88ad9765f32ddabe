import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backgroundSettled } from "@/lib/platform/background";
import { db } from "@/lib/platform/db";
import { handlersOf } from "@/local/routes";
import { calls } from "@/tests/hostile/calls";
import type { Sent } from "@/tests/hostile/table";
import { only, prepare, refusal, takesJson } from "@/tests/hostile/tries";

// The first call of an address loads everything behind it, which is none of what is measured here.
beforeAll(async () => {
  for (const path of new Set(calls.map((call) => call.path))) await handlersOf(path);
}, 60_000);
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterEach(backgroundSettled);

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
