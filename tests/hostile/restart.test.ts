import fs from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sealSession } from "@/lib/accounts/session-token";
import { sweep } from "@/lib/http/sweep";
import { makeActor } from "@/lib/membership/factory";
import { backgroundSettled } from "@/lib/platform/background";
import { db, disconnect } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { makeProduct } from "@/lib/shop/factory";
import { readMigrations } from "@/local/migrate";
import { freePort } from "@/local/ports";
import { type Postgres, startPostgres } from "@/local/postgres";
import { createProcesses } from "@/local/processes";
import { addresses, handlersOf } from "@/local/routes";
import { emulator } from "@/local/testing";
import { type Knock, knock } from "@/tests/hostile/handlers";

// A server for this file alone: the one that the other tests share has to stay up.
const dataDir = path.resolve(".local/test/restarted", String(process.pid));
const processes = createProcesses();
let port: number;
let server: Postgres;

async function start(): Promise<void> {
  vi.stubEnv("DATABASE_URL", "");
  server = await startPostgres({ port, dataDir, flags: ["-c", "fsync=off"] });
  vi.unstubAllEnvs();
  processes.add("Postgres", server.pid, server.stop);
}

beforeAll(async () => {
  for (const address of addresses()) await handlersOf(address);
  port = await freePort(3190);
  await start();
  process.env.DATABASE_URL = server.url;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  for (const { sql } of readMigrations()) await client.query(sql);
  await client.end();
});

afterAll(async () => {
  await disconnect();
  await processes.stopAll();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

type Told = { asked: number; at: number; status: number; text: string };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls again and again, as visitors do who know nothing of a restart, until it is told to stop. */
function keepCalling(call: () => Knock | Promise<Knock>) {
  const told: Told[] = [];
  let isOver = false;
  const run = (async () => {
    while (!isOver) {
      const asked = Date.now();
      const { status, text } = await knock(await call());
      told.push({ asked, at: Date.now(), status, text });
      await pause(120);
    }
  })();
  const stop = () => {
    isOver = true;
    return run;
  };
  return { told, stop };
}

test("Postgres restarts under load: calls say 503, then work again by themselves, and nothing is done twice", async () => {
  const product = await makeProduct({ stock: 10_000 });
  const buyers = await Promise.all(Array.from({ length: 4 }, () => makeActor()));
  const readers: string[] = [];
  const look = { verb: "GET", path: "/api/products" } as const;
  const check = { verb: "GET", path: "/api/health" } as const;
  const clock = { verb: "GET", path: "/api/cron/sweep", token: env().CRON_SECRET, bearer: true } as const;
  const buying = buyers.map((buyer) =>
    keepCalling(async () => ({
      verb: "POST",
      path: "/api/cart/add",
      token: await sealSession(buyer),
      sent: { body: { productId: product.id } },
    })),
  );
  const subscribing = keepCalling(() => {
    const email = `reader-${readers.length}@livingarchive.test`;
    readers.push(email);
    return { verb: "POST", path: "/api/newsletter/subscribe", sent: { body: { email } } };
  });
  const loops = [...buying, subscribing, ...[look, check, clock].map((call) => keepCalling(() => call))];

  /** Waits until every loop has been told `count` more things. */
  const answers = async (count: number) => {
    const begun = loops.map(({ told }) => told.length);
    const have = () => loops.every(({ told }, index) => told.length >= (begun[index] ?? 0) + count);
    await expect.poll(have, { timeout: 8_000, interval: 20 }).toBe(true);
  };
  await answers(3);
  const downAt = Date.now();
  await server.stop();
  const goneAt = Date.now();
  await answers(3);
  const upAt = Date.now();
  await start();
  const isWell = () => loops.every(({ told }) => told.slice(-3).every(({ status, at }) => status === 200 && at > upAt));
  await expect.poll(isWell, { timeout: 10_000, interval: 50 }).toBe(true);
  await Promise.all(loops.map(({ stop }) => stop()));
  await backgroundSettled();

  for (const { told } of loops) {
    expect([...new Set(told.filter(({ at }) => at < downAt).map(({ status }) => status))]).toEqual([200]);
    const meanwhile = told.filter(({ asked, at }) => asked > goneAt && at < upAt);
    expect(meanwhile.length).toBeGreaterThan(0);
    expect([...new Set(meanwhile.map(({ status }) => status))]).toEqual([503]);
    for (const { status, text } of told) {
      expect([200, 503]).toContain(status);
      expect(JSON.parse(text).success).toBe(status === 200);
      expect(text).not.toMatch(/prisma|postgres|ECONN|57P0|terminat|node_modules/i);
    }
  }

  // A call that was cut off may have been done or not; one that was answered was done, and each at most once.
  for (const [index, buyer] of buyers.entries()) {
    const told = buying[index]?.told ?? [];
    const done = told.filter(({ status }) => status === 200).length;
    const line = await db.cartLine.findFirst({ where: { userId: buyer._id } });
    expect(line?.quantity).toBeGreaterThanOrEqual(done);
    expect(line?.quantity).toBeLessThanOrEqual(told.length);
  }
  await db.$executeRaw`UPDATE outbox_messages SET locked_until = NULL, next_attempt_at = now()`;
  await sweep();
  for (const [index, { status }] of subscribing.told.entries()) {
    const mails = emulator()
      .emails()
      .filter((mail) => [mail.to].flat().includes(readers[index] ?? ""));
    if (status === 200) expect(mails).toHaveLength(1);
    else expect(mails.length).toBeLessThanOrEqual(1);
  }
}, 25_000);
