import { expect, test } from "@playwright/test";
import { makeWorld } from "@/tests/hostile/world";
import { type Door, openUnguarded } from "../second-door";
import { ask, expectNoOtherWay, expectPages, expectTable, site } from "./table";

// One after the other: the second door is opened once.
test.describe.configure({ mode: "default", timeout: 480_000 });

test.describe("without the middleware", () => {
  let door: Door;
  test.beforeAll(async () => {
    door = await openUnguarded();
  });
  test.afterAll(() => door?.close());

  test("every call answers each of them as its row says", async () => {
    await expectTable(door.url, false);
  });

  test("the pages themselves send away whom they are not for, and hold nothing of others", async () => {
    await expectPages(door.url);
  });

  test("no other spelling of an address opens more", async () => {
    await expectNoOtherWay(door.url, await makeWorld());
  });

  test("it shares nothing with the other door but what is behind both", async () => {
    const world = await makeWorld();
    const me = (url: string) => ask(`${url}/api/me`, { token: world.tokens.owner });
    expect((await me(door.url)).status).toBe(200);
    const everywhere = { method: "POST", token: world.tokens.owner, sent: { body: { everywhere: true } } };
    expect((await ask(`${site.url}/api/auth/logout`, everywhere)).status).toBe(200);
    expect((await me(door.url)).status).toBe(401);
  });
});
