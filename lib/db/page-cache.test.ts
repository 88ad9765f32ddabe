import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Pool } from "pg";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db } from "@/lib/db/client";
import { prunePageCache } from "@/lib/db/prune-page-cache";
import { revalidatePages, revalidatePagesForBids, revalidatePagesSoon } from "@/lib/db/revalidate-pages";
import { recordStatements } from "@/tests/record-statements";

type Instance = typeof import("@/lib/db/page-cache.mjs").default;
type Page = Parameters<InstanceType<Instance>["set"]>[1];

let first: Instance;
let second: Instance;
let folder: string;

/** The page cache of a process of its own: the module is loaded again. */
async function startInstance(): Promise<Instance> {
  vi.resetModules();
  return (await import("@/lib/db/page-cache.mjs")).default;
}

/** Next's folder of a build. */
function makeBuild(id: string): string {
  const build = path.join(folder, id);
  fs.mkdirSync(path.join(build, "server"), { recursive: true });
  fs.writeFileSync(path.join(build, "BUILD_ID"), id);
  return path.join(build, "server");
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "page-cache-"));
  return () => fs.rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await db.cachedPage.deleteMany();
  [first, second] = [await startInstance(), await startInstance()];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A handler, as Next makes one for each request. */
const open = (instance: Instance, build = "build") => new instance({ serverDistDir: makeBuild(build) });
const makePage = (html: string, tag = "/drops", status = 200) => ({
  kind: "APP_PAGE",
  status,
  html,
  headers: { "x-next-cache-tags": `_N_T_/layout,_N_T_${tag}` },
});

/** A request that renders the page: Next looks for it, then stores it. */
async function render(instance: Instance, key: string, page: Page): Promise<void> {
  const handler = open(instance);
  await handler.get(key);
  await handler.set(key, page, { cacheControl: { revalidate: 3_600 } });
}

async function read(instance: Instance, key: string, build?: string): Promise<string | undefined> {
  return (await open(instance, build).get(key))?.value.html;
}

test("returns a page that another instance stored, with its lifetime, and no page of another build", async () => {
  await render(first, "/drops", makePage("two drops"));
  const found = await open(second).get("/drops");
  expect(found).toMatchObject({ value: makePage("two drops"), cacheControl: { revalidate: 3_600 } });
  expect(Math.abs((found?.lastModified ?? 0) - Date.now())).toBeLessThan(60_000);
  expect(await read(await startInstance(), "/drops", "next-build")).toBeUndefined();
  expect(await read(second, "/about")).toBeUndefined();
});

test("shows a change that may wait a second after its last render, and at once when the render is older", async () => {
  await render(first, "/drops", makePage("seven left"));
  await revalidatePagesSoon(["/drops"]);
  expect([await read(first, "/drops"), await read(second, "/drops")]).toEqual(["seven left", "seven left"]);
  await db.$executeRaw`UPDATE cached_pages SET rendered_at = rendered_at - interval '2 seconds'`;
  const third = await startInstance();
  expect(await read(third, "/drops")).toBeUndefined();
  await expect.poll(() => read(first, "/drops"), { timeout: 5_000 }).toBeUndefined();
  await render(first, "/drops", makePage("six left"));
  expect(await read(third, "/drops")).toBe("six left");
  await revalidatePages(["/drops"]);
  expect(await read(third, "/drops")).toBeUndefined();
});

test("changes that come together are stored by two writes, each after the change", async () => {
  await revalidatePages(["/drops"]);
  const changes = Array.from({ length: 50 }, (_, i) => ["/drops", `/drops/thing-${i}`]);
  const statements = await recordStatements(() => Promise.all(changes.map(revalidatePagesSoon)));
  expect(statements.filter((text) => text.includes("INSERT INTO page_invalidations")).length).toBeLessThanOrEqual(2);
  const stored = await db.$queryRaw`SELECT 1 FROM page_invalidations WHERE tag LIKE 'soon:%/drops/thing-%'`;
  expect(stored).toHaveLength(50);
  await render(first, "/drops", makePage("before"));
  void revalidatePages(["/about"]);
  await revalidatePages(["/drops"]);
  expect(await read(second, "/drops")).toBeUndefined();
});

test("stores the changes of a failed write with one more write", async () => {
  await render(first, "/drops", makePage("two drops"));
  vi.spyOn(Pool.prototype, "query").mockImplementationOnce((() => Promise.reject(new Error("timeout"))) as never);
  await revalidatePages(["/drops"]);
  expect(await read(first, "/drops")).toBe("two drops");
  await expect.poll(() => read(first, "/drops"), { timeout: 5_000 }).toBeUndefined();
});

