import { expect, test } from "@playwright/test";
import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { paths } from "@/lib/core/urls/paths";
import { makePersonas } from "@/tests/security/personas";
import { unsafeTargets } from "@/tests/security/redirect-targets";
import { onlyFull } from "@/tests/tier";
import {
  clearRateLimits,
  expectAccessMatrix,
  expectGuardedPages,
  expectNoBypass,
  sendRequest,
  server,
} from "./access-checks";

// Every endpoint is called as eight personas, which is slow on a busy machine.
test.describe.configure({ mode: "default", timeout: 480_000 });

test.describe("with the middleware", () => {
  test("every endpoint returns the status of the access matrix for a session cookie", async () => {
    await expectAccessMatrix(server.url, false);
  });

  // Without a browser: `tests/security/access.test.ts` calls every handler with a bearer token.
  test("every endpoint returns the status of the access matrix for a bearer token", onlyFull, async () => {
    await expectAccessMatrix(server.url, true);
  });

  test("guarded pages open only with access and contain no data of other users", async () => {
    await expectGuardedPages(server.url);
    const member = await sendRequest(`${server.url}${paths.admin}`, { token: (await makePersonas()).tokens.vip });
    expect(member.text).toContain("Admin Access Required");
  });

  test("no URL variant or spoofed header bypasses the access checks", async () => {
    await expectNoBypass(server.url, await makePersonas());
  });
});

test("next-auth ignores a callback URL to another site", async () => {
  const { email } = await makeUser();
  for (const callbackUrl of unsafeTargets.filter(Boolean)) {
    await clearRateLimits();
    const csrf = await sendRequest(`${server.url}/api/auth/csrf`, {});
    const cookie = csrf.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const { csrfToken } = JSON.parse(csrf.text) as { csrfToken: string };
    const body = new URLSearchParams({
      email,
      password: SEED_PASSWORD,
      callbackUrl,
      csrfToken,
      json: "true",
    }).toString();
    const form = { cookie, "content-type": "application/x-www-form-urlencoded" };
    const response = await sendRequest(`${server.url}/api/auth/callback/credentials`, {
      method: "POST",
      input: { body, headers: form },
    });
    expect.soft([callbackUrl.slice(0, 40), response.status]).toEqual([callbackUrl.slice(0, 40), 200]);
    const { url } = JSON.parse(response.text) as { url: string };
    expect.soft(url).toMatch(new RegExp(`^${server.url}/`));
    expect.soft([callbackUrl.slice(0, 40), /evil\.tld|[\r\n]/.test(url)]).toEqual([callbackUrl.slice(0, 40), false]);
  }
});
