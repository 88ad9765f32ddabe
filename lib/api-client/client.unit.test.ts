import { afterEach, expect, it, vi } from "vitest";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";

afterEach(() => vi.unstubAllGlobals());

const stubFetch = (respond: () => Promise<Response>) => {
  const fetched = vi.fn(respond);
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

it("returns the data and sends the body as JSON with its idempotency key", async () => {
  const fetched = stubFetch(async () => Response.json({ success: true, cart: { total: 1 } }));
  const result = await api.post(apiPaths.removeFromCart, { itemId: "a" }, { key: "k1" });
  expect(result).toMatchObject({ ok: true, data: { cart: { total: 1 } } });
  expect(fetched).toHaveBeenCalledWith(
    apiPaths.removeFromCart,
    expect.objectContaining({
      method: "POST",
      body: '{"itemId":"a"}',
      headers: expect.objectContaining({ "content-type": "application/json", "idempotency-key": "k1" }),
    }),
  );
});

it("sends an upload as a multipart form, whose content type the browser sets", async () => {
  const fetched = stubFetch(async () => Response.json({ success: true, photoUrl: "/photo.webp" }));
  const form = new FormData();
  expect(await api.upload(accountApiPaths.profilePhoto, form)).toMatchObject({
    ok: true,
    data: { photoUrl: "/photo.webp" },
  });
  expect(fetched).toHaveBeenCalledWith(
    accountApiPaths.profilePhoto,
    expect.objectContaining({ method: "POST", body: form, headers: { accept: "application/json" } }),
  );
});

it("returns an error response as a value", async () => {
  stubFetch(async () =>
    Response.json({ success: false, error: "No.", code: "conflict", fields: { a: "b" } }, { status: 409 }),
  );
  expect(await api.get(apiPaths.cart)).toEqual({
    ok: false,
    status: 409,
    error: "No.",
    code: "conflict",
    fields: { a: "b" },
  });
});

it.each([
  [
    "an HTML error page of a proxy",
    async () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
    { status: 502, error: "", code: "failed" },
  ],
  ["an empty response", async () => new Response(null, { status: 204 }), { status: 204, error: "", code: "failed" }],
  ["JSON without success", async () => Response.json({ cart: {} }), { status: 200, error: "", code: "failed" }],
  [
    "a network error",
    async () => Promise.reject(new TypeError("Failed to fetch")),
    { status: 0, error: "", code: "network" },
  ],
])("returns a failure instead of throwing for %s", async (_, respond, expected) => {
  stubFetch(respond);
  expect(await api.patch(adminApiPaths.shipOrder("1"), {})).toMatchObject({ ok: false, ...expected });
});
