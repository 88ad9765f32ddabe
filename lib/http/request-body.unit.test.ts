import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { assertSameOrigin, isForm, isStorable, parseBody } from "@/lib/http/request-body";

const at = "http://localhost:3000/api/x";
const post = (
  body: string | Uint8Array<ArrayBuffer> | undefined,
  type?: string,
  headers: Record<string, string> = {},
) => new NextRequest(at, { method: "POST", body, headers: { ...(type && { "content-type": type }), ...headers } });
const json = "application/json";
const form = "application/x-www-form-urlencoded";

it.each([
  ["nothing at all", undefined, undefined, {}],
  ["an empty JSON body", "", json, {}],
  ["JSON with a charset", '{"a":1}', `${json}; charset=utf-8`, { a: 1 }],
  ["a type in capitals", '{"a":1}', "Application/JSON", { a: 1 }],
  ["a form", "add=p&quantity=2&variation=M&variation=", form, { add: "p", quantity: 2, variation: ["M"] }],
  ["a chosen number in a form", "add=p&edition=7", form, { add: "p", edition: 7 }],
  ["a form in which no number is chosen", "add=p&edition=", form, { add: "p" }],
  ["what belongs together in a form", "a.b=1&a.c=2&d=3", form, { a: { b: "1", c: "2" }, d: "3" }],
])("parses %s", async (_, body, type, value) => {
  expect((await parseBody(post(body, type), "json", 1_000)).value).toEqual(value);
});

it.each([
  ["text/plain", "{}", 415],
  ["", "{}", 415],
  ["multipart/form-data; boundary=x", "{}", 415],
  [json, "{", 400],
  [json, '{"__proto__":{}}', 400],
  [json, '{"a":{"constructor":{}}}', 400],
  [json, '{"a":"\\u0000"}', 400],
  [json, '{"a\\u0000":1}', 400],
  [json, '{"a":"\\ud800"}', 400],
  [form, "__proto__=1", 400],
  [form, "a=%00", 400],
  [form, "constructor.a=1", 400],
  [form, "a.__proto__=1", 400],
  [json, `"${"x".repeat(1_000)}"`, 413],
])("rejects %s with %s and status %i", async (type, body, status) => {
  await expect(parseBody(post(body, type), "json", 1_000)).rejects.toMatchObject({ status });
});

it("counts bytes, not characters, and stops reading at the limit", async () => {
  const characters = `"${"é".repeat(499)}"`;
  await expect(parseBody(post(characters, json), "json", 1_000)).resolves.toBeDefined();
  await expect(parseBody(post(characters, json), "json", 999)).rejects.toMatchObject({ status: 413 });
  let read = 0;
  let isCut = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read += 1;
      controller.enqueue(new Uint8Array(1_000));
    },
    cancel: () => {
      isCut = true;
    },
  });
  const headers = { "content-type": json };
  const request = new NextRequest(at, { method: "POST", headers, body: endless, duplex: "half" } as never);
  await expect(parseBody(request, "json", 10_000)).rejects.toMatchObject({ status: 413 });
  // The rest is discarded for a moment, so that the client reads the response before the connection is cut.
  await expect.poll(() => isCut, { timeout: 5_000 }).toBe(true);
  expect(read).toBeLessThan(20_000);
});

it("reads a body of a declared length, and rejects one that is longer than the limit", async () => {
  const headers = { "content-length": "7" };
  expect((await parseBody(post('{"a":1}', json, headers), "json", 7)).value).toEqual({ a: 1 });
  await expect(parseBody(post('{"a":1}', json, headers), "json", 6)).rejects.toMatchObject({ status: 413 });
  await expect(parseBody(post('{"a":12345}', json, headers), "json", 8)).rejects.toMatchObject({ status: 413 });
});

it("returns raw text unchanged", async () => {
  const text = ' { "a" : 1 }\n';
  expect((await parseBody(post(text, json), "raw", 100)).text).toBe(text);
});

it.each([
  [{}, true],
  [{ origin: "http://localhost:3000" }, true],
  [{ origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "none" }, true],
  [{ origin: "http://127.0.0.1:4000", host: "127.0.0.1:4000" }, true],
  [{ origin: "http://localhost:3001" }, false],
  [{ origin: "https://localhost:3000.evil.example" }, false],
  [{ origin: "null" }, false],
  [{ origin: "", "sec-fetch-site": "same-site" }, false],
  [{ origin: "http://localhost:3000", "sec-fetch-site": "cross-site" }, false],
])("allows a write with %o: %s", (headers, isLetIn) => {
  const refused = expect(() => assertSameOrigin(post("{}", json, headers as Record<string, string>)));
  if (isLetIn) refused.not.toThrow();
  else refused.toThrow("Forbidden");
});

it("allows a cross-site read", () => {
  expect(() => assertSameOrigin(new NextRequest(at, { headers: { origin: "https://evil.example" } }))).not.toThrow();
});

it("detects a form by its content type", () => {
  expect([isForm(post("a=1", form)), isForm(post("{}", json))]).toEqual([true, false]);
});

it("detects text that Postgres cannot store", () => {
  expect([isStorable("", "a🗿"), isStorable("a", "\u0000"), isStorable("\ud83d")]).toEqual([true, false, false]);
});