test("an edit does not wait for a slow write of changes that may show later", async () => {
  await revalidatePagesSoon(["/drops"]);
  await render(first, "/about", makePage("before", "/about"));
  let sale: Promise<void> | undefined;
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM page_invalidations WHERE tag = 'soon:_N_T_/drops' FOR UPDATE`;
    sale = revalidatePagesSoon(["/drops"]);
    await revalidatePages(["/about"]);
    expect(await read(second, "/about")).toBeUndefined();
  });
  await sale;
});

test("shows a bid five seconds after the last render at the latest, so that a page is rendered once in five seconds", async () => {
  await render(first, "/auctions", makePage("40,700", "/auctions"));
  await revalidatePagesForBids(["/auctions"]);
  expect(await read(first, "/auctions")).toBe("40,700");
  await db.$executeRaw`UPDATE cached_pages SET rendered_at = rendered_at - interval '4 seconds'`;
  expect(await read(await startInstance(), "/auctions")).toBe("40,700");
  await db.$executeRaw`UPDATE cached_pages SET rendered_at = rendered_at - interval '1 second'`;
  expect(await read(await startInstance(), "/auctions")).toBeUndefined();
});

test("returns no page on any instance after something under its tags has changed, until it is rendered again", async () => {
  await render(first, "/drops", makePage("two drops"));
  await render(first, "/events", makePage("one event", "/events"));
  expect([await read(first, "/drops"), await read(second, "/drops")]).toEqual(["two drops", "two drops"]);
  await revalidatePages(["/drops"]);
  expect([await read(first, "/drops"), await read(second, "/drops")]).toEqual([undefined, undefined]);
  expect([await read(first, "/events"), await read(second, "/events")]).toEqual(["one event", "one event"]);
  await render(second, "/drops", makePage("three drops"));
  expect([await read(first, "/drops"), await read(second, "/drops")]).toEqual(["three drops", "three drops"]);
});

test("renders the embedded page of a leader again after an edit of a leader", async () => {
  // The tags that Next gives this route handler.
  const tags = "/embed/[leader]/layout,_N_T_/embed/[leader]/route,_N_T_/embed/shehu-shagari";
  await render(first, "/embed/shehu-shagari", makePage("before", tags));
  await revalidatePages(pagesShowing.leaders);
  expect(await read(second, "/embed/shehu-shagari")).toBeUndefined();
});

test("does not use a render that began before a change, nor replace a newer page with it", async () => {
  const early = open(first);
  await early.get("/drops");
  await revalidatePages(["/drops"]);
  await render(second, "/drops", makePage("three drops"));
  await early.set("/drops", makePage("two drops"));
  expect([await read(first, "/drops"), await read(second, "/drops")]).toEqual(["three drops", "three drops"]);
});

test("stores no redirect and no missing page, and removes the page that was there before", async () => {
  await render(first, "/drops/crown", makePage("a crown"));
  await render(first, "/drops/crown", makePage("not found", "/drops", 404));
  await render(first, "/old", makePage("", "/old", 308));
  expect(await db.cachedPage.count()).toBe(0);
  expect([await read(first, "/drops/crown"), await read(second, "/drops/crown")]).toEqual(["not found", undefined]);
  for (let index = 0; index < 50; index++) await render(first, `/nowhere/${index}`, makePage("no", "/nowhere", 404));
  expect([await read(first, "/drops/crown"), await read(first, "/nowhere/0")]).toEqual([undefined, "no"]);
});

test("forgets the least recently used page when its memory is full, and reads it from Postgres again", async () => {
  // Eight of these pages fit into the memory.
  const large = "x".repeat(8_000_000);
  const keys = Array.from({ length: 8 }, (_, index) => `/page/${index}`);
  for (const key of keys) await render(first, key, makePage(large));
  expect(await read(first, "/page/0")).toHaveLength(large.length);
  await render(first, "/page/8", makePage(large));
  expect(await read(first, "/page/1")).toHaveLength(large.length);
  await db.cachedPage.deleteMany();
  const inMemory: string[] = [];
  for (const key of [...keys, "/page/8"]) if (await read(first, key)) inMemory.push(key.slice(-1));
  expect(inMemory.join("")).toBe("01345678");
});

test("does not use pages older than a day, and the scheduled job deletes them", async () => {
  await render(first, "/drops", makePage("two drops"));
  await render(first, "/events", makePage("one event", "/events"));
  await db.$executeRaw`UPDATE cached_pages SET rendered_at = now() - interval '25 hours' WHERE key = '/drops'`;
  await db.$executeRaw`
    INSERT INTO page_invalidations (tag, changed_at) VALUES ('old', now() - interval '3 days'), ('new', now() - interval '1 day')`;
  expect([await read(second, "/drops"), await read(second, "/events")]).toEqual([undefined, "one event"]);
  await prunePageCache();
  expect(await db.cachedPage.findMany({ select: { key: true } })).toEqual([{ key: "/events" }]);
  expect(await db.pageInvalidation.findMany({ where: { tag: { in: ["old", "new"] } }, select: { tag: true } })).toEqual(
    [{ tag: "new" }],
  );
});

test("ignores keys that Postgres cannot store, and pages that a build renders", async () => {
  for (const key of ["/a\u0000", `/${"a".repeat(500)}`]) {
    await render(first, key, makePage("none"));
    expect(await read(first, key)).toBeUndefined();
  }
  vi.stubEnv("NEXT_PHASE", "phase-production-build");
  await render(first, "/drops", makePage("two drops"));
  vi.unstubAllEnvs();
  expect([await read(first, "/drops"), await db.cachedPage.count()]).toEqual([undefined, 0]);
});

test("without Postgres serves what is in memory, finds nothing else, throws nothing, and asks again a second later", async () => {
  await render(first, "/drops", makePage("two drops"));
  vi.useFakeTimers({ toFake: ["Date"] });
  const warnings = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const gone = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
  const connect = vi
    .spyOn(Pool.prototype, "connect")
    .mockImplementation(((done: (error: Error) => void) => done(gone)) as never);
  expect([await read(first, "/drops"), await read(first, "/about")]).toEqual(["two drops", undefined]);
  await render(second, "/drops", makePage("two drops"));
  expect(await read(second, "/drops")).toBeUndefined();
  expect(warnings.mock.calls.join("")).toContain("the page cache cannot reach Postgres");
  expect(connect).toHaveBeenCalledTimes(2);
  connect.mockRestore();
  await revalidatePages(["/drops"]);
  expect(await read(first, "/drops")).toBe("two drops");
  vi.setSystemTime(Date.now() + 1_000);
  expect(await read(first, "/drops")).toBeUndefined();
});
