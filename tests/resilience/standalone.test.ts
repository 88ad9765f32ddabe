import http from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getStoredAuction, makeAuction, verifyStoredLedger } from "@/lib/auctions/factory";
import { placeBid } from "@/lib/auctions/place-bid";
import { SEED_PASSWORD, sampleAddress } from "@/lib/auth/factory";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { makeProduct } from "@/lib/catalog/factory";
import { contactJobs } from "@/lib/contact/jobs";
import { env } from "@/lib/core/env";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { limits } from "@/lib/db/rate-limit";
import { makeSession } from "@/lib/http/test-session";
import { enqueue } from "@/lib/jobs/outbox";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";
import { whyUnusable } from "@/tests/resilience/pgbouncer";
import { requestsTo, type SendRequest } from "@/tests/resilience/send-request";
import { type StandaloneServers, startStandalone } from "@/tests/resilience/standalone-servers";
import { startPgBouncer } from "@/tests/resilience/start-pgbouncer";
import { buildStandalone } from "@/tooling/dev-stack/build-standalone";
import { startS3 } from "@/tooling/dev-stack/emulators/s3";
import { emulator } from "@/tooling/dev-stack/test-context";

type Sent = { path: string; body: string };

// Three instances that share Postgres, a bucket and the providers, and no disk, with PgBouncer before Postgres where it is installed.
// STANDALONE_FOLDER reuses a build; PGBOUNCER names another program than "pgbouncer", and has to be there when it is set.
vi.setConfig({ testTimeout: 60_000 });
const pgBouncer = process.env.PGBOUNCER ?? "pgbouncer";
const whyNoPgBouncer = whyUnusable(pgBouncer);
let s3: Awaited<ReturnType<typeof startS3>>;
let servers: StandaloneServers;
let instances: SendRequest[];
let proxy: SendRequest;
let collector: http.Server;
const collected: Sent[] = [];

/** A collector of traces and metrics. Resolves with its URL. */
async function startCollector(): Promise<string> {
  collector = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    collected.push({ path: request.url ?? "", body: Buffer.concat(chunks).toString() });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const given = { APP_URL: env().APP_URL };
  const build = process.env.STANDALONE_FOLDER ?? (await buildStandalone({ distDir: ".next-standalone", given }));
  const keys = { region: "eu-west-2", accessKeyId: "AKIDMUSEUM", secretAccessKey: "a/secret+of=theirs" };
  s3 = await startS3({ ...keys, bucket: "museum" });
  const isBehindPgBouncer = !whyNoPgBouncer || process.env.PGBOUNCER;
  servers = await startStandalone(build, 3, {
    ...(isBehindPgBouncer && { DATABASE_URL: await startPgBouncer(pgBouncer) }),
    DATABASE_POOL: "4",
    TRUSTED_PROXIES: "1",
    OTEL_EXPORTER_OTLP_ENDPOINT: await startCollector(),
    STORAGE_DIR: "",
    S3_BUCKET: "museum",
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: keys.region,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  });
  instances = servers.instances.map(requestsTo);
  proxy = requestsTo(servers.proxy);
}, 900_000);
afterAll(async () => {
  await servers?.stop();
  await s3?.stop();
  collector?.close();
});

const onEach = <T>(work: (instance: SendRequest) => Promise<T>): Promise<T[]> => Promise.all(instances.map(work));

test("the app's named statements run on whichever connection PgBouncer gives them", async ({ skip }) => {
  skip(whyNoPgBouncer !== null, whyNoPgBouncer ?? "");
  const { email } = await makeActor();
  const { token } = (await proxy("/api/auth/login", { body: { email, password: SEED_PASSWORD } })).body;
  // More at a time than there are connections.
  const replies = await Promise.all(Array.from({ length: 60 }, () => proxy("/api/cart", { token })));
  expect(replies.map(({ status }) => status)).toEqual(Array(60).fill(200));
});

