import { expect, test } from "@playwright/test";
import { knownPassword, makeUser } from "@/lib/accounts/factory";
import { paths } from "@/lib/platform/paths";
import { elsewhere } from "@/tests/hostile/addresses";
import { makeWorld } from "@/tests/hostile/world";
import { ask, expectNoOtherWay, expectPages, expectTable, forgetVisitors, site } from "./table";

// Every call is asked some eight times; a busy machine takes its time over that.
test.describe.configure({ mode: "default", timeout: 480_000 });

test.describe("with the middleware in front", () => {
  test("every call answers each of them as its row says, by cookie", async () => {
    await expectTable(site.url, false);
  });

  test("every call answers each of them as its row says, by bearer token", async () => {
    await expectTable(site.url, true);
  });

  test("guarded pages open to those they are for", async () => {
    await expectPages(site.url);
    const member = await ask(`${site.url}${paths.admin}`, { token: (await makeWorld()).tokens.vip });
    expect(member.text).toContain("Admin Access Required");
  });

  test("no other spelling of an address opens more", async () => {
    const world = await makeWorld();
    await expectNoOtherWay(site.url, world);
  });
});

test("next-auth follows no callback that leads elsewhere", async () => {
  const { email } = await makeUser();
  for (const callbackUrl of elsewhere.filter(Boolean)) {
    await forgetVisitors();
    const begun = await ask(`${site.url}/api/auth/csrf`, {});
    const cookie = begun.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const { csrfToken } = JSON.parse(begun.text) as { csrfToken: string };
    const body = new URLSearchParams({
      email,
      password: knownPassword,
      callbackUrl,
      csrfToken,
      json: "true",
    }).toString();
    const form = { cookie, "content-type": "application/x-www-form-urlencoded" };
    const answer = await ask(`${site.url}/api/auth/callback/credentials`, {
      method: "POST",
      sent: { body, headers: form },
    });
    expect.soft([callbackUrl.slice(0, 40), answer.status]).toEqual([callbackUrl.slice(0, 40), 200]);
    const { url } = JSON.parse(answer.text) as { url: string };
    expect.soft(url).toMatch(new RegExp(`^${site.url}/`));
    expect.soft([callbackUrl.slice(0, 40), /evil\.tld|[\r\n]/.test(url)]).toEqual([callbackUrl.slice(0, 40), false]);
  }
});
