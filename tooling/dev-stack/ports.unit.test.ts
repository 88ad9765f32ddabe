import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { findFreePort, findFreePortRange, isPortFree, requireFreePort } from "./ports";

const servers: Server[] = [];
/** Takes a port; 0 is any. */
async function listen(port: number, host?: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

it.each(["127.0.0.1", "::", undefined])("notices a program that listens at %s", async (host) => {
  const port = await listen(0, host);
  expect(await isPortFree(port)).toBe(false);
  await expect(requireFreePort(port, "the app")).rejects.toThrow(
    `Port ${port}, which the app needs, is taken by another program.`,
  );
  expect(await findFreePort(port)).not.toBe(port);
});

it("gives the same result when asked twice", async () => {
  const port = await findFreePortRange(20_000);
  for (const neighbour of [port, port + 1, port + 2, port]) expect(await isPortFree(neighbour)).toBe(true);
});

it("skips a range of which one port is taken", async () => {
  const base = await findFreePortRange(21_000);
  await listen(base + 1, "127.0.0.1");
  expect(await findFreePortRange(base)).toBeGreaterThan(base);
});
