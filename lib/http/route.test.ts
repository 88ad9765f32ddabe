import { expect, test } from "vitest";
import * as z from "zod/mini";
import { db } from "@/lib/db/client";
import { limits } from "@/lib/db/rate-limit";
import { methods, route } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";

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

test("of concurrent calls with a session exactly the limit is accepted, for each user", async () => {
  const { GET } = methods({ GET: route({ access: "session", limit: "newsletter-account", run: async () => ({}) }) });
  const { points, seconds } = limits["newsletter-account"];
  const [ada, bisi] = [await makeActor(), await makeActor()];
  const calls = await Promise.all(Array.from({ length: points + 10 }, () => callRoute(GET, "/api/x", { as: ada })));
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(points);
  const refused = calls.find(({ status }) => status === 429);
  const wait = Number(refused?.headers.get("retry-after"));
  expect([wait > 0, wait <= seconds]).toEqual([true, true]);
  expect((await callRoute(GET, "/api/x", { as: bisi })).status).toBe(200);
});

test("a limit that has run out starts over after its time", async () => {
  const { GET } = methods({ GET: route({ access: "session", limit: "newsletter-account", run: async () => ({}) }) });
  const ada = await makeActor();
  for (let times = 0; times <= limits["newsletter-account"].points; times += 1)
    await callRoute(GET, "/api/x", { as: ada });
  expect((await callRoute(GET, "/api/x", { as: ada })).status).toBe(429);
  await db.$executeRaw`UPDATE rate_limits SET expire = 1 WHERE key = ${`newsletter-account:${ada._id}`}`;
  expect((await callRoute(GET, "/api/x", { as: ada })).status).toBe(200);
});

test("a call with an ended session is not counted", async () => {
  const { GET } = methods({ GET: route({ access: "session", limit: "newsletter-account", run: async () => ({}) }) });
  const ada = await makeActor();
  const token = await makeSession(ada);
  await db.$executeRaw`UPDATE sessions SET ended_at = now() WHERE user_id = ${ada._id}`;
  expect((await callRoute(GET, "/api/x", { as: token })).status).toBe(401);
  expect(await db.$queryRaw`SELECT 1 FROM rate_limits WHERE key = ${`newsletter-account:${ada._id}`}`).toEqual([]);
});
