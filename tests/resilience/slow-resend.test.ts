import { NextRequest } from "next/server";
import { afterEach, expect, test } from "vitest";
import { POST as postForgot } from "@/app/api/auth/forgot-password/route";
import { POST as postRegister } from "@/app/api/auth/register/route";
import { makeUser } from "@/lib/auth/factory";
import { backgroundSettled } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { db } from "@/lib/db/client";
import type { Handler } from "@/lib/http/route";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
import { newEmail } from "@/tests/security/personas";
import { emulator } from "@/tooling/dev-stack/test-context";

afterEach(() => emulator().faults("resend", "none"));

const newUser = () => ({ firstName: "Ada", lastName: "Obi", email: newEmail(), password: "a-good-password" });
const mailsTo = (email: string) =>
  emulator()
    .emails()
    .filter(({ to }) => to.includes(email));

/** Calls a handler without waiting for the jobs that it enqueued. */
async function time(handler: Handler, path: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  const request = new NextRequest(new URL(path, env().APP_URL), {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const began = performance.now();
  const response = await handler(request, { params: Promise.resolve({}) });
  const duration = performance.now() - began;
  expect(response.status).toBe(200);
  return duration;
}

test("registering and asking for a new password take less than a second while Resend times out, and their emails are sent later", async () => {
  // The first calls load what the others use.
  await time(postRegister, accountApiPaths.register, newUser());
  await time(postForgot, accountApiPaths.forgotPassword, { email: newEmail() });
  await backgroundSettled();
  const [user, { email }] = [newUser(), await makeUser()];
  emulator().faults("resend", "hang");
  expect(await time(postRegister, accountApiPaths.register, user)).toBeLessThan(1_000);
  expect(await time(postForgot, accountApiPaths.forgotPassword, { email })).toBeLessThan(1_000);
  await backgroundSettled();
  expect([...mailsTo(user.email), ...mailsTo(email)]).toEqual([]);
  emulator().faults("resend", "none");
  await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
  await runScheduledJobs();
  expect([mailsTo(user.email).length, mailsTo(email).length]).toEqual([1, 1]);
}, 60_000);
