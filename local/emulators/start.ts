import http from "node:http";
import type { Secrets } from "../environment";
export async function startEmulators(options: { port: number; appUrl: string; secrets: Secrets }) {
  const server = http.createServer((_, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => server.listen(options.port, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  return {
    port,
    url: `http://localhost:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