test("every instance serves pages, scripts and public files", async () => {
  const pages = [paths.home, paths.drops, "/api/health/ready", "/robots.txt", "/favicon.ico", "/art/hat-crown.webp"];
  await onEach(async (instance) => {
    for (const page of pages) expect([page, (await instance(page)).status]).toEqual([page, 200]);
    const { body } = await instance(paths.home);
    const [script = "no script"] = /\/_next\/static\/[^"]+\.js/.exec(body) ?? [];
    expect([script, (await instance(script)).status]).toEqual([script, 200]);
  });
});

test("a session from one instance is valid on all, until it ends on one", async () => {
  const { email } = await makeActor();
  const login = await proxy("/api/auth/login", { body: { email, password: SEED_PASSWORD } });
  expect(login.status).toBe(200);
  const { token } = login.body;
  const users = await onEach(async (instance) => (await instance("/api/me", { token })).body.user.email);
  expect(users).toEqual([email, email, email]);
  expect((await proxy("/api/auth/logout", { token, body: { everywhere: true } })).status).toBe(200);
  expect(await onEach(async (instance) => (await instance("/api/me", { token })).status)).toEqual([401, 401, 401]);
});

test("guesses at a password through the proxy add up", async () => {
  const { email } = await makeActor();
  const most = limits["login-pair"].points;
  for (let i = 0; i < most; i++)
    expect((await proxy("/api/auth/login", { body: { email, password: "wrong" } })).status).toBe(401);
  const refused = await proxy("/api/auth/login", { body: { email, password: SEED_PASSWORD } });
  expect(refused.status).toBe(429);
});

test("a photo uploaded to one instance is served by all", async () => {
  const actor = await makeActor();
  const image = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new File([new Uint8Array(image)], "me.png", { type: "image/png" }));
  const sent = await fetch(`${servers.proxy}/api/profile/photo`, {
    method: "POST",
    headers: { cookie: `${sessionCookieName()}=${await makeSession(actor)}` },
    body: form,
  });
  const { photoUrl } = await sent.json();
  const types = await onEach(async (instance) => {
    const { status, headers } = await instance(photoUrl);
    return [status, headers.get("content-type")];
  });
  expect(types).toEqual(Array(3).fill([200, "image/webp"]));
});

test("every instance writes an invoice", async () => {
  const buyer = await makeActor();
  const product = await makeProduct();
  const { number } = await makeOrder({
    buyer: { ...buyer, id: buyer._id },
    items: [{ product, quantity: 1 }],
    shippingAddress: sampleAddress,
  });
  const files = await onEach(async (instance) => (await instance(`/api/orders/${number}/invoice`, { as: buyer })).body);
  for (const file of files) expect(file).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
});

test("an edit shows on every instance at the next request", async () => {
  const admin = await makeActor({ role: "Admin" });
  const { id, slug } = await makeProduct();
  const page = paths.drop(slug);
  expect(await onEach(async (instance) => (await instance(page)).status)).toEqual([200, 200, 200]);
  const name = `Calabash ${crypto.randomUUID().slice(0, 8)}`;
  const edited = await proxy(`/api/products/${id}`, { as: admin, method: "PUT", body: { name } });
  expect(edited.status).toBe(200);
  expect(await onEach(async (instance) => (await instance(page)).body.includes(name))).toEqual([true, true, true]);
});

test("scheduled jobs that start on all instances at once send each email once", async () => {
  const headers = { authorization: `Bearer ${env().CRON_SECRET}` };
  // What earlier tests have left to do is not counted.
  await proxy("/api/cron/jobs", { headers });
  const topics = Array.from({ length: 24 }, (_, i) => `message ${i} ${crypto.randomUUID()}`);
  const sender = { name: "Ada Obi", email: "ada@livingarchive.test", topic: "account" as const, order: "" };
  await db.$transaction((tx) =>
    enqueue(tx, ...topics.map((message) => contactJobs.message.job(message, { ...sender, message }))),
  );
  const runs = await onEach((instance) => instance("/api/cron/jobs", { headers }));
  expect(runs.map(({ status }) => status)).toEqual([200, 200, 200]);
  const sent = topics.map(
    (text) =>
      emulator()
        .emails()
        .filter((mail) => mail.text.includes(text)).length,
  );
  expect(sent).toEqual(topics.map(() => 1));
  expect(runs.reduce((sum, { body }) => sum + body.delivered, 0)).toBe(topics.length);
});

test("an auction that is due on all instances at once is closed once", async () => {
  const winner = await makeActor({ plan: "yearly" });
  const { id } = await makeAuction();
  await placeBid({ actor: winner, auctionId: id, amount: 5_000 });
  await db.auction.update({ where: { id }, data: { endsAt: new Date(Date.now() - 1_000) } });
  const headers = { authorization: `Bearer ${env().CRON_SECRET}` };
  await onEach((instance) => instance("/api/cron/jobs", { headers }));
  expect(await db.outboxMessage.count({ where: { topic: "auction.won.email" } })).toBe(1);
  expect(await verifyStoredLedger(id)).toMatchObject({ valid: true });
  expect(await getStoredAuction(id)).toMatchObject({ status: "closed", winnerId: winner._id });
});

test("the spans of Next reach the collector", async () => {
  const traces = () => collected.filter(({ path, body }) => path === "/v1/traces" && body.includes("GET /drops"));
  await expect.poll(() => traces().length, { timeout: 20_000 }).toBeGreaterThan(0);
});
