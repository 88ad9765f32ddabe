import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GET as getStats } from "@/app/api/admin/stats/route";
import { POST as postLogin } from "@/app/api/auth/login/route";
import { GET as getMe } from "@/app/api/me/route";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterEach(() => vi.restoreAllMocks());

/** What the log says of one call. */
async function logged(call: () => Promise<unknown>): Promise<unknown> {
  const info = vi.spyOn(log(), "info");
  await call();
  return info.mock.calls.find(([, message]) => (message as unknown) === "request")?.[0];
}

it("says who made a request", async () => {
  const actor = await makeActor();
  expect(await logged(() => callRoute(getMe, "/api/me", { as: actor }))).toMatchObject({
    userId: actor._id,
    method: "GET",
    path: "/api/me",
    status: 200,
    code: undefined,
  });
});

it("says why a sign-in failed, without its address or password", async () => {
  const { email } = await makeActor();
  const login = (password: string) => () => callRoute(postLogin, "/api/auth/login", { body: { email, password } });
  const failed = await logged(login("wrong-password"));
  expect(failed).toMatchObject({ path: "/api/auth/login", status: 401, code: "bad_credentials", userId: undefined });
  expect(JSON.stringify(failed)).not.toMatch(/wrong-password|@/);
  vi.restoreAllMocks();
  expect(await logged(login(SEED_PASSWORD))).toMatchObject({ path: "/api/auth/login", status: 200, code: undefined });
});

it("says who was refused, and that it was for a missing right", async () => {
  const actor = await makeActor();
  const line = await logged(() => callRoute(getStats, "/api/admin/stats", { as: actor }));
  expect(line).toMatchObject({ userId: actor._id, status: 403, code: "admin_only" });
});
