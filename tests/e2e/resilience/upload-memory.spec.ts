import { execFileSync } from "node:child_process";
import http from "node:http";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { makePersonas } from "@/tests/security/personas";
import { onlyFull } from "@/tests/tier";
import { startSecondInstance } from "../support/extra-servers";
import { expect, test } from "../support/fixtures";

const MEGABYTE = 1_000_000;
const boundary = "----upload";

/** The memory of a process, in megabytes. */
const readMemory = (pid: number) => (Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) * 1_024) / MEGABYTE;

/** Posts a form of so many megabytes in chunks, without a Content-Length. Resolves with the status when the connection is over. */
async function upload(url: string, token: string, megabytes: number): Promise<number | undefined> {
  const agent = new http.Agent({ keepAlive: true });
  const headers = {
    "content-type": `multipart/form-data; boundary=${boundary}`,
    cookie: `${sessionCookieName()}=${token}`,
  };
  const call = http.request(url, { method: "POST", headers, agent });
  // Each full buffer adds a listener.
  call.setMaxListeners(0);
  let status: number | undefined;
  const over = new Promise<void>((resolve) => {
    call.on("error", () => resolve());
    call.on("close", () => resolve());
    call.on("response", (response) => {
      status = response.statusCode;
      response.resume();
    });
  });
  call.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`);
  const chunk = Buffer.alloc(MEGABYTE, "x");
  for (let sent = 0; sent < megabytes && !call.destroyed; sent += 1)
    if (!call.write(chunk)) await Promise.race([new Promise((resolve) => call.once("drain", resolve)), over]);
  call.end(`\r\n--${boundary}--\r\n`);
  await over;
  agent.destroy();
  return status;
}

test(
  "an upload of 600 MB without a length is refused with 413, and takes less than 150 MB of memory",
  onlyFull,
  async () => {
    test.skip(process.platform === "win32", "reads the memory with ps");
    const { tokens } = await makePersonas();
    const server = await startSecondInstance();
    try {
      const send = (megabytes: number) =>
        upload(`${server.url}${adminApiPaths.productImage}`, String(tokens.admin), megabytes);
      // The first upload loads what the others use.
      expect(await send(6)).toBe(413);
      const before = readMemory(server.pid);
      let most = before;
      const sampled = setInterval(() => {
        most = Math.max(most, readMemory(server.pid));
      }, 50);
      const status = await send(600).finally(() => clearInterval(sampled));
      expect(status).toBe(413);
      expect(Math.max(most, readMemory(server.pid)) - before).toBeLessThan(150);
    } finally {
      await server.close();
    }
  },
);
