import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { isForm, isStorable, readBody, refuseCrossSite } from "@/lib/http/request-body";

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
  ["what belongs together in a form", "a.b=1&a.c=2&d=3", form, { a: { b: "1", c: "2" }, d: "3" }],
])("reads %s", async (_, body, type, value) => {
  expect((await readBody(post(body, type), "json", 1_000)).value).toEqual(value);
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
])("refuses %s with %s as %i", async (type, body, status) => {
  await expect(readBody(post(body, type), "json", 1_000)).rejects.toMatchObject({ status });
});

it("counts bytes and not letters, and stops reading at the limit", async () => {
  const letters = `"${"é".repeat(499)}"`;
  await expect(readBody(post(letters, json), "json", 1_000)).resolves.toBeDefined();
  await expect(readBody(post(letters, json), "json", 999)).rejects.toMatchObject({ status: 413 });
  let read = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read += 1;
      controller.enqueue(new Uint8Array(1_000));
    },
  });
  const headers = { "content-type": json };
  const request = new NextRequest(at, { method: "POST", headers, body: endless, duplex: "half" } as never);
  await expect(readBody(request, "json", 10_000)).rejects.toMatchObject({ status: 413 });
  expect(read).toBeLessThan(20);
});

it("keeps the raw text as it came", async () => {
  const text = ' { "a" : 1 }\n';
  expect((await readBody(post(text, json), "raw", 100)).text).toBe(text);
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
])("a write with %o is let in: %s", (headers, isLetIn) => {
  const refused = expect(() => refuseCrossSite(post("{}", json, headers as Record<string, string>)));
  if (isLetIn) refused.not.toThrow();
  else refused.toThrow("Forbidden");
});

it("a read is nobody's danger", () => {
  expect(() => refuseCrossSite(new NextRequest(at, { headers: { origin: "https://evil.example" } }))).not.toThrow();
});

it("knows a form by its type", () => {
  expect([isForm(post("a=1", form)), isForm(post("{}", json))]).toEqual([true, false]);
});

it("knows what Postgres can store", () => {
  expect([isStorable("", "a🗿"), isStorable("a", "\u0000"), isStorable("\ud83d")]).toEqual([true, false, false]);
});
