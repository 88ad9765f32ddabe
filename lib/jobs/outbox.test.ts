import { beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { db } from "@/lib/db/client";
import { defineJob, handleJobs, type JobHandler } from "./define-job";
import { clearFailedJobs, enqueue, processJobs } from "./outbox";

beforeEach(() => db.outboxMessage.deleteMany());

type Payload = { key: string };
const testJobs = { test: defineJob("t", z.object({ key: z.string() })) };
const job = (key: string) => testJobs.test.job(key, { key });
const handled = (test: JobHandler<Payload>) => Object.values(handleJobs(testJobs, { test }));
const handlerFor = (run: (payload: Payload) => Promise<void>) => handled({ run });

test("runs a job once, also when enqueued and processed several times", async () => {
  const done: string[] = [];
  await Promise.all([1, 2, 3].map(() => enqueue(db, job("a"))));
  const handlers = handlerFor(async (payload) => void done.push(payload.key));
  await Promise.all([processJobs(handlers), processJobs(handlers), processJobs(handlers)]);
  expect(done).toEqual(["a"]);
});

test("does not run a job of a rolled-back transaction", async () => {
  await db
    .$transaction(async (tx) => {
      await enqueue(tx, job("a"));
      throw new Error("rolled back");
    })
    .catch(() => undefined);
  expect(await processJobs(handlerFor(async () => undefined))).toBe(0);
});

test("retries a failed job later with the message rendered first", async () => {
  const sent: unknown[] = [];
  let renders = 0;
  const handlers = handled({
    render: async () => ({ render: ++renders }),
    send: async (message) => {
      sent.push(message);
      if (sent.length === 1) throw Object.assign(new Error("slow down"), { retryAfterSeconds: 30 });
    },
  });
  await enqueue(db, job("a"));
  expect(await processJobs(handlers)).toBe(0);
  expect(await processJobs(handlers)).toBe(0);
  await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now()`;
  expect(await processJobs(handlers)).toBe(1);
  expect(sent).toEqual([{ render: 1 }, { render: 1 }]);
});

test("runs a job that is due at once at the first try, whatever the fraction of its millisecond", async () => {
  const done: string[] = [];
  const handlers = handlerFor(async ({ key }) => void done.push(key));
  await enqueue(db, job("a"));
  for (let run = 1; run <= 100; run++) {
    await db.$executeRaw`UPDATE outbox_messages SET status = 'pending',
      next_attempt_at = date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond'`;
    expect(await processJobs(handlers)).toBe(1);
  }
  expect(done).toHaveLength(100);
});

test("marks a permanent failure as failed and continues with other jobs", async () => {
  await enqueue(db, job("a"), job("b"));
  const handlers = handlerFor(async (payload) => {
    if (payload.key === "a") throw Object.assign(new Error("no such address"), { permanent: true });
  });
  expect(await processJobs(handlers)).toBe(1);
  const rows = await db.outboxMessage.findMany({ orderBy: { key: "asc" } });
  expect(rows.map((row) => [row.status, row.lastError])).toEqual([
    ["failed", "no such address"],
    ["sent", null],
  ]);
});

test("retries a job whose payload does not parse, which a newer build may have stored; the error names the field and not its value", async () => {
  const done: string[] = [];
  const payload = { key: { secret: "token" } };
  await db.outboxMessage.create({ data: { id: "out_unreadable", topic: "t", key: "unreadable", payload } });
  await enqueue(db, job("a"));
  expect(await processJobs(handlerFor(async ({ key }) => void done.push(key)))).toBe(1);
  expect(done).toEqual(["a"]);
  expect(await db.outboxMessage.findUniqueOrThrow({ where: { key: "unreadable" } })).toMatchObject({
    status: "pending",
    attempts: 1,
    lastError: "The payload of t is not valid: key (invalid_type).",
  });
});

test("leaves a job of a newer build to an instance that has its handler", async () => {
  await enqueue(db, defineJob("unknown", z.object({})).job("a", {}));
  expect(await processJobs(handlerFor(async () => undefined))).toBe(0);
  const { status, attempts, lockedUntil } = await db.outboxMessage.findFirstOrThrow();
  expect([status, attempts, lockedUntil]).toEqual(["pending", 0, null]);
});

