// One instance of the app, as a process: every handler behind an HTTP server, and nothing shared with other instances but
// what the environment names. Prints its port when it is open.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server.js";
import type { Handler } from "@/lib/http/route";
import { listApiRoutes, loadHandlers } from "@/tooling/dev-stack/routes";

const knownRoutes = listApiRoutes().map((address) => ({
  address,
  pattern: new RegExp(`^${address.replace(/\[(\w+)\]/g, "(?<$1>[^/]+)").replace(/\[\.\.\.\w+\]/, ".+")}$`),
}));

// A folder with a fixed name comes before one that stands for any, and that before one that stands for several.
const specificity = ({ address }: { address: string }) =>
  address.includes("[...") ? 2 : address.includes("[") ? 1 : 0;
knownRoutes.sort((a, b) => specificity(a) - specificity(b));
// Handlers are loaded before the server listens: those that the test names, or all.
const preloadedRoutes = process.env.INSTANCE_ROUTES?.split(",") ?? knownRoutes.map(({ address }) => address);
for (const address of preloadedRoutes) await loadHandlers(address);

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const server = createServer(async (incoming, outgoing) => {
  const url = new URL(incoming.url ?? "/", process.env.APP_URL);
  const found = knownRoutes
    .map(({ address, pattern }) => ({ address, match: pattern.exec(url.pathname) }))
    .find((one) => one.match);
  const handler: Handler | undefined = found && (await loadHandlers(found.address))[incoming.method ?? "GET"];
  if (!handler) return outgoing.writeHead(404).end();
  const body = await readBody(incoming);
  const headers = new Headers(
    Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const request = new NextRequest(url, {
    method: incoming.method,
    headers,
    body: body.length ? new Uint8Array(body) : undefined,
  });
  const params = { ...found?.match?.groups };
  const response = await handler(request as never, { params: Promise.resolve(params) });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});

server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
