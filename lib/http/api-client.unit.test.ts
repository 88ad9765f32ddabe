import { afterEach, expect, it, vi } from "vitest";
import { api } from "@/lib/http/api-client";

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

it("hands over what came, and sends the body as JSON with its key", async () => {
  const fetched = answering(async () => Response.json({ success: true, cart: { total: 1 } }));
  const result = await api.post<{ cart: { total: number } }>("/api/x", { a: 1 }, { key: "k1" });
  expect(result).toMatchObject({ ok: true, data: { cart: { total: 1 } } });
  expect(fetched).toHaveBeenCalledWith(
    "/api/x",
    expect.objectContaining({
      method: "POST",
      body: '{"a":1}',
      headers: expect.objectContaining({ "content-type": "application/json", "idempotency-key": "k1" }),
    }),
  );
});

it("turns a refusal into a value", async () => {
  answering(async () =>
    Response.json({ success: false, error: "No.", code: "conflict", fields: { a: "b" } }, { status: 409 }),
  );
  expect(await api.get("/api/x")).toEqual({
    ok: false,
    status: 409,
    error: "No.",
    code: "conflict",
    fields: { a: "b" },
  });
});

it.each([
  [
    "a page of a proxy",
    async () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
    { status: 502, error: "", code: "failed" },
  ],
  ["nothing", async () => new Response(null, { status: 204 }), { status: 204, error: "", code: "failed" }],
  [
    "a success that does not say so",
    async () => Response.json({ cart: {} }),
    { status: 200, error: "", code: "failed" },
  ],
  [
    "no network",
    async () => Promise.reject(new TypeError("Failed to fetch")),
    { status: 0, error: "", code: "network" },
  ],
])("never throws: %s", async (_, answer, expected) => {
  answering(answer);
  expect(await api.patch("/api/x")).toMatchObject({ ok: false, ...expected });
});