test("releases the jobs of a crashed worker after a minute", async () => {
  await enqueue(db, job("a"));
  await db.$executeRaw`UPDATE outbox_messages SET locked_until = now() + interval '60 seconds', attempts = 1`;
  expect(await processJobs(handlerFor(async () => undefined))).toBe(0);
  await db.$executeRaw`UPDATE outbox_messages SET locked_until = now() - interval '1 second'`;
  expect(await processJobs(handlerFor(async () => undefined))).toBe(1);
});

test("clears a sensitive payload after sending", async () => {
  await enqueue(db, job("a"));
  const render = async () => ({ html: "token" });
  await processJobs(handled({ sensitive: true, render, send: async () => undefined }));
  const row = await db.outboxMessage.findFirstOrThrow();
  expect([row.payload, row.rendered]).toEqual([{}, null]);
});

test("clears the payload of a sensitive job a week after it has failed, and of no other job", async () => {
  const secretJobs = { secret: defineJob("s", z.object({ key: z.string() })) };
  const fails: JobHandler<Payload> = {
    sensitive: true,
    render: async () => ({ html: "token" }),
    send: () => Promise.reject(Object.assign(new Error("no such address"), { permanent: true })),
  };
  const handlers = [
    ...Object.values(handleJobs(secretJobs, { secret: fails })),
    ...handled({ ...fails, sensitive: false }),
  ];
  const secret = (key: string) => secretJobs.secret.job(key, { key });
  await enqueue(db, secret("old"), secret("new"), job("plain"));
  await processJobs(handlers);
  await enqueue(db, secret("pending"));
  await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() - interval '8 days' WHERE key <> 'new'`;
  await clearFailedJobs(handlers);
  const rows = await db.outboxMessage.findMany({ orderBy: { key: "asc" } });
  expect(rows.map(({ key, status, payload, rendered }) => [key, status, payload, rendered])).toEqual([
    ["new", "failed", { key: "new" }, { html: "token" }],
    ["old", "failed", {}, null],
    ["pending", "pending", { key: "pending" }, null],
    ["plain", "failed", { key: "plain" }, { html: "token" }],
  ]);
});

test("does not run jobs that another worker claimed after the claim expired", async () => {
  await enqueue(db, job("a"), job("b"), job("c"));
  const done: string[] = [];
  const another = handlerFor(async (payload) => void done.push(`second ${payload.key}`));
  const slow = handlerFor(async (payload) => {
    done.push(`first ${payload.key}`);
    await db.$executeRaw`UPDATE outbox_messages SET locked_until = now() - interval '1 second'`;
    await processJobs(another);
    throw new Error("too slow");
  });
  await processJobs(slow);
  expect(done.filter((line) => line.startsWith("first"))).toHaveLength(1);
  expect(done).toHaveLength(4);
  expect(await db.outboxMessage.count({ where: { status: "sent", lastError: null } })).toBe(3);
});

test("leaves a job to the worker that has claimed it meanwhile and is still busy", async () => {
  await enqueue(db, job("a"), job("b"));
  const done: unknown[] = [];
  const first = handlerFor(async ({ key }) => {
    done.push(key);
    // What the claim of another worker writes.
    await db.$executeRaw`
      UPDATE outbox_messages SET attempts = attempts + 1, locked_until = now() + interval '60 seconds' WHERE payload ->> 'key' <> ${String(key)}`;
  });
  expect(await processJobs(first)).toBe(1);
  expect(done).toHaveLength(1);
  expect(await db.outboxMessage.findMany({ where: { status: "pending" } })).toMatchObject([{ attempts: 2 }]);
});

test("stops at the time budget and releases the remaining jobs", async () => {
  await enqueue(db, job("a"), job("b"), job("c"));
  const slow = handlerFor(() => new Promise((done) => setTimeout(done, 250)));
  expect(await processJobs(slow, 20, 200)).toBe(1);
  const rows = await db.outboxMessage.findMany({ where: { status: "pending" } });
  expect(rows.map(({ attempts, lockedUntil }) => [attempts, lockedUntil])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(await processJobs(handlerFor(async () => undefined))).toBe(2);
});
