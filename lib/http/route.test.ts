import { expect, test } from "vitest";
import * as z from "zod/mini";
import { limits } from "@/lib/db/rate-limit";
import { methods, route } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";

test("a reply has the declared fields only, whatever the handler returns", async () => {
  const row = { id: "usr_1", passwordHash: "secret" };
  const { GET } = methods({
    GET: route({ access: "public", reply: z.object({ id: z.string() }), run: async () => row }),
  });
  expect((await callRoute(GET, "/api/x")).body).toEqual({ success: true, id: "usr_1" });
});

test("a call beyond the declared limit is rejected with the time to wait", async () => {
  const { GET } = methods({ GET: route({ access: "public", limit: "newsletter-account", run: async () => ({}) }) });
  const { points } = limits["newsletter-account"];
  for (let times = 0; times < points; times += 1) expect((await callRoute(GET, "/api/x")).status).toBe(200);
  const { status, headers } = await callRoute(GET, "/api/x");
  expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
});
