import { beforeEach, describe, expect, test } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as verify } from "@/app/api/auth/verify/[token]/route";
import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { issueToken } from "@/lib/auth/issue-token";
import { backgroundSettled } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { newEmail } from "@/tests/security/personas";
import { safeTargets, unsafeTargets } from "@/tests/security/redirect-targets";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

const isSameOrigin = (path: string) =>
  new URL(path, "https://museum.test").origin === "https://museum.test" && !/[\r\n\\]/.test(path);

describe("redirectTo of the sign-in", () => {
  test.each(unsafeTargets)("%j is not followed", async (redirectTo) => {
    const { email } = await makeUser();
    const { status, body } = await callRoute(login, "/api/auth/login", {
      body: { email, password: SEED_PASSWORD, redirectTo },
    });
    expect([status, body.redirectTo]).toEqual([200, "/account"]);
    const form = new URLSearchParams({ email, password: SEED_PASSWORD, redirectTo }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const posted = await callRoute(login, "/api/auth/login", { body: form, headers });
    expect([posted.status, posted.headers.get("location")]).toEqual([303, "/account"]);
  });

  test.each(safeTargets)("%j is", async (redirectTo) => {
    const { email } = await makeUser();
    const { body } = await callRoute(login, "/api/auth/login", {
      body: { email, password: SEED_PASSWORD, redirectTo },
    });
    expect(body.redirectTo).toBe(redirectTo);
  });

  test("of a form that was refused comes back to the sign-in page as text", async () => {
    for (const redirectTo of unsafeTargets) {
      const form = new URLSearchParams({
        email: "nobody@livingarchive.test",
        password: "wrong",
        redirectTo,
      }).toString();
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const { status, headers: said } = await callRoute(login, "/api/auth/login", { body: form, headers });
      const location = said.get("location") ?? "";
      expect([redirectTo, status, /^\/login\?/.test(location), isSameOrigin(location)]).toEqual([
        redirectTo,
        303,
        true,
        true,
      ]);
    }
  });
});

test("a redirectTo of an emailed link is checked before it is stored and before it is followed", async () => {
  for (const redirectTo of unsafeTargets) {
    const email = newEmail();
    const body = { firstName: "Ada", lastName: "Obi", email, password: "a-good-password", redirectTo };
    expect((await callRoute(register, "/api/auth/register", { body })).status).toBe(200);
    await backgroundSettled();
    const mail = emulator()
      .emails()
      .find((one) => [one.to].flat().includes(email));
    expect(mail?.html).not.toMatch(/evil\.tld/);
    const token = mail?.text.match(/\/verify\/([\w-]+)/)?.[1] ?? "";
    const verified = await callRoute(verify, `/api/auth/verify/${token}`, { body: {}, params: { token } });
    expect([verified.status, verified.body.redirectTo]).toEqual([200, "/dashboard"]);
    // Somebody may have written to the table by hand.
    const user = await makeUser({ verified: false });
    const forged = await issueToken(db, { userId: user.id, purpose: "VerifyEmail", payload: { redirectTo } });
    const followed = await callRoute(verify, `/api/auth/verify/${forged}`, { body: {}, params: { token: forged } });
    expect(followed.body.redirectTo).toBe("/dashboard");
    await db.$executeRaw`DELETE FROM rate_limits`;
  }
}, 60_000);

test("links in mails are made of our own address, whatever host was asked", async () => {
  const email = newEmail();
  const body = { firstName: "Ada", lastName: "Obi", email, password: "a-good-password" };
  const headers = {
    host: "evil.tld",
    "x-forwarded-host": "evil.tld",
    forwarded: "host=evil.tld",
    "x-forwarded-proto": "https",
  };
  await callRoute(register, "/api/auth/register", { body, headers });
  await backgroundSettled();
  const mail = emulator()
    .emails()
    .find((one) => [one.to].flat().includes(email));
  expect(mail?.html).not.toContain("evil.tld");
  expect(mail?.text).toContain(`${env().APP_URL}/verify/`);
});
