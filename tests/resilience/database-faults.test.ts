import { Client } from "pg";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import { databasePool, db } from "@/lib/db/client";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
import { openBarrier } from "@/tests/resilience/db-barrier";
import { endpointName } from "@/tests/security/access-matrix";
import { callHandler } from "@/tests/security/call-handler";
import { endpoints } from "@/tests/security/endpoints";
import { signPaystackWebhook } from "@/tests/security/endpoints/site";
import { countChanges, createOwnersOrder, makePersonas } from "@/tests/security/personas";
import { loadHandlers } from "@/tooling/dev-stack/routes";
import { emulator } from "@/tooling/dev-stack/test-context";

// The first call of an endpoint loads everything behind it, which is no part of what is tested here.
beforeAll(async () => {
  for (const path of new Set(endpoints.map((call) => call.path))) await loadHandlers(path);
}, 60_000);
beforeEach(async () => {
  emulator().faults("paystack", "none");
  await db.$executeRaw`DELETE FROM rate_limits`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await backgroundSettled();
});

const internalDetails = /\bat .+:\d+|prisma|postgres|ECONN|SELECT|node_modules|Error:/i;

test("with no database every call says 503 in the one shape, and none says why", async () => {
  const world = await makePersonas();
  const tries = [];
  for (const call of endpoints.filter((one) => !one.needsNoDatabase))
    tries.push({ call, sent: (await call.makeInput?.(world)) ?? {} });
  const gone = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
  // Every query of the app, Prisma's and the limits', begins with a connection of this pool.
  vi.spyOn(databasePool(), "connect").mockImplementation(((then?: (error: Error) => void) =>
    then ? then(gone) : Promise.reject(gone)) as never);
  for (const { call, sent } of tries) {
    const isScheduler = call.access === "cron";
    const token = isScheduler ? env().CRON_SECRET : world.tokens[call.access === "admin" ? "admin" : "owner"];
    const { status, body, text, headers } = await callHandler({ ...call, input: sent, token, bearer: isScheduler });
    expect
      .soft([endpointName(call), status, body.success])
      .toEqual([endpointName(call), 503, call.plain ? undefined : false]);
    expect.soft(text).not.toMatch(internalDetails);
    expect.soft([endpointName(call), headers.get("cache-control")]).toEqual([endpointName(call), "no-store"]);
  }
}, 60_000);

test("with every connection taken a call says 503, and the next one after that is answered", async () => {
  const call = { method: "GET", path: "/api/products" } as const;
  const held = await Promise.all(Array.from({ length: env().DATABASE_POOL }, () => databasePool().connect()));
  const refused = await callHandler(call);
  for (const connection of held) connection.release();
  expect([refused.status, refused.body.success]).toEqual([503, false]);
  expect(refused.text).not.toMatch(internalDetails);
  expect((await callHandler(call)).status).toBe(200);
});

test("behind a table lock every call says 503", async () => {
  const world = await makePersonas();
  const lock = new Client({ connectionString: env().DATABASE_URL });
  await lock.connect();
  await lock.query("BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE");
  const signedIn = ["/api/me", "/api/cart", "/api/orders", "/api/current-user"];
  const calls = signedIn.map((path) => callHandler({ method: "GET", path, token: world.tokens.owner }));
  const waiting = "FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
  const count = async () => (await lock.query(`SELECT 1 ${waiting}`)).rowCount;
  await expect.poll(count, { timeout: 9_000, interval: 20 }).toBe(signedIn.length);
  // What statement_timeout does after ten seconds.
  await lock.query(`SELECT pg_cancel_backend(pid) ${waiting}`);
  for (const { status, body, text } of await Promise.all(calls)) {
    expect([status, body.success]).toEqual([503, false]);
    expect(text).not.toMatch(internalDetails);
  }
  await lock.query("ROLLBACK");
  await lock.end();
});

