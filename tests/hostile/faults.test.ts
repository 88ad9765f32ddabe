import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { someAddress } from "@/lib/accounts/factory";
import { sealSession } from "@/lib/accounts/session-token";
import { sweep } from "@/lib/http/sweep";
import { makeActor } from "@/lib/membership/factory";
import { backgroundSettled } from "@/lib/platform/background";
import { databasePool, db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";
import { calls } from "@/tests/hostile/calls";
import { knock } from "@/tests/hostile/handlers";
import { signed } from "@/tests/hostile/museum-calls";
import { pauseAt } from "@/tests/hostile/pause";
import { nameOf } from "@/tests/hostile/table";
import { fingerprint, makeWorld, ownersOrder } from "@/tests/hostile/world";

beforeEach(async () => {
  emulator().faults("paystack", "none");
  await db.$executeRaw`DELETE FROM rate_limits`;
});
afterEach(backgroundSettled);

const leaks = /\bat .+:\d+|prisma|postgres|ECONN|SELECT|node_modules|Error:/i;

test("with no database every call says 503 in the one shape, and none says why", async () => {
  const world = await makeWorld();
  const tries = [];
  for (const call of calls.filter((one) => !one.needsNoDatabase))
    tries.push({ call, sent: (await call.send?.(world)) ?? {} });
  const gone = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
  // Every query of the app, Prisma's and the limits', begins with a connection of this pool.
  const connect = vi
    .spyOn(databasePool(), "connect")
    .mockImplementation(((then?: (error: Error) => void) => (then ? then(gone) : Promise.reject(gone))) as never);
  for (const { call, sent } of tries) {
    const isScheduler = call.access === "cron";
    const token = isScheduler ? env().CRON_SECRET : world.tokens[call.access === "admin" ? "admin" : "owner"];
    const { status, body, text, headers } = await knock({ ...call, sent, token, bearer: isScheduler });
    expect.soft([nameOf(call), status, body.success]).toEqual([nameOf(call), 503, call.plain ? undefined : false]);
    expect.soft(text).not.toMatch(leaks);
    expect.soft([nameOf(call), headers.get("cache-control")]).toEqual([nameOf(call), "no-store"]);
  }
  connect.mockRestore();
});

test("with every connection taken a call says 503, and the next one after that is answered", async () => {
  const call = { verb: "GET", path: "/api/products" } as const;
  const held = await Promise.all(Array.from({ length: env().DATABASE_POOL }, () => databasePool().connect()));
  const refused = await knock(call);
  for (const connection of held) connection.release();
  expect([refused.status, refused.body.success]).toEqual([503, false]);
  expect(refused.text).not.toMatch(leaks);
  expect((await knock(call)).status).toBe(200);
});

test("when the server cuts every idle connection the next call is answered all the same", async () => {
  const call = { verb: "GET", path: "/api/products" } as const;
  await Promise.all(Array.from({ length: 5 }, () => knock(call)));
  await db.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await expect.poll(async () => (await knock(call)).status, { timeout: 10_000 }).toBe(200);
});

describe("a connection that is cut in the middle", () => {
  test("of a checkout undoes all of it; trying again works", async () => {
    const piece = await makeProduct({ stock: 1 });
    const actor = await makeActor({ shippingAddress: someAddress });
    const call = { verb: "POST", path: "/api/checkout", sent: { body: { productId: piece.id } } } as const;
    const token = await sealSession(actor);
    const before = await fingerprint();
    const paused = await pauseAt({ table: "order_items", on: "INSERT" });
    const asked = knock({ ...call, token });
    await paused.reached();
    await paused.cut();
    await paused.end();
    const { status, body } = await asked;
    expect([status, body.success]).toEqual([503, false]);
    expect(await fingerprint()).toEqual(before);
    expect((await knock({ ...call, token })).status).toBe(200);
  });

  test("of a fulfilment undoes all of it; the same webhook fulfils", async () => {
    emulator().faults("paystack", "webhook-lost");
    const piece = await makeProduct({ stock: 1, editionSize: 3 });
    const actor = await makeActor({ shippingAddress: someAddress });
    const sent = { body: { productId: piece.id } };
    const begun = await knock({ verb: "POST", path: "/api/checkout", sent, token: await sealSession(actor) });
    await emulator().pay(begun.body.authorization_url);
    const { reference } = begun.body;
    const webhook = signed(JSON.stringify({ event: "charge.success", data: { id: reference, reference } }));
    const call = { verb: "POST", path: "/api/webhooks/paystack", sent: webhook } as const;
    const paused = await pauseAt({ table: "editions", on: "INSERT" });
    const asked = knock(call);
    await paused.reached();
    await paused.cut();
    await paused.end();
    expect((await asked).status).toBe(503);
    const order = () => db.order.findUniqueOrThrow({ where: { number: begun.body.orderNumber } });
    expect(await order()).toMatchObject({ paymentStatus: "unpaid", holdStatus: "held" });
    expect(await db.charge.findUniqueOrThrow({ where: { reference } })).toMatchObject({ settledAt: null });
    expect((await knock(call)).status).toBe(200);
    expect(await order()).toMatchObject({ paymentStatus: "paid", holdStatus: "sold" });
    expect(await db.edition.count({ where: { productId: piece.id } })).toBe(1);
  });

  test("of a shipping undoes all of it; of twenty tries afterwards one ships, with one mail", async () => {
    const world = await makeWorld();
    const order = await ownersOrder(world);
    const sent = { params: { number: order.id }, body: { courier: "GIG" } };
    const call = { verb: "PATCH", path: "/api/orders/[number]/ship", sent, token: world.tokens.admin } as const;
    const before = await fingerprint();
    const paused = await pauseAt({ table: "audit_log", on: "INSERT" });
    const asked = knock(call);
    await paused.reached();
    await paused.cut();
    await paused.end();
    expect((await asked).status).toBe(503);
    expect(await fingerprint()).toEqual(before);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => knock(call)))).map((answer) => answer.status);
    expect(statuses.sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    await backgroundSettled();
    await sweep();
    const mails = emulator()
      .emails()
      .filter((mail) => [mail.to].flat().includes(order.email));
    expect(mails).toHaveLength(1);
  });
});
