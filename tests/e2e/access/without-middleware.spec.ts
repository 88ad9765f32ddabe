import { expect, test } from "@playwright/test";
import { makePersonas } from "@/tests/security/personas";
import { type RunningServer, startWithoutMiddleware } from "../support/extra-servers";
import { expectAccessMatrix, expectGuardedPages, expectNoBypass, sendRequest, server } from "./access-checks";

// In order, because the second server is started only once.
test.describe.configure({ mode: "default", timeout: 480_000 });

test.describe("without the middleware", () => {
  let unguarded: RunningServer;
  test.beforeAll(async () => {
    test.setTimeout(480_000);
    unguarded = await startWithoutMiddleware();
  });
  test.afterAll(() => unguarded?.close());

  test("every endpoint returns the status of the access matrix", async () => {
    await expectAccessMatrix(unguarded.url, false);
  });

  test("guarded pages open only with access and contain no data of other users", async () => {
    await expectGuardedPages(unguarded.url);
  });

  test("no URL variant or spoofed header bypasses the access checks", async () => {
    await expectNoBypass(unguarded.url, await makePersonas());
  });

  test("a logout everywhere on the first server ends the session on this one", async () => {
    const { tokens } = await makePersonas();
    const me = (url: string) => sendRequest(`${url}/api/me`, { token: tokens.owner });
    expect((await me(unguarded.url)).status).toBe(200);
    const everywhere = { method: "POST", token: tokens.owner, input: { body: { everywhere: true } } };
    expect((await sendRequest(`${server.url}/api/auth/logout`, everywhere)).status).toBe(200);
    expect((await me(unguarded.url)).status).toBe(401);
  });
});