test("with every connection taken the instance is not ready within a second, and still live", async () => {
  const held = await Promise.all(Array.from({ length: env().DATABASE_POOL }, () => databasePool().connect()));
  const started = performance.now();
  const ready = await callHandler({ method: "GET", path: "/api/health/ready" });
  expect([ready.status, performance.now() - started < 1_000]).toEqual([503, true]);
  expect((await callHandler({ method: "GET", path: "/api/health/live" })).status).toBe(200);
  for (const connection of held) connection.release();
  await expect.poll(async () => (await callHandler({ method: "GET", path: "/api/health/ready" })).status).toBe(200);
});

test("when the server cuts every idle connection the next call is answered all the same", async () => {
  const call = { method: "GET", path: "/api/products" } as const;
  await Promise.all(Array.from({ length: 5 }, () => callHandler(call)));
  await db.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await expect.poll(async () => (await callHandler(call)).status, { timeout: 10_000 }).toBe(200);
});

describe("a connection that is cut in the middle", () => {
  test("of a checkout undoes all of it; trying again works", async () => {
    const product = await makeProduct({ stock: 1 });
    const actor = await makeActor({ shippingAddress: sampleAddress });
    const call = { method: "POST", path: "/api/checkout", input: { body: { productId: product.id } } } as const;
    const token = await makeSession(actor);
    const changes = await countChanges();
    const paused = await openBarrier({ table: "order_items", on: "INSERT" });
    const asked = callHandler({ ...call, token });
    await paused.reached();
    await paused.cutConnections();
    await paused.release();
    const { status, body } = await asked;
    expect([status, body.success]).toEqual([503, false]);
    expect(await changes()).toEqual({});
    expect((await callHandler({ ...call, token })).status).toBe(200);
  });

  test("of a fulfilment undoes all of it; the same webhook fulfils", async () => {
    emulator().faults("paystack", "webhook-lost");
    const product = await makeProduct({ stock: 1, editionSize: 3 });
    const actor = await makeActor({ shippingAddress: sampleAddress });
    const sent = { body: { productId: product.id } };
    const begun = await callHandler({
      method: "POST",
      path: "/api/checkout",
      input: sent,
      token: await makeSession(actor),
    });
    await emulator().pay(begun.body.authorization_url);
    const { reference } = begun.body;
    const webhook = signPaystackWebhook(
      JSON.stringify({ event: "charge.success", data: { id: reference, reference } }),
    );
    const call = { method: "POST", path: "/api/webhooks/paystack", input: webhook } as const;
    const paused = await openBarrier({ table: "editions", on: "INSERT" });
    const asked = callHandler(call);
    await paused.reached();
    await paused.cutConnections();
    await paused.release();
    expect((await asked).status).toBe(503);
    const order = () => db.order.findUniqueOrThrow({ where: { number: begun.body.orderNumber } });
    expect(await order()).toMatchObject({ paymentStatus: "unpaid", holdStatus: "held" });
    expect(await db.charge.findUniqueOrThrow({ where: { reference } })).toMatchObject({ settledAt: null });
    expect((await callHandler(call)).status).toBe(200);
    expect(await order()).toMatchObject({ paymentStatus: "paid", holdStatus: "sold" });
    expect(await db.edition.count({ where: { productId: product.id } })).toBe(1);
  });

  test("of a shipping undoes all of it; of twenty tries afterwards one ships, with one mail", async () => {
    const world = await makePersonas();
    const order = await createOwnersOrder(world);
    const sent = { params: { number: order.id }, body: { courier: "GIG" } };
    const call = {
      method: "PATCH",
      path: "/api/orders/[number]/ship",
      input: sent,
      token: world.tokens.admin,
    } as const;
    const changes = await countChanges();
    const paused = await openBarrier({ table: "audit_log", on: "INSERT" });
    const asked = callHandler(call);
    await paused.reached();
    await paused.cutConnections();
    await paused.release();
    expect((await asked).status).toBe(503);
    expect(await changes()).toEqual({});
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => callHandler(call)))).map(
      (response) => response.status,
    );
    expect(statuses.sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    await backgroundSettled();
    await runScheduledJobs();
    const mails = emulator()
      .emails()
      .filter((mail) => [mail.to].flat().includes(order.email));
    expect(mails).toHaveLength(1);
  });
});
