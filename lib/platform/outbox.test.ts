import { beforeEach, expect, test } from "vitest";
import { db } from "./db";
import { deliver, enqueue, type TopicHandler } from "./outbox";

beforeEach(() => db.outboxMessage.deleteMany());

const effect = (key: string) => ({ topic: "t", key, payload: { key } });
const handlerFor = (send: TopicHandler["send"], more: Partial<TopicHandler> = {}) => ({ t: { send, ...more } });

test("an effect is done once, however often it is enqueued and delivered", async () => {
  const done: string[] = [];
  await Promise.all([1, 2, 3].map(() => enqueue(db, effect("a"))));
  const handlers = handlerFor(async (payload) => void done.push(String(payload.key)));
  await Promise.all([deliver(handlers), deliver(handlers), deliver(handlers)]);
  expect(done).toEqual(["a"]);
});

test("an effect whose change was rolled back is never done", async () => {
  await db
    .$transaction(async (tx) => {
      await enqueue(tx, effect("a"));
      throw new Error("rolled back");
    })
    .catch(() => undefined);
  expect(await deliver(handlerFor(async () => undefined))).toBe(0);
});

test("a failed effect is tried again later, with what was rendered the first time", async () => {
  const sent: unknown[] = [];
  let renders = 0;
  const handlers = handlerFor(
    async (rendered) => {
      sent.push(rendered.render);
      if (sent.length === 1) throw Object.assign(new Error("slow down"), { retryAfterSeconds: 30 });
    },
    { render: async () => ({ render: ++renders }) },
  );
  await enqueue(db, effect("a"));
  expect(await deliver(handlers)).toBe(0);
  expect(await deliver(handlers)).toBe(0);
  await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now()`;
  expect(await deliver(handlers)).toBe(1);
  expect(sent).toEqual([1, 1]);
});

test("a permanent failure is kept as failed and does not hold up the others", async () => {
  await enqueue(db, effect("a"), effect("b"));
  const handlers = handlerFor(async (payload) => {
    if (payload.key === "a") throw Object.assign(new Error("no such address"), { permanent: true });
  });
  expect(await deliver(handlers)).toBe(1);
  const rows = await db.outboxMessage.findMany({ orderBy: { key: "asc" } });
  expect(rows.map((row) => [row.status, row.lastError])).toEqual([
    ["failed", "no such address"],
    ["sent", null],
  ]);
});

test("a worker that died gives its effects back after a minute", async () => {
  await enqueue(db, effect("a"));
  await db.$executeRaw`UPDATE outbox_messages SET locked_until = now() + interval '60 seconds', attempts = 1`;
  expect(await deliver(handlerFor(async () => undefined))).toBe(0);
  await db.$executeRaw`UPDATE outbox_messages SET locked_until = now() - interval '1 second'`;
  expect(await deliver(handlerFor(async () => undefined))).toBe(1);
});

test("a secret is blanked once it has been sent", async () => {
  await enqueue(db, effect("a"));
  await deliver(handlerFor(async () => undefined, { sensitive: true, render: async () => ({ html: "token" }) }));
  const row = await db.outboxMessage.findFirstOrThrow();
  expect([row.payload, row.rendered]).toEqual([{}, null]);
});

test("a worker whose minute ran out leaves to the next one what that one has taken", async () => {
  await enqueue(db, effect("a"), effect("b"), effect("c"));
  const done: string[] = [];
  const another = handlerFor(async (payload) => void done.push(`second ${payload.key}`));
  const slow = handlerFor(async (payload) => {
    done.push(`first ${payload.key}`);
    await db.$executeRaw`UPDATE outbox_messages SET locked_until = now() - interval '1 second'`;
    await deliver(another);
    throw new Error("too slow");
  });
  await deliver(slow);
  expect(done.filter((line) => line.startsWith("first"))).toHaveLength(1);
  expect(done).toHaveLength(4);
  expect(await db.outboxMessage.count({ where: { status: "sent", lastError: null } })).toBe(3);
});

test("a worker whose time is over begins nothing more, and the next one has the rest at once", async () => {
  await enqueue(db, effect("a"), effect("b"), effect("c"));
  const slow = handlerFor(() => new Promise((done) => setTimeout(done, 250)));
  expect(await deliver(slow, 20, 200)).toBe(1);
  const rows = await db.outboxMessage.findMany({ where: { status: "pending" } });
  expect(rows.map(({ attempts, lockedUntil }) => [attempts, lockedUntil])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(await deliver(handlerFor(async () => undefined))).toBe(2);
});
