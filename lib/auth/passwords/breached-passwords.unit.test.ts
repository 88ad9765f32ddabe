import { createHash } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { assertNewPassword } from "@/lib/auth/passwords/assert-new-password";
import { isBreachedPassword } from "@/lib/auth/passwords/breached-passwords";
import { env } from "@/lib/core/env";

const sha1 = (text: string) => createHash("sha1").update(text).digest("hex").toUpperCase();
const breached = "correct horse battery staple";
const hash = sha1(breached);

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  env().BREACHED_PASSWORDS_URL = undefined;
});

/** Starts the service and returns the requests that it gets. */
async function startService(reply: http.RequestListener): Promise<http.IncomingMessage[]> {
  const requests: http.IncomingMessage[] = [];
  server = http.createServer((request, response) => {
    requests.push(request);
    reply(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  env().BREACHED_PASSWORDS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return requests;
}

it("finds a breached password and sends five characters of its hash", async () => {
  const requests = await startService((_, response) => response.end(`${"0".repeat(35)}:3\r\n${hash.slice(5)}:12\r\n`));
  expect(await isBreachedPassword(breached)).toBe(true);
  expect(requests.map(({ url }) => url)).toEqual([`/range/${hash.slice(0, 5)}`]);
  expect(requests[0]?.headers["add-padding"]).toBe("true");
});

it("accepts a password that is not in the reply, or only pads it", async () => {
  await startService((_, response) => response.end(`${hash.slice(5)}:0\r\n${"A".repeat(35)}:9`));
  expect(await isBreachedPassword(breached)).toBe(false);
});

it("refuses a breached password with a sentence for its field", async () => {
  await startService((_, response) => response.end(`${hash.slice(5)}:12`));
  await expect(assertNewPassword(breached)).rejects.toMatchObject({
    code: "invalid_input",
    fields: { password: expect.stringContaining("data breach") },
  });
});

it("asks nothing for a common password", async () => {
  const requests = await startService((_, response) => response.end(""));
  await expect(assertNewPassword("password1")).rejects.toMatchObject({ code: "invalid_input" });
  expect(requests).toEqual([]);
});

it("accepts every password when no service is set", async () => {
  expect(await isBreachedPassword(breached)).toBe(false);
});

it.each<[string, http.RequestListener]>([
  ["returns an error", (_, response) => response.writeHead(503).end(`${hash.slice(5)}:12`)],
  ["redirects", (_, response) => response.writeHead(302, { location: "/elsewhere" }).end()],
  ["closes the connection", (request) => request.socket.destroy()],
  ["sends too much", (_, response) => response.end("0".repeat(300_000))],
])("accepts the password when the service %s", async (_, reply) => {
  await startService(reply);
  expect(await isBreachedPassword(breached)).toBe(false);
});

it("accepts the password after a second when the service is silent", async () => {
  await startService(() => {});
  const before = performance.now();
  expect(await isBreachedPassword(breached)).toBe(false);
  expect(performance.now() - before).toBeLessThan(3_000);
});
