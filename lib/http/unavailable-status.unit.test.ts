import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordUnavailable, sendUnavailableStatus } from "@/lib/http/unavailable-status";

const gone = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });

/** Fails as Next does: the error is reported first, then the response has status 500. */
const server = createServer((request, response) => {
  const path = request.url ?? "/";
  if (path.startsWith("/gone")) recordUnavailable(new Error("render", { cause: gone }), { path });
  if (path.startsWith("/broken")) recordUnavailable(new TypeError("x is undefined"), { path });
  response.statusCode = path === "/drops" ? 200 : 500;
  response.end("page");
});
beforeAll(async () => {
  sendUnavailableStatus();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
});

const ask = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return [response.status, response.headers.get("retry-after")];
};

test("a page that failed because the database is unavailable is answered with 503", async () => {
  expect(await ask("/gone?page=2")).toEqual([503, "5"]);
});

test("a page that failed for another reason is answered with 500", async () => {
  expect(await ask("/broken")).toEqual([500, null]);
});

test("a page that is shown keeps its status, also after a failure of the same path", async () => {
  recordUnavailable(gone, { path: "/drops" });
  expect(await ask("/drops")).toEqual([200, null]);
});

test("requests that shared the failed render are answered with 503 too", async () => {
  recordUnavailable(gone, { path: "/shared" });
  expect(await Promise.all([ask("/shared"), ask("/shared")])).toEqual([
    [503, "5"],
    [503, "5"],
  ]);
});
