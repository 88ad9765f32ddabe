// Instances of the standalone build behind a proxy, as compose.yaml runs them: `node server.js` in a folder away from the project,
// without the rights to write there.
import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { findFreePort } from "@/tooling/dev-stack/ports";
import { waitForUrl } from "@/tooling/dev-stack/prepare";

export type StandaloneServers = { instances: string[]; proxy: string; stop: () => Promise<void> };

/** Node of the user `nobody` where this process may change its user. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Copies the standalone build and starts it `count` times, each with a port of its own, and a proxy in front of them. */
export async function startStandalone(
  build: string,
  count: number,
  env: Record<string, string>,
): Promise<StandaloneServers> {
  // Away from the project: Node would find its node_modules in a folder above.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "standalone-"));
  fs.cpSync(build, folder, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(folder, 0o755);
  const children: ChildProcess[] = [];
  const start = async () => {
    const port = await findFreePort(3400 + Math.floor(Math.random() * 200));
    const child = spawn(process.execPath, ["--max-old-space-size=384", "server.js"], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: "production",
        NODE_OPTIONS: "",
        HOSTNAME: "127.0.0.1",
        PORT: String(port),
        ...env,
      },
      stdio: ["ignore", "ignore", "inherit"],
      ...unprivileged,
    });
    children.push(child);
    const url = `http://127.0.0.1:${port}`;
    await waitForUrl(`${url}/api/health/ready`, 60, () => child.exitCode !== null);
    return url;
  };
  const removeAll = () => {
    for (const child of children) child.kill("SIGKILL");
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const instances = await Promise.all(Array.from({ length: count }, start));
    const proxy = await startProxy(instances);
    const stop = async () => {
      proxy.server.closeAllConnections();
      await new Promise((resolve) => proxy.server.close(resolve));
      removeAll();
    };
    return { instances, proxy: proxy.url, stop };
  } catch (error) {
    removeAll();
    throw error;
  }
}

/** Passes each request to the next instance, as a load balancer without sticky sessions does. */
async function startProxy(instances: string[]): Promise<{ server: http.Server; url: string }> {
  let next = 0;
  const server = http.createServer((request, reply) => {
    const instance = instances[next++ % instances.length] ?? "";
    const headers = { ...request.headers, "x-forwarded-for": request.socket.remoteAddress ?? "" };
    const passed = http.request(instance + request.url, { method: request.method, headers }, (response) => {
      reply.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(reply);
    });
    passed.once("error", () => reply.headersSent || reply.writeHead(502).end());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
