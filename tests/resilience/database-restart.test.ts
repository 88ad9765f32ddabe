import fs from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import { db, disconnect } from "@/lib/db/client";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
import { callHandler, type HandlerRequest } from "@/tests/security/call-handler";
import { readMigrations } from "@/tooling/dev-stack/migrate";
import { findFreePort } from "@/tooling/dev-stack/ports";
import { type Postgres, startPostgres } from "@/tooling/dev-stack/postgres";
import { createProcesses } from "@/tooling/dev-stack/processes";
import { listApiRoutes, loadHandlers } from "@/tooling/dev-stack/routes";
import { applyFunctions } from "@/tooling/dev-stack/sql-functions";
import { emulator } from "@/tooling/dev-stack/test-context";

// A server for this file alone: the one that the other tests share has to stay up.
const dataDir = path.resolve(".local/test/restarted", String(process.pid));
const processes = createProcesses();
let port: number;
let server: Postgres;

async function startServer(): Promise<void> {
  server = await startPostgres({ port, dataDir, flags: ["-c", "fsync=off"] });
  processes.add("Postgres", server.pid, server.stop);
}

beforeAll(async () => {
  for (const address of listApiRoutes()) await loadHandlers(address);
  port = await findFreePort(3190);
  await startServer();
  process.env.DATABASE_URL = server.url;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  for (const { sql } of readMigrations()) await client.query(sql);
  await client.end();
  await applyFunctions(server.url);
});

afterAll(async () => {
  await disconnect();
  await processes.stopAll();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

type LoggedResponse = { asked: number; at: number; status: number; text: string };
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls repeatedly, as visitors do during a restart, until it is stopped. */
function callContinuously(call: () => HandlerRequest | Promise<HandlerRequest>) {
  const received: LoggedResponse[] = [];
  let isOver = false;
  const run = (async () => {
    while (!isOver) {
      const asked = Date.now();
      const { status, text } = await callHandler(await call());
      received.push({ asked, at: Date.now(), status, text });
      await sleep(120);
    }
  })();
  const stop = () => {
    isOver = true;
    return run;
  };
  return { received, stop };
}

test("Postgres restarts under load: calls say 503, then work again by themselves, and nothing is done twice", async () => {
  const product = await makeProduct({ stock: 10_000 });
  const buyers = await Promise.all(Array.from({ length: 4 }, () => makeActor()));
  const readers: string[] = [];
  const look = { method: "GET", path: "/api/products" } as const;
  const check = { method: "GET", path: "/api/health" } as const;
  const clock = { method: "GET", path: "/api/cron/jobs", token: env().CRON_SECRET, bearer: true } as const;
  const buying = buyers.map((buyer) =>
    callContinuously(async () => ({
      method: "POST",
      path: "/api/cart/add",
      token: await makeSession(buyer),
      input: { body: { productId: product.id } },
    })),
  );
  const subscribing = callContinuously(() => {
    const email = `reader-${readers.length}@livingarchive.test`;
    readers.push(email);
    return { method: "POST", path: "/api/newsletter/subscribe", input: { body: { email } } };
  });
  const loops = [...buying, subscribing, ...[look, check, clock].map((call) => callContinuously(() => call))];

  /** Waits until every loop has received `count` more responses. */
  const responses = async (count: number) => {
    const begun = loops.map(({ received }) => received.length);
    const have = () => loops.every(({ received }, index) => received.length >= (begun[index] ?? 0) + count);
    await expect.poll(have, { timeout: 8_000, interval: 20 }).toBe(true);
  };
  await responses(3);
  const downAt = Date.now();
  await server.stop();
  const goneAt = Date.now();
  await responses(3);
  const upAt = Date.now();
  await startServer();
  const isWell = () =>
    loops.every(({ received }) => received.slice(-3).every(({ status, at }) => status === 200 && at > upAt));
  await expect.poll(isWell, { timeout: 10_000, interval: 50 }).toBe(true);
  await Promise.all(loops.map(({ stop }) => stop()));
  await backgroundSettled();

  for (const { received } of loops) {
    expect([...new Set(received.filter(({ at }) => at < downAt).map(({ status }) => status))]).toEqual([200]);
    const meanwhile = received.filter(({ asked, at }) => asked > goneAt && at < upAt);
    expect(meanwhile.length).toBeGreaterThan(0);
    expect([...new Set(meanwhile.map(({ status }) => status))]).toEqual([503]);
    for (const { status, text } of received) {
      expect([200, 503]).toContain(status);
      expect(JSON.parse(text).success).toBe(status === 200);
      expect(text).not.toMatch(/prisma|postgres|ECONN|57P0|terminat|node_modules/i);
    }
  }

  // A call that was cut off may have been done or not; one that was answered was done, and each at most once.
  for (const [index, buyer] of buyers.entries()) {
    const received = buying[index]?.received ?? [];
    const done = received.filter(({ status }) => status === 200).length;
    const line = await db.cartLine.findFirst({ where: { userId: buyer._id } });
    expect(line?.quantity).toBeGreaterThanOrEqual(done);
    expect(line?.quantity).toBeLessThanOrEqual(received.length);
  }
  await db.$executeRaw`UPDATE outbox_messages SET locked_until = NULL, next_attempt_at = now()`;
  await runScheduledJobs();
  for (const [index, { status }] of subscribing.received.entries()) {
    const mails = emulator()
      .emails()
      .filter((mail) => [mail.to].flat().includes(readers[index] ?? ""));
    if (status === 200) expect(mails).toHaveLength(1);
    else expect(mails.length).toBeLessThanOrEqual(1);
  }
}, 25_000);
